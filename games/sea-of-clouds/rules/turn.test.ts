/** Chapter 3 of the rulebook, position by position. */
import type { Random } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, playing } from './testing.ts'

const START = 'standard | spaces: rum-1 / cutlass / gunner | A: 3 | B: 3 | C: 3 | deck: steward rotgut kraken-eye cook …'
const EMPTY_DECK = 'standard | spaces: rum-1 / cutlass +1 / - +2 | A: 3 | B: 3 | deck: - | discards: …'

describe('the turn', () => {
  it('[R3.1] each captain has one turn, clockwise from the Hat', () => {
    const state = after(START.replace('standard |', 'standard | hat: C |'), ['take'])
    expect(field(state, 'agenda')).toBe('decide A 1, end-turn A')
    const round = after(state, ['take', 'take'])
    expect([field(round, 'round'), field(round, 'agenda')]).toEqual(['2', 'decide C 1, end-turn C'])
    expect(playing(START, 'B: take').refusal).toEqual({ type: 'not-asked', seat: 0 })
  })

  it('[R3.2] space 1 first, then 2, then 3, and never back', () => {
    const { events, state } = playing(START, 'leave')
    expect(eventsOf(events, 'looked')).toEqual([
      { type: 'looked', seat: 0, space: 1, cards: [{ back: 'object', face: 'cutlass', open: false, seenBy: [0] }] },
    ])
    expect(field(state!, 'agenda')).toBe('decide A 2, end-turn A')
    expect(field(after(state!, ['leave']), 'agenda')).toBe('decide A 3, end-turn A')
  })

  it('[R3.3] all cards and all doubloons, the doubloons first', () => {
    const { state, events } = playing('standard | spaces: toll rum-1 gunner +4 / cook / cook | A: 0 | B: 3', 'take')
    expect(eventsOf(events, 'took')[0]).toMatchObject({ doubloons: 4, cards: [{ face: 'toll' }, { face: 'rum-1' }, { face: 'gunner' }] })
    expect(state!.captains[0]!.doubloons).toBe(4)
    expect(after(state!, ['play 1']).captains[0]!.doubloons).toBe(1)
  })

  it('[R3.4] what is left grows by the top card, unseen', () => {
    const state = after(START, ['leave'])
    expect(field(state, 'spaces')).toBe('rum-1.1{A} steward.1 / cutlass.1{A} / gunner.1')
  })

  it('[R3.5] never a fourth card, but doubloons without limit', () => {
    const full = START.replace('spaces: rum-1', 'spaces: rum-1 rum-2 rum-3 +3')
    const { state, events } = playing(full, 'leave')
    expect(field(state!, 'spaces')).toMatch(/^rum-1.1\{A\} rum-2.1\{A\} rum-3.1\{A\} \+4 \//)
    expect(eventsOf(events, 'added')).toEqual([{ type: 'added', space: 0, back: null, why: 'left' }])
    expect(state!.deck).toHaveLength(94 - 5)
  })

  it('[R3.6] whoever leaves all three takes the top card and must keep it; nothing is refilled', () => {
    const state = after(START, ['leave', 'leave', 'leave'])
    expect(field(state, 'spaces')).toBe('rum-1.1{AB} steward.1{B} / cutlass.1{A} rotgut.1 / gunner.1{A} kraken-eye.1')
    expect(field(state, 'A')).toBe('3 pirates cook.1')
    expect(field(state, 'agenda')).toBe('decide B 1, end-turn B')
  })

  it('[R3.6] an immediate top card is resolved', () => {
    const state = after(START.replace('cook …', 'purse …'), ['leave', 'leave', 'leave'])
    expect([field(state, 'A'), field(state, 'discards')]).toEqual(['6', 'purse.1'])
  })

  it('[R3.7] the emptied space gets one card after all cards are played, then the turn is over', () => {
    const { events, state } = playing(START, 'take')
    expect(namesOf(events)).toBe('took placed added looked')
    expect(field(state!, 'spaces')).toBe('steward.1{B} / cutlass.1 / gunner.1')
  })

  it('[R3.8] a space emptied by an effect is refilled at once', () => {
    const { events, state } = playing(after(START.replace('rum-1', 'grappling-hook'), ['take']), 'pick 3 1')
    expect(namesOf(events)).toBe('picked added placed added looked')
    expect(field(state!, 'spaces')).toBe('rotgut.1{B} / cutlass.1 / steward.1')
  })

  it('[R3.8] a space that keeps a card is not', () => {
    const state = after(START.replace('rum-1', 'grappling-hook').replace('/ gunner', '/ gunner cook'), ['take', 'pick 3 1'])
    expect(field(state, 'spaces')).toBe('steward.1{B} / cutlass.1 / cook.1')
  })

  it('[R3.9] with the deck empty a doubloon is put for every card', () => {
    const left = after(EMPTY_DECK, ['leave'])
    expect(field(left, 'spaces')).toBe('rum-1.1{A} +1 / cutlass.1{A} +1 / - +2')
    expect(field(after(EMPTY_DECK, ['take']), 'spaces')).toBe('- +1 / cutlass.1 +1 / - +2')
  })

  it('[R3.9] a space with doubloons alone may be taken, and whoever leaves all takes one from the bank', () => {
    expect(field(after(EMPTY_DECK, ['leave', 'leave', 'take']), 'A')).toBe('5')
    const { state, events } = playing(after(EMPTY_DECK, ['leave', 'leave']), 'leave')
    expect(field(state!, 'A')).toBe('4')
    expect(namesOf(events)).toBe('left added found-deck-empty looked')
  })

  it('[R3.10] after the last captain the next round begins, with a boarding before it where the track has one', () => {
    const last = `${START} | agenda: decide C 1, end-turn C`
    expect(namesOf(playing(last, 'take').events)).toBe('took placed added round-began looked')
    expect(namesOf(playing(last.replace('standard |', 'standard | round: 5 |'), 'take').events)).toBe(
      'took placed added boarding-began fought fought fought pirates-discarded round-began looked',
    )
  })

  it('[R3.2, R3.4, R3.5, R3.7] the example: three, two and two cards; leave, leave, take', () => {
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

describe('a step that shows a new back of the deck', () => {
  const drawsOf = (moves: readonly string[], last: string): number => {
    let draws = 0
    const counting: Random = {
      int: () => {
        draws += 1
        return 0
      },
    }
    playing(after(START, moves), last, counting)
    return draws
  }

  it('draws a chance that decides nothing, if the same captain is asked on: nobody takes it back unasked', () => {
    expect(drawsOf([], 'leave')).toBe(1)
    expect(drawsOf(['leave'], 'leave')).toBe(1)
  })

  it('draws none where another captain is asked, who ends the taking back anyway', () => {
    expect(drawsOf(['leave', 'leave'], 'take')).toBe(0)
    expect(drawsOf([], 'take')).toBe(0)
  })
})
