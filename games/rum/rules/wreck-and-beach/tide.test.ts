/** Chapter 8 of the rulebook: the tide. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { askOf } from '../parrot/discard-request.ts'
import { after, eventsOf, typesOf, playing, textAfter } from '../testing.ts'
import { START_OF_TURN } from '../turn-order.ts'

const A = 'orange2-yellow1 orange2-green1 orange2-purple1'
const B = 'yellow2-green1 yellow2-blue1 yellow2-black1'
/** A position in which A takes the last face-up card; the first card of the wreck refills its slot. */
const tide = (down: string, wreck: string, hands = `A: ${A} | B: ${B} | C: green2-purple1`, clock = 1): string =>
  `pl | clock: ${clock} | beach: ${down} black2-green1 | ${hands} | wreck: ${wreck} …`
const PARROT = tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1')
const ASKED = after(PARROT, ['draw 3'], scriptedRandom(0))
const DISCARDS = ['A: discard orange2-yellow1 orange2-green1', 'B: discard yellow2-black1 yellow2-green1'] as const

describe('the tide', () => {
  it('[R8.1] three face-down cards at the end of a turn are turned face up', () => {
    const position = tide('(green2-blue1) (red2-orange1)', 'red2-yellow1 red2-blue1')
    expect(eventsOf(position, 'draw 3', scriptedRandom(0))).toBe('drew refilled tide-came')
    expect(textAfter(position, ['draw 3'], scriptedRandom(0))).toContain(
      'turn: B | clock: 1 | captains: - | beach: green2-blue1 red2-orange1 red2-yellow1 |',
    )
  })

  it('[R8.1] two face-down cards bring no tide, not even when one of them is drawn', () => {
    const position = 'pl | beach: (green2-blue1) (red2-orange1) black2-green1 | A: - | B: -'
    expect(eventsOf(position, 'draw 1', scriptedRandom(0))).toBe('drew refilled')
    expect(eventsOf(position, 'draw wreck', scriptedRandom(0))).toBe('drew')
  })

  it('[R8.2] a parrot in the tide asks every player with more cards than it costs', () => {
    const { events } = playing(PARROT, 'draw 3', scriptedRandom(0))
    expect(events.slice(2)).toEqual([
      { type: 'tide-came', cards: ['parrot', 'red2-orange1', 'red2-yellow1'] },
      { type: 'asked', cause: 'tide', amount: 2, seats: [0, 1] },
    ])
    expect(ASKED.beach[0]).toEqual({ type: 'up', card: 'parrot' })
  })

  it('[R8.2] nothing moves until all players have chosen; the order in which they choose makes no difference', () => {
    const half = after(ASKED, [DISCARDS[1]])
    expect(half).toMatchObject({ clock: 1, hands: ASKED.hands, wreck: ASKED.wreck })
    expect(askOf(half)).toMatchObject({ waiting: [0] })
    expect(playing(half, DISCARDS[1]).refusal).toEqual({ type: 'discards-first', amount: 2, waiting: [0], rules: ['R8.2'] })
    const forwards = after(ASKED, DISCARDS, scriptedRandom(0))
    const backwards = after(ASKED, DISCARDS.toReversed(), scriptedRandom(0))
    expect(backwards).toEqual(forwards)
    expect(forwards.hands.map(hand => hand.length)).toEqual([2, 1, 0])
  })

  it('[R8.2] the clock value before it advances counts for all players', () => {
    const asked = after(tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', undefined, 4), ['draw 3'], scriptedRandom(0))
    expect(asked.agenda[0]).toMatchObject({ type: 'discards', amount: 2 })
    expect(after(asked, DISCARDS, scriptedRandom(0)).clock).toBe(5)
  })

  it('[R8.3] then the clock advances, the parrot goes back, and its slot is refilled face up', () => {
    const half = after(ASKED, [DISCARDS[0]])
    expect(eventsOf(half, DISCARDS[1], scriptedRandom(0))).toBe('sealed returned returned returned clock-rose parrot-returned refilled')
    expect(textAfter(half, [DISCARDS[1]], scriptedRandom(0))).toContain(
      'turn: B | clock: 2 | captains: - | beach: red2-blue1 red2-orange1 red2-yellow1',
    )
  })

  it('[R8.3] the new card may be one that was just returned', () => {
    const half = after(ASKED, [DISCARDS[0]])
    const returned = half.wreck.length + 4 // A's two cards, B's two, then C's one
    expect(textAfter(half, [DISCARDS[1]], scriptedRandom(returned))).toContain('beach: green2-purple1 red2-orange1 red2-yellow1')
  })

  it('[R8.3] if the new card is the parrot, all players discard again', () => {
    const hands = `A: ${A} green2-red1 green2-blue1 | B: -`
    const asked = after(tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', hands, 3), ['draw 3'], scriptedRandom(0))
    const again = after(asked, [DISCARDS[0]], scriptedRandom(asked.wreck.length + 2))
    expect(again).toMatchObject({ clock: 4, turn: 0 })
    expect(askOf(again)).toMatchObject({ cause: 'tide', amount: 2, waiting: [0] })
    expect(after(again, ['A: discard green2-red1 green2-blue1'], scriptedRandom(0))).toMatchObject({
      clock: 5,
      turn: 1,
      agenda: START_OF_TURN,
    })
  })

  it('[R8.4] three bottles of one colour are washed away and replaced by three new cards', () => {
    const position = tide('(green2-red1) (purple2-red1)', 'black2-red1 red2-blue1')
    expect(eventsOf(position, 'draw 3', scriptedRandom(0, 0, 0, 0))).toBe('drew refilled tide-came washed-away refilled refilled refilled')
    const text = textAfter(position, ['draw 3'], scriptedRandom(0, 0, 0, 0))
    expect(text).toContain('turn: B | clock: 1 | captains: - | beach: red2-blue1 red2-orange1 red2-yellow1 |')
    expect(text.endsWith('green2-red1! purple2-red1! black2-red1!')).toBe(true)
  })

  it('[R8.5] a parrot among the new cards takes effect', () => {
    const position = tide('(green2-red1) (purple2-red1)', 'black2-red1 parrot red2-blue1')
    const asked = after(position, ['draw 3'], scriptedRandom(0, 0, 0, 0))
    expect(asked).toMatchObject({ clock: 1 })
    expect(askOf(asked)).toMatchObject({ cause: 'tide' })
  })

  it('[R8.5] the parrot is resolved before a trio, and its refill may complete a trio', () => {
    const position = tide('(parrot) (green2-red1)', 'purple2-red1 black2-red1 red2-blue1', `A: ${A} | B: -`)
    const asked = after(position, ['draw 3'], scriptedRandom(0))
    expect(eventsOf(asked, DISCARDS[0], scriptedRandom(0, 0, 0, 0))).toBe(
      'sealed returned clock-rose parrot-returned refilled washed-away refilled refilled refilled',
    )
  })

  it('[R8.5] if no player has more cards than the parrot costs, the parrot asks no player', () => {
    const position = tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', 'A: green2-blue1 | B: -')
    expect(eventsOf(position, 'draw 3', scriptedRandom(0, 0))).toBe('drew refilled tide-came returned clock-rose parrot-returned refilled')
  })

  it('[R8.6] the empty wreck comes before the tide, which uses the new clock value', () => {
    const position = `pl | clock: 4 | beach: (parrot) (red2-yellow1) red2-blue1 | A: green2-red1 green2-blue1 black2-red1 | B: … | wreck: red2-orange1`
    const { state, events } = playing(position, 'draw 3', scriptedRandom(0))
    expect(typesOf(events)).toBe('drew refilled wreck-emptied returned clock-rose tide-came asked')
    expect(state).toMatchObject({ clock: 5 })
    expect(askOf(state!)).toMatchObject({ amount: 3, waiting: [0] })
    expect(after(state ?? '', ['A: discard green2-red1 green2-blue1 black2-red1'], scriptedRandom(0)).clock).toBe(6)
  })

  it('[R8.6] [R9.2] there is no tide once the clock is at 8', () => {
    const position = `pl | clock: 7 | beach: (parrot) (red2-yellow1) red2-blue1 | A: green2-red1 | B: … | wreck: red2-orange1`
    const { state, events } = playing(position, 'draw 3', scriptedRandom(0))
    expect(typesOf(events)).toBe('drew refilled wreck-emptied returned clock-rose ended')
    expect(state?.beach.every(({ type }) => type === 'down')).toBe(true)
  })

  it('[R6.6] a parrot in the tide at clock 7 ends the match, and nobody discards', () => {
    const position = tide('(parrot) (red2-orange1)', 'red2-yellow1', undefined, 7)
    expect(eventsOf(position, 'draw 3', scriptedRandom(0))).toBe('drew refilled tide-came clock-rose ended')
  })
})
