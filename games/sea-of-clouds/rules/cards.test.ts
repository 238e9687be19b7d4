/** Chapters 4 and 5 of the rulebook: cards are played, and immediate ones do something. */
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, playing, sailing } from './testing.ts'

const at = (space: string, captain = '3', rest = '/ cutlass / gunner'): string =>
  `standard | spaces: ${space} ${rest} | A: ${captain} | B: 3 | deck: steward rotgut kraken-eye cook …`

describe('playing cards', () => {
  it('[R4.1] the order is asked for where an immediate card is among two or more', () => {
    const asked = after(at('rum-1 beer cook', '3 pirates steward'), ['take'])
    expect(field(asked, 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(field(after(asked, ['play 1']), 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(playing(asked, 'play 3').state!.captains[0]!.pirates).toHaveLength(2)
    expect(playing(after(asked, ['play 1']), 'play 3').refusal).toEqual({ type: 'not-in-hand', place: 2 })
    expect(playing(asked, 'take').refusal).toEqual({ type: 'another-question', asked: 'play-cards' })
  })

  it('[R4.1] it is not asked for without one, nor for equal cards', () => {
    expect(field(after(at('rum-1 kraken-eye cook'), ['take']), 'agenda')).toBe('decide B 1, end-turn B')
    expect(field(after(at('treasure-map treasure-map'), ['take']), 'agenda')).toBe('decide B 1, end-turn B')
  })

  it('[R4.2] Rum and secrets go face down', () => {
    const { state, events } = playing(at('rum-1 rum-guide'), 'take')
    expect(field(state!, 'A')).toBe('3 rum rum-1.1 secrets rum-guide.1')
    expect(eventsOf(events, 'placed').map(({ card }) => [card.back, card.open])).toEqual([
      ['rum', false],
      ['object', false],
    ])
  })

  it('[R4.3] the rest lies face up, and is shown as it is taken', () => {
    const { state, events } = playing(at('kraken-eye cutlass.2 cook'), 'take')
    expect(field(state!, 'A')).toBe('3 pirates cook.1 relics kraken-eye.1 objects cutlass.2')
    expect(eventsOf(events, 'took')[0]!.cards.every(({ open }) => open)).toBe(true)
  })

  it('[R4.4] an immediate card is resolved whole, with its refill, and discarded before the next one', () => {
    const asked = after(at('grappling-hook purse'), ['take'])
    const picked = playing(after(asked, ['play 1']), 'pick 3 1')
    expect(namesOf(picked.events)).toBe('picked added placed played gained added looked')
    expect(field(picked.state!, 'discards')).toBe('grappling-hook.1 purse.1')
  })

  it('[R4.5] a card gained by an effect is played before the cards still waiting', () => {
    const asked = after(at('grappling-hook toll cook', '2', '/ purse / gunner'), ['take', 'play 1'])
    const { events, state } = playing(asked, 'pick 2 1')
    expect(namesOf(events)).toBe('picked added played gained')
    expect(field(state!, 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(state!.captains[0]!.doubloons).toBe(5)
  })

  it('[R4.6] discards lie open and never come back', () => {
    const state = after(at('purse').replace('deck: steward rotgut kraken-eye cook …', 'deck: steward | discards: …'), ['take', 'leave'])
    expect(state.deck).toEqual([])
    expect(state.discards).toContain('purse.1')
  })
})

describe('immediate effects', () => {
  const effect = (task: string, captain = '3', spaces = 'rum-1 / cutlass / gunner', more = ''): ReturnType<typeof sailing> =>
    sailing(
      `standard | parrot: B | spaces: ${spaces} | A: ${captain} | B: 3 ${more}| deck: steward rotgut kraken-eye … | agenda: effect A card ${task}, end-turn A`,
    )

  it('[R5.1] takes from the bank', () => expect(field(effect('take-doubloons 3').state, 'A')).toBe('6'))

  it('[R5.2] pays what is there, and no debt', () => {
    expect(field(effect('pay-doubloons 3').state, 'A')).toBe('0')
    expect(field(effect('pay-doubloons 3', '5').state, 'A')).toBe('2')
    const { state, events } = effect('pay-doubloons 3', '1 objects chest+5')
    expect(field(state, 'A')).toBe('0 objects chest.1+5')
    expect(events[0]).toEqual({ type: 'paid', seat: 0, amount: 1, card: 'card' })
  })

  it('[R5.3] takes the Parrot from whoever has it', () => {
    expect(effect('take-parrot').state.parrot).toBe(0)
    const again = sailing('standard | parrot: A | A: 3 | B: 3 | agenda: effect A card take-parrot, end-turn A')
    expect([again.state.parrot, again.events[0]!.type]).toEqual([0, 'no-effect'])
  })

  it('[R5.4] every space gets a card, in order; a full one, and all when the deck ends, a doubloon', () => {
    expect(field(effect('add-to-shares').state, 'spaces')).toBe('rum-1.1{B} steward.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
    expect(field(effect('add-to-shares', '3', 'rum-1 rum-2 rum-3 / cutlass / gunner').state, 'spaces')).toBe(
      'rum-1.1{B} rum-2.1{B} rum-3.1{B} +1 / cutlass.1 steward.1 / gunner.1 rotgut.1',
    )
    const short =
      'standard | spaces: rum-1 / cutlass / gunner | A: 3 | B: 3 | deck: cook | discards: … | agenda: effect A card add-to-shares, end-turn A'
    expect(field(sailing(short).state, 'spaces')).toBe('rum-1.1{B} cook.1{B} / cutlass.1 +1 / gunner.1 +1')
  })

  it('[R5.5] the Map also adds to the space being played, whose refill still follows', () => {
    const state = after(at('treasure-map'), ['take'])
    expect(field(state, 'spaces')).toBe('steward.1{B} cook.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
  })

  it('[R5.5] the Hook may take the Map’s card from there, without a further refill', () => {
    const asked = after(at('treasure-map grappling-hook'), ['take', 'play 1'])
    expect(field(asked, 'spaces')).toBe('steward.1 / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
    const { events, state } = playing(asked, 'pick 1 1')
    expect(namesOf(events)).toBe('picked placed added looked')
    expect(field(state!, 'spaces')).toBe('cook.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
  })

  it('[R5.5] the refill is a doubloon where three cards lie already', () => {
    const maps = sailing('standard | spaces: rum-1 rum-2 rum-3 / cutlass / gunner | A: 3 | B: 3 | agenda: refill 1, end-turn A')
    expect(field(maps.state, 'spaces')).toMatch(/^rum-1.1\{B\} rum-2.1\{B\} rum-3.1\{B\} \+1/)
  })

  it('[R5.6] one of the own Pirates goes, whichever the captain chooses', () => {
    const asked = effect('discard-pirate', '3 pirates cook steward')
    expect(field(asked.state, 'agenda')).toBe('effect A card discard-pirate, end-turn A')
    const state = after(asked.state, ['discard steward'])
    expect([field(state, 'A'), field(state, 'discards')]).toEqual(['3 pirates cook.1', 'steward.1'])
    expect(playing(asked.state, 'discard gunner').refusal).toEqual({ type: 'not-your-pirate', card: 'gunner' })
    expect(field(effect('discard-pirate', '3 pirates steward.2 steward.3').state, 'A')).toBe('3 pirates steward.3')
    expect(effect('discard-pirate').events[0]!.type).toBe('no-effect')
  })

  it('[R5.6] a Pirate of the same share that is still to be played is safe: the example of Beer', () => {
    const asked = after(at('beer cook', '3 pirates steward.2'), ['take'])
    expect(field(after(asked, ['play 1']), 'A')).toBe('3 pirates cook.1')
    expect(field(after(asked, ['play 2', 'discard cook']), 'A')).toBe('3 pirates steward.2')
  })

  it('[R5.7] any face-down card of any space, by its place; doubloons stay', () => {
    const asked = effect('take-share-card', '3', 'rum-1 rum-2 / cutlass +2 / gunner')
    expect(playing(asked.state, 'pick 2 2').refusal).toEqual({ type: 'no-card-there', space: 1, place: 1 })
    const { state } = playing(asked.state, 'pick 2 1')
    expect([field(state!, 'A'), field(state!, 'spaces')]).toEqual([
      '3 objects cutlass.1',
      'rum-1.1{B} rum-2.1{B} / steward.1 +2 / gunner.1',
    ])
  })

  it('[R5.7] the only card is taken unasked; doubloons alone are not', () => {
    expect(field(effect('take-share-card', '3', '- +1 / cook / - +2').state, 'A')).toBe('3 pirates cook.1')
    const none = effect('take-share-card', '3', '- +1 / - / - +2')
    expect([field(none.state, 'A'), none.events[0]!.type]).toEqual(['3', 'no-effect'])
  })
})
