/** Chapter 3 of the rulebook: turns and rounds. */
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, playMove } from './testing.ts'

const START = 'standard | spaces: rum-1 / cutlass / gunner | A: 3 | B: 3 | C: 3 | deck: steward rotgut kraken-eye cook …'
const EMPTY_DECK = 'standard | spaces: rum-1 / cutlass +1 / - +2 | A: 3 | B: 3 | deck: - | discards: …'

describe('the turn', () => {
  it('[R3.1] each captain has one turn, clockwise from the Hat', () => {
    const state = after(START.replace('standard |', 'standard | hat: C |'), ['take'])
    expect(field(state, 'agenda')).toBe('decide A 1, end-turn A')
    const round = after(state, ['take', 'take'])
    expect([field(round, 'round'), field(round, 'agenda')]).toEqual(['2', 'decide C 1, end-turn C'])
    expect(playMove(START, 'B: take').refusal).toEqual({ type: 'not-asked', seat: 0 })
  })

  it('[R3.2] a captain looks at space 1, then 2, then 3, and never goes back', () => {
    const { events, state } = playMove(START, 'leave')
    expect(eventsOf(events, 'looked')).toEqual([
      { type: 'looked', seat: 0, space: 1, cards: [{ back: 'object', face: 'cutlass', open: false, seenBy: [0] }], isNew: [true] },
    ])
    expect(field(state!, 'agenda')).toBe('decide A 2, end-turn A')
    expect(field(after(state!, ['leave']), 'agenda')).toBe('decide A 3, end-turn A')
  })

  it('[R3.3] a captain takes all cards and doubloons, the doubloons first', () => {
    const { state, events } = playMove('standard | spaces: toll beer gunner +4 / cook / cook | A: 0 | B: 3', 'take')
    expect(eventsOf(events, 'took')[0]).toMatchObject({ doubloons: 4, cards: [{ face: 'toll' }, { face: 'beer' }, { face: 'gunner' }] })
    expect(state!.captains[0]!.doubloons).toBe(4)
    expect(after(state!, ['play 1']).captains[0]!.doubloons).toBe(1)
  })

  it('[R3.4] the top card of the deck is added unseen to a share that is left', () => {
    const state = after(START, ['leave'])
    expect(field(state, 'spaces')).toBe('rum-1.1{A} steward.1 / cutlass.1{A} / gunner.1')
  })

  it('[R3.5] a space never gets a fourth card, but any number of doubloons', () => {
    const full = START.replace('spaces: rum-1', 'spaces: rum-1 rum-2 rum-3 +3')
    const { state, events } = playMove(full, 'leave')
    expect(field(state!, 'spaces')).toMatch(/^rum-1.1\{A\} rum-2.1\{A\} rum-3.1\{A\} \+4 \//)
    expect(eventsOf(events, 'added')).toEqual([{ type: 'added', space: 0, back: null, why: 'left', top: 'pirate' }])
    expect(state!.deck).toHaveLength(94 - 5)
  })

  it('[R3.6] a captain who leaves all three spaces takes the top card and must keep it; nothing is refilled', () => {
    const state = after(START, ['leave', 'leave', 'leave'])
    expect(field(state, 'spaces')).toBe('rum-1.1{AB} steward.1{B} / cutlass.1{A} rotgut.1 / gunner.1{A} kraken-eye.1')
    expect(field(state, 'A')).toBe('3 pirates cook.1')
    expect(field(state, 'agenda')).toBe('decide B 1, end-turn B')
  })

  it('[R3.6] an immediate top card is resolved', () => {
    const state = after(START.replace('cook …', 'purse …'), ['leave', 'leave', 'leave'])
    expect([field(state, 'A'), field(state, 'discards')]).toEqual(['6', 'purse.1'])
  })

  it('[R3.7] the emptied space gets one card after all cards are played, then the turn ends', () => {
    const { events, state } = playMove(START, 'take')
    expect(namesOf(events)).toBe('took placed added looked')
    expect(field(state!, 'spaces')).toBe('steward.1{B} / cutlass.1 / gunner.1')
  })

  it('[R3.8] a space emptied by an effect is refilled at once', () => {
    const { events, state } = playMove(after(START.replace('rum-1', 'grappling-hook'), ['take']), 'pick 3 1')
    expect(namesOf(events)).toBe('picked added placed added looked')
    expect(field(state!, 'spaces')).toBe('rotgut.1{B} / cutlass.1 / steward.1')
  })

  it('[R3.8] a space that still has a card is not refilled', () => {
    const state = after(START.replace('rum-1', 'grappling-hook').replace('/ gunner', '/ gunner cook'), ['take', 'pick 3 1'])
    expect(field(state, 'spaces')).toBe('steward.1{B} / cutlass.1 / cook.1')
  })

  it('[R3.9] with an empty deck, a doubloon replaces every card', () => {
    const left = after(EMPTY_DECK, ['leave'])
    expect(field(left, 'spaces')).toBe('rum-1.1{A} +1 / cutlass.1{A} +1 / - +2')
    expect(field(after(EMPTY_DECK, ['take']), 'spaces')).toBe('- +1 / cutlass.1 +1 / - +2')
  })

  it('[R3.9] a space with only doubloons may be taken; a captain who leaves all spaces takes one from the bank', () => {
    expect(field(after(EMPTY_DECK, ['leave', 'leave', 'take']), 'A')).toBe('5')
    const { state, events } = playMove(after(EMPTY_DECK, ['leave', 'leave']), 'leave')
    expect(field(state!, 'A')).toBe('4')
    expect(namesOf(events)).toBe('left added found-deck-empty looked')
  })

  it('[R3.10] after the last captain’s turn comes a boarding, if the track has one, then the next round', () => {
    const last = `${START} | agenda: decide C 1, end-turn C`
    expect(namesOf(playMove(last, 'take').events)).toBe('took placed added round-began looked')
    expect(namesOf(playMove(last.replace('standard |', 'standard | round: 5 |'), 'take').events)).toBe(
      'took placed added boarding-began fought fought fought pirates-discarded round-began looked',
    )
  })

  it('[R3.2, R3.4, R3.5, R3.7] example: three, two and two cards; leave, leave, take', () => {
    const position = 'standard | spaces: rum-1 gunner cutlass / rum-2 cook / kraken-eye rusty-sword | A: 3 | B: 3 | C: 3'
    const state = after(position, ['leave', 'leave', 'take'])
    const size = (space: number): readonly number[] => [state.shares[space]!.cards.length, state.shares[space]!.doubloons]
    expect([size(0), size(1), size(2)]).toEqual([
      [3, 1],
      [3, 0],
      [1, 0],
    ])
    expect(field(state, 'A')).toBe('3 relics kraken-eye.1 objects rusty-sword.1')
    expect(state.deck).toHaveLength(94 - 7 - 2)
    expect(field(state, 'agenda')).toBe('decide B 1, end-turn B')
  })
})

describe('the example of a turn in the rulebook', () => {
  it('[R3.2, R3.3, R3.4, R3.5, R3.7] the captain leaves spaces 1 and 2 and takes space 3', () => {
    const position = 'standard | spaces: rum-1 gunner cutlass +1 / rum-2 / kraken-eye rusty-sword +1 | A: 3 | B: 3 | C: 3'
    const state = after(position, ['leave', 'leave', 'take'])
    expect(state.shares.map(({ cards, doubloons }) => [cards.length, doubloons])).toEqual([
      [3, 2],
      [2, 0],
      [1, 0],
    ])
    expect(field(state, 'A')).toBe('4 relics kraken-eye.1 objects rusty-sword.1')
    expect(field(state, 'agenda')).toBe('decide B 1, end-turn B')
  })
})

describe('a step that reveals a new back on the deck', () => {
  const revealedBy = (position: string, move: string): boolean => playMove(position, move).revealed

  it('[R10.1] says so, because a back is no piece that could be hidden', () => {
    expect(revealedBy(START, 'leave')).toBe(true)
    expect(revealedBy(START, 'take')).toBe(true) // the refill
  })

  it('[R10.1] says nothing if no card is drawn, or the last one', () => {
    expect(revealedBy(START.replace('rum-1 /', 'rum-1 rum-2 rum-3 /'), 'leave')).toBe(false)
    expect(revealedBy(EMPTY_DECK, 'leave')).toBe(false)
    expect(revealedBy(EMPTY_DECK.replace('deck: - |', 'deck: cook |'), 'leave')).toBe(false)
  })
})
