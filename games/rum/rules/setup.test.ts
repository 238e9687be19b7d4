/** Chapter 2 of the rulebook: setup. */
import { fastRandom, scriptedRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation } from './notation/index.ts'
import { PRESETS } from './data/presets.ts'
import { PARROT } from './data/pieces.ts'
import { setup } from './setup.ts'
import { typesOf } from './testing.ts'
import { isTrio } from './wreck-and-beach/tide.ts'
import { deckOf } from './data/pieces.ts'
import { targetFor } from './scoring.ts'

const starts = (startSeat: 'random' | 'afterDealer' | number, seats: number, chance: number): number =>
  setup({ ...PRESETS.pl, startSeat }, seats, scriptedRandom(chance, 0, 0, 0, 0, 0, 0, 0)).state.turn

describe('setup', () => {
  it('[R2.1] all captains are in the row at 1, and the clock is at 1', () => {
    const { state } = setup(PRESETS.pl, 3, fastRandom(1))
    expect(state.captains.every(({ owner, value }) => owner === null && value === 1)).toBe(true)
    expect(state.clock).toBe(1)
  })

  it('[R2.2] [R1.6] three rum cards are placed face up, one in each slot', () => {
    const { state } = setup(PRESETS.pl, 2, scriptedRandom(0, 0, 5, 1, 0, 0))
    expect(notation.printState(state)).toContain('beach: red2-orange1 yellow2-green1 red2-blue1')
  })

  it('[R2.3] a trio goes back, as often as one appears, before the hands are dealt', () => {
    // the three yellow singles, then the three orange ones, then a beach without a trio
    const { state, events } = setup(PRESETS.pl, 2, scriptedRandom(0, 1, 2, 15, 0, 11, 14, 0, 0, 0, 0, 0))
    expect(typesOf(events)).toBe(
      'began beach-laid washed-away refilled refilled refilled washed-away refilled refilled refilled dealt parrot-returned',
    )
    expect(events[1]).toEqual({ type: 'beach-laid', cards: ['red2-yellow1', 'orange2-yellow1', 'purple2-yellow1'] })
    expect(events[6]).toMatchObject({ cards: ['red2-orange1', 'blue2-orange1', 'black2-orange1'] })
    expect(state.wreck).toHaveLength(17)
  })

  it('[R2.3] no match starts with a trio on the beach', () => {
    for (const seed of range(400)) {
      const { state } = setup(PRESETS.pl, 4, fastRandom(seed))
      expect(
        isTrio(
          deckOf('paley'),
          state.beach.flatMap(slot => (slot.type === 'up' ? [slot.card] : [])),
        ),
      ).toBe(false)
    }
  })

  it('[R2.4] each player gets one card that only they see', () => {
    const { state, events } = setup(PRESETS.pl, 4, fastRandom(7))
    expect(state.hands.map(hand => hand.length)).toEqual([1, 1, 1, 1])
    expect(state.known.flat()).toEqual([])
    expect(events.find(({ type }) => type === 'dealt')).toEqual({ type: 'dealt', cards: state.hands.flat() })
  })

  it('[R2.5] the parrot is never dealt, and the wreck starts with 17, 16 or 15 cards', () => {
    for (const seed of range(60)) {
      const states = [2, 3, 4].map(seats => setup(PRESETS.en, seats, fastRandom(seed)).state)
      expect(states.map(({ wreck }) => wreck.length)).toEqual([17, 16, 15])
      expect(states.every(({ wreck }) => wreck.includes(PARROT))).toBe(true)
    }
  })

  it('[R2.6] a random player starts, or the one after a random dealer, or the seat named in the options', () => {
    expect([0, 1, 2].map(chance => starts('random', 3, chance))).toEqual([0, 1, 2])
    expect([0, 1, 2].map(chance => starts('afterDealer', 3, chance))).toEqual([1, 2, 0])
    expect([0, 1, 2, 3].map(seat => starts(seat, 3, 0))).toEqual([0, 1, 2, 0])
  })

  it('[R1.7] 21 points for two, 18 for three, 15 for four', () => {
    expect([2, 3, 4].map(targetFor)).toEqual([21, 18, 15])
  })
})
