/** Chapter 8 of the rulebook, position by position. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, happened, namesOf, playing, shown } from './testing.ts'

const A = 'orange2-yellow1 orange2-green1 orange2-purple1'
const B = 'yellow2-green1 yellow2-blue1 yellow2-black1'
/** A draws the last face-up card, and the third face-down card comes from the top of the wreck. */
const tide = (down: string, wreck: string, hands = `A: ${A} | B: ${B} | C: green2-purple1`, clock = 1): string =>
  `pl | clock: ${clock} | beach: ${down} black2-green1 | ${hands} | wreck: ${wreck} …`
const PARROT = tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1')
const ASKED = after(PARROT, ['draw 3'], scripted(0))
const DISCARDS = ['A: discard orange2-yellow1 orange2-green1', 'B: discard yellow2-black1 yellow2-green1'] as const

describe('the tide', () => {
  it('[R8.1] three face-down cards at the end of a turn are turned up', () => {
    const position = tide('(green2-blue1) (red2-orange1)', 'red2-yellow1 red2-blue1')
    expect(happened(position, 'draw 3', scripted(0))).toBe('drew refilled tide-came')
    expect(shown(position, ['draw 3'], scripted(0))).toContain(
      'turn: B | clock: 1 | captains: - | beach: green2-blue1 red2-orange1 red2-yellow1 |',
    )
  })

  it('[R8.1] two face-down cards bring none, nor does a draw from them', () => {
    const position = 'pl | beach: (green2-blue1) (red2-orange1) black2-green1 | A: - | B: -'
    expect(happened(position, 'draw 1', scripted(0))).toBe('drew refilled')
    expect(happened(position, 'draw wreck', scripted(0))).toBe('drew')
  })

  it('[R8.2] a parrot in the tide asks everybody who has more than it costs', () => {
    const { events } = playing(PARROT, 'draw 3', scripted(0))
    expect(events.slice(2)).toEqual([
      { type: 'tide-came', cards: ['parrot', 'red2-orange1', 'red2-yellow1'] },
      { type: 'asked', cause: 'tide', amount: 2, seats: [0, 1] },
    ])
    expect(ASKED.beach[0]).toEqual({ type: 'up', card: 'parrot' })
  })

  it('[R8.2] nothing moves until all have chosen; then all return, in seat order, whoever chose first', () => {
    const half = after(ASKED, [DISCARDS[1]])
    expect(half).toMatchObject({ clock: 1, hands: ASKED.hands, wreck: ASKED.wreck, ask: { waiting: [0] } })
    expect(playing(half, DISCARDS[1]).refusal).toEqual({ type: 'no-discard-owed' })
    const forwards = after(ASKED, DISCARDS, scripted(0))
    const backwards = after(ASKED, DISCARDS.toReversed(), scripted(0))
    expect(backwards).toEqual(forwards)
    expect(forwards.hands.map(hand => hand.length)).toEqual([2, 1, 0])
  })

  it('[R8.2] the clock before it rises counts for all', () => {
    const asked = after(tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', undefined, 4), ['draw 3'], scripted(0))
    expect(asked.ask?.amount).toBe(2)
    expect(after(asked, DISCARDS, scripted(0)).clock).toBe(5)
  })

  it('[R8.3] then the clock, the parrot, and a card face up', () => {
    const half = after(ASKED, [DISCARDS[0]])
    expect(happened(half, DISCARDS[1], scripted(0))).toBe('sealed returned returned returned clock-rose parrot-returned refilled')
    expect(shown(half, [DISCARDS[1]], scripted(0))).toContain(
      'turn: B | clock: 2 | captains: - | beach: red2-blue1 red2-orange1 red2-yellow1',
    )
  })

  it('[R8.3] that card may be one just returned', () => {
    const half = after(ASKED, [DISCARDS[0]])
    const returned = half.wreck.length + 4 // A's two cards, B's two, then C's one
    expect(shown(half, [DISCARDS[1]], scripted(returned))).toContain('beach: green2-purple1 red2-orange1 red2-yellow1')
  })

  it('[R8.3] or the parrot again: all discard once more', () => {
    const hands = `A: ${A} green2-red1 green2-blue1 | B: -`
    const asked = after(tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', hands, 3), ['draw 3'], scripted(0))
    const again = after(asked, [DISCARDS[0]], scripted(asked.wreck.length + 2))
    expect(again).toMatchObject({ clock: 4, ask: { cause: 'tide', slot: 0, amount: 2, waiting: [0] }, turn: 0 })
    expect(after(again, ['A: discard green2-red1 green2-blue1'], scripted(0))).toMatchObject({ clock: 5, turn: 1, ask: null })
  })

  it('[R8.4] three of one colour are washed away and three new cards laid', () => {
    const position = tide('(green2-red1) (purple2-red1)', 'black2-red1 red2-blue1')
    expect(happened(position, 'draw 3', scripted(0, 0, 0, 0))).toBe('drew refilled tide-came washed-away refilled refilled refilled')
    const text = shown(position, ['draw 3'], scripted(0, 0, 0, 0))
    expect(text).toContain('turn: B | clock: 1 | captains: - | beach: red2-blue1 red2-orange1 red2-yellow1 |')
    expect(text.endsWith('green2-red1! purple2-red1! black2-red1!')).toBe(true)
  })

  it('[R8.5] a parrot among the new cards takes effect', () => {
    const position = tide('(green2-red1) (purple2-red1)', 'black2-red1 parrot red2-blue1')
    const asked = after(position, ['draw 3'], scripted(0, 0, 0, 0))
    expect(asked).toMatchObject({ clock: 1, ask: { cause: 'tide', slot: 0 } })
  })

  it('[R8.5] the parrot comes before a trio, which its refill may complete', () => {
    const position = tide('(parrot) (green2-red1)', 'purple2-red1 black2-red1 red2-blue1', `A: ${A} | B: -`)
    const asked = after(position, ['draw 3'], scripted(0))
    expect(happened(asked, DISCARDS[0], scripted(0, 0, 0, 0))).toBe(
      'sealed returned clock-rose parrot-returned refilled washed-away refilled refilled refilled',
    )
  })

  it('[R8.5] nobody is asked where all hands are short: all goes on by itself', () => {
    const position = tide('(parrot) (red2-orange1)', 'red2-yellow1 red2-blue1', 'A: green2-blue1 | B: -')
    expect(happened(position, 'draw 3', scripted(0, 0))).toBe('drew refilled tide-came returned clock-rose parrot-returned refilled')
  })

  it('[R8.6] empty wreck and tide in one turn: the wreck first, then the tide by the risen clock', () => {
    const position = `pl | clock: 4 | beach: (parrot) (red2-yellow1) red2-blue1 | A: green2-red1 green2-blue1 black2-red1 | B: … | wreck: red2-orange1`
    const { state, events } = playing(position, 'draw 3', scripted(0))
    expect(namesOf(events)).toBe('drew refilled wreck-emptied returned clock-rose tide-came asked')
    expect(state).toMatchObject({ clock: 5, ask: { amount: 3, waiting: [0] } })
    expect(after(state ?? '', ['A: discard green2-red1 green2-blue1 black2-red1'], scripted(0)).clock).toBe(6)
  })

  it('[R8.6] [R9.2] with the clock at 8 there is no tide', () => {
    const position = `pl | clock: 7 | beach: (parrot) (red2-yellow1) red2-blue1 | A: green2-red1 | B: … | wreck: red2-orange1`
    const { state, events } = playing(position, 'draw 3', scripted(0))
    expect(namesOf(events)).toBe('drew refilled wreck-emptied returned clock-rose ended')
    expect(state?.beach.every(({ type }) => type === 'down')).toBe(true)
  })

  it('[R6.6] a parrot in the tide at clock 7 ends the match, and nobody discards', () => {
    const position = tide('(parrot) (red2-orange1)', 'red2-yellow1', undefined, 7)
    expect(happened(position, 'draw 3', scripted(0))).toBe('drew refilled tide-came clock-rose ended')
  })
})
