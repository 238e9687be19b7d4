/** Chapter 6 of the rulebook: battles, strengths, ties, and the order in which effects are resolved. */
import { describe, expect, it } from 'vitest'
import { favoured, strengthOf } from './boarding.ts'
import { deckOf } from './pieces.ts'
import { after, eventsOf, field, namesOf, playing, sailing } from './testing.ts'

const SPACES = 'spaces: rum-5 / magic-shell / kraken-eye'
const boarding = (captains: string, more = ''): string => `standard | round: 1 | ${SPACES} | ${captains} ${more}| agenda: board, end-round`
const battles = (position: string): readonly string[] =>
  eventsOf(sailing(position).events, 'fought').map(
    ({ seats, winner, tied }) => `${seats.map(seat => 'ABCD'[seat]).join('')}:${winner === null ? '-' : 'ABCD'[winner]}${tied ? '=' : ''}`,
  )
const crew = (...crews: readonly string[]): string =>
  crews.map((pirates, seat) => `${'ABCD'[seat]}: 3${pirates === '' ? '' : ` pirates ${pirates}`}`).join(' | ')
/** The captain looked for, in a position where B is asked for the order. */
const ASKED = sailing(boarding('A: 3 rum rotgut | B: 3 pirates gunner recon brawler | C: 3 rum rum-1')).state

describe('battles', () => {
  it('[R6.1] neighbours fight once: four battles, three, and a single one', () => {
    expect(battles(boarding(crew('cook', 'steward', 'mr-feather', 'gunner')))).toEqual(['AB:A', 'BC:C', 'CD:C', 'DA:A'])
    expect(battles(boarding(crew('cook', 'steward', 'mr-feather')))).toEqual(['AB:A', 'BC:C', 'CA:C'])
    expect(battles(boarding(crew('cook', 'steward')))).toEqual(['AB:A'])
  })

  it('[R6.1] with two captains there is one victory at most', () => {
    const { state } = sailing(boarding(crew('first-mate', '')))
    expect(state.captains[0]!.doubloons).toBe(5)
  })

  it('[R6.1] a boarding without Pirates is held and does nothing', () => {
    const { events } = sailing(boarding(crew('', '', '')))
    expect(namesOf(events)).toBe('boarding-began fought fought fought pirates-discarded round-began looked')
  })

  it('[R6.2] the example: 4 + 2 + 2 and a Rusty Sword make 7', () => {
    const pirates = ['mr-feather', 'first-mate', 'first-mate'].map(card => ({ card, against: [] }))
    expect(strengthOf(deckOf('completed'), { pirates, objects: [{ card: 'rusty-sword', doubloons: 0 }] })).toBe(7)
  })

  it('[R6.2] Objects count, also below 0, and all is reckoned before any effect', () => {
    const { events } = sailing(
      boarding('A: 3 pirates cook objects rusty-sword rusty-sword rusty-sword cutlass | B: 3 pirates recon | C: 3'),
    )
    expect(eventsOf(events, 'boarding-began')[0]!.strengths).toEqual([1, 1, 0])
    const low = 'A: 3 pirates recon objects rusty-sword rusty-sword | B: 3'
    expect(eventsOf(sailing(boarding(low)).events, 'boarding-began')[0]!.strengths).toEqual([-1, 0])
  })

  it('[R6.3] no Pirates lose, whatever the strength; two without any do not fight', () => {
    expect(battles(boarding('A: 3 pirates recon objects rusty-sword rusty-sword | B: 3 objects cutlass cutlass', ''))).toEqual(['AB:A'])
    expect(battles(boarding(crew('', 'recon', '')))).toEqual(['AB:B', 'BC:B', 'CA:-'])
  })

  it('[R6.4] the Parrot wins ties, else whoever is reached first clockwise from it', () => {
    const tie = crew('cook', 'pickpocket', 'smuggler', 'swindler')
    const by = (parrot: string): readonly string[] => battles(boarding(tie).replace('standard |', `standard | parrot: ${parrot} |`))
    expect(by('A')).toEqual(['AB:A=', 'BC:B=', 'CD:C=', 'DA:A='])
    expect(by('C')).toEqual(['AB:A=', 'BC:C=', 'CD:C=', 'DA:D='])
    expect(favoured([0, 2], 3, 4)).toBe(0)
    expect(favoured([1, 2], 0, 4)).toBe(1)
  })
})

describe('resolution', () => {
  /** A is Jacek, B you, C Sonia, D Tomek. */
  const EXAMPLE = boarding(
    'A: 5 | B: 5 pirates rachel-cruz steward cook | C: 5 pirates mr-feather | D: 5 pirates first-mate objects cutlass rusty-sword',
  )

  it('[R6.5, R6.7, R6.12] the example: 6, 4, 2 and 0, from Jacek on, although the Parrot moves', () => {
    const { events, state } = sailing(EXAMPLE)
    expect(eventsOf(events, 'boarding-began')[0]!.strengths).toEqual([0, 6, 4, 2])
    expect(battles(EXAMPLE)).toEqual(['AB:B', 'BC:B', 'CD:C', 'DA:D'])
    expect(namesOf(events.slice(5))).toBe('stole-doubloons stole-doubloons gained parrot-moved')
    expect(field(state, 'agenda')).toBe('discard-object D mr-feather C, resolve C, resolve D, end-boarding, end-round')
    const end = after(state, ['D: discard rusty-sword'])
    expect(end.captains.map(({ doubloons }) => doubloons - 5)).toEqual([-2, 7, -2, 2])
    expect(end.captains[3]!.objects).toEqual([{ card: 'cutlass.1', doubloons: 0 }])
    expect(end.parrot).toBe(1)
    expect(end.captains.every(({ pirates }) => pirates.length === 0)).toBe(true)
    expect(end.discards).toHaveLength(6)
  })

  it('[R6.5] whoever has won nothing is passed over', () => {
    expect(field(ASKED, 'agenda')).toBe('resolve B, end-boarding, end-round')
    expect(playing(ASKED, 'A: resolve gunner B').refusal).toEqual({ type: 'not-asked', seat: 1 })
  })

  it('[R6.6] any order, one defeated captain at a time', () => {
    expect(ASKED.captains[1]!.pirates.map(({ against }) => against)).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ])
    const one = after(ASKED, ['resolve gunner C'])
    expect(field(one, 'B')).toBe('3 pirates gunner.1>A recon.1>AC brawler.1>AC rum rum-1.1{C}')
    expect(playing(one, 'resolve gunner C').refusal).toEqual({ type: 'wrong-victim', card: 'gunner', victim: 2 })
    expect(playing(ASKED, 'resolve gunner').refusal).toEqual({ type: 'wrong-victim', card: 'gunner', victim: null })
    const two = after(one, ['resolve brawler'])
    expect(playing(two, 'resolve brawler').refusal).toEqual({ type: 'nothing-to-resolve', card: 'brawler' })
    expect(playing(two, 'resolve cook').refusal).toEqual({ type: 'not-your-pirate', card: 'cook' })
  })

  it('[R6.6] nothing is asked where the order can change nothing', () => {
    const { events } = sailing(boarding(crew('first-mate steward cook pickpocket brawler', '', '')))
    expect(namesOf(events.slice(4, 12))).toBe('gained gained gained no-effect stole-doubloons stole-doubloons gained gained')
  })

  it('[R6.7] per victory twice, 1x once', () => {
    const { state } = sailing(boarding(crew('first-mate steward', '', '')))
    expect(state.captains[0]!.doubloons).toBe(3 + 2 + 2 + 3)
  })

  it('[R6.8] only an exchange may be declined', () => {
    expect(playing(ASKED, 'decline').refusal).toEqual({ type: 'another-question', asked: 'resolve' })
    const asked = sailing(boarding('A: 3 pirates smuggler rum rotgut | B: 3 rum rum-4')).state
    const { state, events } = playing(asked, 'decline')
    expect(events[0]).toEqual({ type: 'declined', seat: 0, card: 'smuggler' })
    expect([field(state!, 'A'), field(state!, 'B')]).toEqual(['3 rum rotgut.1', '3 rum rum-4.1'])
  })

  it('[R6.9] a later captain takes what an earlier one has won', () => {
    // A beats B and takes 2 doubloons; C beats A and takes one of them; B, beaten twice, has nothing left.
    const { state } = sailing(boarding('A: 0 pirates rachel-cruz | B: 2 | C: 0 pirates pickpocket'))
    expect(state.captains.map(({ doubloons }) => doubloons)).toEqual([1, 0, 1])
  })

  it('[R6.10] a Pirate gained meanwhile adds nothing, does nothing, and goes with the others', () => {
    const asked = sailing(boarding(crew('recon', '')).replace('rum-5', 'first-mate')).state
    const { state, events } = playing(asked, 'pick 1 1')
    expect(namesOf(events)).toBe('picked added placed pirates-discarded round-began looked')
    expect(state!.captains[0]).toMatchObject({ doubloons: 3, pirates: [] })
    expect(state!.discards).toContain('first-mate.1')
  })

  it('[R6.11] an immediate card is resolved at once: Beer may cost an effect, and battles stay', () => {
    const asked = sailing(boarding(crew('recon first-mate', '', '')).replace('rum-5', 'beer')).state
    const picked = after(asked, ['resolve recon', 'pick 1 1'])
    expect(field(picked, 'agenda')).toMatch(/^effect A beer discard-pirate/)
    expect(after(picked, ['discard first-mate']).captains[0]!.doubloons).toBe(3)
    expect(after(picked, ['discard recon']).captains[0]!.doubloons).toBe(7)
  })

  it('[R6.11] of equal Pirates one that is resolved goes first', () => {
    const asked = sailing(boarding('A: 3 pirates recon gunner gunner | B: 3 rum rum-1 rum-2 | C: 3').replace('rum-5', 'beer')).state
    const beer = after(asked, ['resolve gunner B', 'resolve gunner C', 'resolve recon', 'pick 1 1', 'discard gunner'])
    expect(field(beer, 'A')).toBe('3 pirates recon.1 gunner.2>BC rum rum-1.1{B}')
  })

  it('[R6.11] a Cutlass counts from the next boarding on', () => {
    const asked = sailing(boarding(crew('recon', 'gunner', '')).replace('rum-5', 'cutlass')).state
    expect(asked.boarding?.strengths).toEqual([1, 2, 0])
    const { state, events } = playing(asked, 'pick 1 1')
    expect(state!.captains[0]!.objects).toHaveLength(1)
    expect(eventsOf(events, 'fought')).toEqual([])
  })

  it('[R6.12] all Pirates of all captains are discarded', () => {
    const { state, events } = sailing(boarding(crew('cook', 'first-mate steward', 'brawler')))
    expect(state.captains.map(({ pirates }) => pirates)).toEqual([[], [], []])
    expect(eventsOf(events, 'pirates-discarded')[0]!.pirates).toEqual([['cook'], ['first-mate', 'steward'], ['brawler']])
  })
})
