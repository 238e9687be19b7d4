/** Chapter 6 of the rulebook: battles, strengths, ties, and the order of effects. */
import { describe, expect, it } from 'vitest'
import { breakTie, strengthOf } from './battles.ts'
import { deckOf } from '../decks/decks.ts'
import { after, eventsOf, field, namesOf, playMove, runAgenda } from '../testing.ts'

const SPACES = 'spaces: rum-5 / magic-shell / kraken-eye'
const boarding = (captains: string, more = ''): string => `standard | round: 1 | ${SPACES} | ${captains} ${more}| agenda: board, end-round`
const battles = (position: string): readonly string[] =>
  eventsOf(runAgenda(position).events, 'fought').map(
    ({ seats, winner, tied }) => `${seats.map(seat => 'ABCD'[seat]).join('')}:${winner === null ? '-' : 'ABCD'[winner]}${tied ? '=' : ''}`,
  )
const crew = (...crews: readonly string[]): string =>
  crews.map((pirates, seat) => `${'ABCD'[seat]}: 3${pirates === '' ? '' : ` pirates ${pirates}`}`).join(' | ')
/** B's board in a position where B is asked for the order. */
const ASKED = runAgenda(boarding('A: 3 rum rotgut | B: 3 pirates gunner recon brawler | C: 3 rum rum-1')).state

describe('battles', () => {
  it('[R6.1] each pair of neighbours fights once: four, three or one battle', () => {
    expect(battles(boarding(crew('cook', 'steward', 'mr-feather', 'gunner')))).toEqual(['AB:A', 'BC:C', 'CD:C', 'DA:A'])
    expect(battles(boarding(crew('cook', 'steward', 'mr-feather')))).toEqual(['AB:A', 'BC:C', 'CA:C'])
    expect(battles(boarding(crew('cook', 'steward')))).toEqual(['AB:A'])
  })

  it('[R6.1] with two captains there is at most one victory', () => {
    const { state } = runAgenda(boarding(crew('first-mate', '')))
    expect(state.captains[0]!.doubloons).toBe(5)
  })

  it('[R6.1] a boarding without Pirates has no effect', () => {
    const { events } = runAgenda(boarding(crew('', '', '')))
    expect(namesOf(events)).toBe('boarding-began fought fought fought pirates-discarded round-began looked')
  })

  it('[R6.2] example: 4 + 2 + 2 and a Rusty Sword make 7', () => {
    const pirates = ['mr-feather', 'first-mate', 'first-mate'].map(card => ({ card, against: [] }))
    expect(strengthOf(deckOf('completed'), { pirates, objects: [{ card: 'rusty-sword', doubloons: 0 }] })).toBe(7)
  })

  it('[R6.2] Objects count, strength may be negative, and it is counted before any effect', () => {
    const { events } = runAgenda(
      boarding('A: 3 pirates cook objects rusty-sword rusty-sword rusty-sword cutlass | B: 3 pirates recon | C: 3'),
    )
    expect(eventsOf(events, 'boarding-began')[0]!.strengths).toEqual([1, 1, 0])
    const low = 'A: 3 pirates recon objects rusty-sword rusty-sword | B: 3'
    expect(eventsOf(runAgenda(boarding(low)).events, 'boarding-began')[0]!.strengths).toEqual([-1, 0])
  })

  it('[R6.3] a captain without Pirates loses at any strength; two captains without Pirates do not fight', () => {
    expect(battles(boarding('A: 3 pirates recon objects rusty-sword rusty-sword | B: 3 objects cutlass cutlass', ''))).toEqual(['AB:A'])
    expect(battles(boarding(crew('', 'recon', '')))).toEqual(['AB:B', 'BC:B', 'CA:-'])
  })

  it('[R6.4] the Parrot’s captain wins ties, otherwise the first tied captain clockwise from it', () => {
    const tie = crew('cook', 'pickpocket', 'smuggler', 'swindler')
    const by = (parrot: string): readonly string[] => battles(boarding(tie).replace('standard |', `standard | parrot: ${parrot} |`))
    expect(by('A')).toEqual(['AB:A=', 'BC:B=', 'CD:C=', 'DA:A='])
    expect(by('C')).toEqual(['AB:A=', 'BC:C=', 'CD:C=', 'DA:D='])
    expect(breakTie([0, 2], 3, 4)).toBe(0)
    expect(breakTie([1, 2], 0, 4)).toBe(1)
  })
})

describe('the example of a boarding in the rulebook', () => {
  it('[R6.2, R6.3, R6.4, R6.5, R6.7, R6.12] Anna beats Bart and Celia, Bart beats Celia', () => {
    const position = `standard | parrot: C | round: 5 | A: 3 pirates brawler | B: 3 pirates steward cook | C: 3 objects cutlass cutlass | agenda: board, end-round`
    const { state, events } = runAgenda(position)
    expect(eventsOf(events, 'fought').map(({ winner, tied }) => [winner, tied])).toEqual([
      [0, true],
      [1, false],
      [0, false],
    ])
    expect(state.captains.map(({ doubloons }) => doubloons)).toEqual([5, 6, 3])
    expect([state.parrot, state.discards.length]).toEqual([1, 3])
  })
})

describe('resolution', () => {
  /** A is Jacek, B you, C Sonia, D Tomek. */
  const EXAMPLE = boarding(
    'A: 5 | B: 5 pirates rachel-cruz steward cook | C: 5 pirates mr-feather | D: 5 pirates first-mate objects cutlass rusty-sword',
  )

  it('[R6.5, R6.7, R6.12] example: strengths 6, 4, 2 and 0, starting with Jacek although the Parrot moves', () => {
    const { events, state } = runAgenda(EXAMPLE)
    expect(eventsOf(events, 'boarding-began')[0]!.strengths).toEqual([0, 6, 4, 2])
    expect(battles(EXAMPLE)).toEqual(['AB:B', 'BC:B', 'CD:C', 'DA:D'])
    expect(namesOf(events.slice(5))).toBe(
      'resolved stole-doubloons resolved stole-doubloons resolved gained resolved parrot-moved resolved',
    )
    expect(field(state, 'agenda')).toBe('discard-object D mr-feather C, resolve C, resolve D, end-boarding, end-round')
    const end = after(state, ['D: discard 2'])
    expect(end.captains.map(({ doubloons }) => doubloons - 5)).toEqual([-2, 7, -2, 2])
    expect(end.captains[3]!.objects).toEqual([{ card: 'cutlass.1', doubloons: 0 }])
    expect(end.parrot).toBe(1)
    expect(end.captains.every(({ pirates }) => pirates.length === 0)).toBe(true)
    expect(end.discards).toHaveLength(6)
  })

  it('[R6.5] a captain without a victory is skipped', () => {
    expect(field(ASKED, 'agenda')).toBe('resolve B, end-boarding, end-round')
    expect(playMove(ASKED, 'A: resolve 1 B').refusal).toEqual({ type: 'not-asked', seat: 1 })
  })

  it('[R6.6] the captain chooses the order, one defeated captain at a time', () => {
    expect(ASKED.captains[1]!.pirates.map(({ against }) => against)).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ])
    const one = after(ASKED, ['resolve 1 C'])
    expect(field(one, 'B')).toBe('3 pirates gunner.1>A recon.1>AC brawler.1>AC rum rum-1.1{C}')
    expect(playMove(one, 'resolve 1 C').refusal).toEqual({ type: 'wrong-victim', card: 'gunner', victim: 2 })
    expect(playMove(ASKED, 'resolve 1').refusal).toEqual({ type: 'wrong-victim', card: 'gunner', victim: null })
    const two = after(one, ['resolve 3'])
    expect(playMove(two, 'resolve 3').refusal).toEqual({ type: 'nothing-to-resolve', card: 'brawler' })
    expect(playMove(two, 'resolve 4').refusal).toEqual({ type: 'not-your-pirate', rules: ['R6.6'] })
  })

  it('[R6.6] the captain is not asked if the order cannot matter', () => {
    const { events } = runAgenda(boarding(crew('first-mate steward cook pickpocket brawler', '', '')))
    const effects = events.slice(4).filter(({ type }) => type !== 'resolved')
    expect(namesOf(effects.slice(0, 8))).toBe('gained gained gained no-effect stole-doubloons stole-doubloons gained gained')
  })

  it('[R6.7] an effect per victory is resolved twice, a 1x effect once', () => {
    const { state } = runAgenda(boarding(crew('first-mate steward', '', '')))
    expect(state.captains[0]!.doubloons).toBe(3 + 2 + 2 + 3)
  })

  it('[R6.8] only an exchange may be declined', () => {
    expect(playMove(ASKED, 'decline').refusal).toEqual({ type: 'another-question', asked: 'resolve', rules: ['R6.6'] })
    const asked = runAgenda(boarding('A: 3 pirates smuggler rum rotgut | B: 3 rum rum-4')).state
    const { state, events } = playMove(asked, 'decline')
    expect(events[0]).toEqual({ type: 'declined', seat: 0, card: 'smuggler' })
    expect([field(state!, 'A'), field(state!, 'B')]).toEqual(['3 rum rotgut.1', '3 rum rum-4.1'])
  })

  it('[R6.9] a later captain can take what an earlier one has won', () => {
    // A beats B and takes 2 doubloons; C beats A and takes one of them; B, beaten twice, has nothing left.
    const { state } = runAgenda(boarding('A: 0 pirates rachel-cruz | B: 2 | C: 0 pirates pickpocket'))
    expect(state.captains.map(({ doubloons }) => doubloons)).toEqual([1, 0, 1])
  })

  it('[R6.10] a Pirate gained during a boarding adds no strength, has no effect, and is discarded with the others', () => {
    const asked = runAgenda(boarding(crew('recon', '')).replace('rum-5', 'first-mate')).state
    const { state, events } = playMove(asked, 'pick 1 1')
    expect(namesOf(events)).toBe('picked added placed pirates-discarded round-began looked')
    expect(state!.captains[0]).toMatchObject({ doubloons: 3, pirates: [] })
    expect(state!.discards).toContain('first-mate.1')
  })

  it('[R6.11] an immediate card is resolved at once: Beer may cost an effect, but battles do not change', () => {
    const asked = runAgenda(boarding(crew('recon first-mate', '', '')).replace('rum-5', 'beer')).state
    const picked = after(asked, ['resolve 1', 'pick 1 1'])
    expect(field(picked, 'agenda')).toMatch(/^effect A beer discard-pirate/)
    expect(after(picked, ['discard 2']).captains[0]!.doubloons).toBe(3)
    expect(after(picked, ['discard 1']).captains[0]!.doubloons).toBe(7)
  })

  it.each([
    ['two', 'B: 3 rum rum-1 rum-2', 'B'],
    ['three', 'B: 3 rum rum-1 rum-2 | C: 3', 'BC'],
    ['four', 'B: 3 rum rum-1 rum-2 | C: 3 | D: 3', 'BD'],
  ])('[R6.11, R1.12] ruling 50, %s captains: Beer may discard either of two equal Pirates', (_, others, beaten) => {
    const asked = runAgenda(boarding(`A: 3 pirates recon gunner gunner | ${others}`).replace('rum-5', 'beer')).state
    const resolved = beaten.split('').map(victim => `resolve 2 ${victim}`)
    const beer = after(asked, [...resolved, 'resolve 1', 'pick 1 1'])
    expect(field(beer, 'agenda')).toMatch(/^effect A beer discard-pirate/)
    expect(field(beer, 'A')).toBe(`3 pirates recon.1 gunner.1 gunner.2>${beaten} rum rum-1.1{B}`)
    // The resolved one: the other Gunner still acts, at once if there is only one victim.
    const kept = after(beer, ['discard 2'])
    expect(kept.captains[0]!.rum.length).toBe(beaten.length > 1 ? 1 : 2)
    expect(kept.discards.filter(piece => piece.startsWith('gunner'))).toEqual(beaten.length > 1 ? ['gunner.1'] : ['gunner.1', 'gunner.2'])
    // The one whose effect is still to come: it is lost, and the boarding is over.
    const lost = after(beer, ['discard 3'])
    expect([lost.captains[0]!.rum.length, field(lost, 'discards')]).toEqual([1, 'beer.1 gunner.2 recon.1 gunner.1'])
  })

  it('[R5.6, R6.11] Beer asks about equal Pirates only if they differ in what is still to come', () => {
    const asked = runAgenda(boarding('A: 3 pirates recon first-mate first-mate | B: 3').replace('rum-5', 'beer')).state
    const beer = after(asked, ['resolve 1', 'pick 1 1'])
    expect(field(beer, 'agenda')).toMatch(/^effect A beer discard-pirate/)
    const alike = 'standard | A: 3 pirates gunner>B gunner>B | B: 3 | agenda: effect A beer discard-pirate, end-turn A'
    expect(field(runAgenda(alike).state, 'A')).toBe('3 pirates gunner.2>B')
    const differ = alike.replace('gunner>B gunner>B', 'gunner>B gunner')
    expect(field(runAgenda(differ).state, 'agenda')).toMatch(/^effect A beer/)
  })

  it('[R6.6, R1.12] of two equal Pirates, the captain chooses the one that acts', () => {
    const asked = runAgenda(boarding('A: 3 pirates gunner gunner | B: 3 rum rum-1 rum-2 | C: 3 rum rotgut')).state
    expect(field(after(asked, ['resolve 2 C']), 'A')).toBe('3 pirates gunner.1>BC gunner.2>B rum rotgut.1{C}')
    expect(playMove(after(asked, ['resolve 2 C']), 'resolve 2 C').refusal).toMatchObject({ type: 'wrong-victim' })
  })

  it('[R6.11] a Cutlass counts from the next boarding on', () => {
    const asked = runAgenda(boarding(crew('recon', 'gunner', '')).replace('rum-5', 'cutlass')).state
    expect(asked.boarding?.strengths).toEqual([1, 2, 0])
    const { state, events } = playMove(asked, 'pick 1 1')
    expect(state!.captains[0]!.objects).toHaveLength(1)
    expect(eventsOf(events, 'fought')).toEqual([])
  })

  it('[R6.12] all captains discard all their Pirates', () => {
    const { state, events } = runAgenda(boarding(crew('cook', 'first-mate steward', 'brawler')))
    expect(state.captains.map(({ pirates }) => pirates)).toEqual([[], [], []])
    expect(eventsOf(events, 'pirates-discarded')[0]!.pirates).toEqual([['cook'], ['first-mate', 'steward'], ['brawler']])
  })
})
