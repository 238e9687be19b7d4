/** The draft of a set, held against the rules it is judged by. */
import { describe, expect, it } from 'vitest'
import { notation, rum, type View } from '../rules/index.ts'
import {
  discardOf,
  endOf,
  handCards,
  keepPossible,
  NOTHING,
  playOf,
  reachFor,
  readSet,
  togglePick,
  toggleSlot,
  turnCard,
  type Drafting,
} from './draft-set.ts'

const viewOf = (position: string, seat = 0): View => rum.view(notation.parseState(position), seat)
const TABLE =
  'turn: A | captains: green 4 B, yellow 3 B, red 2 C, blue 3 A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-blue1 green2-purple1 black2-red1 | B: - | C: -'
const pl = viewOf(`pl | ${TABLE}`)
const en = viewOf(`en | ${TABLE}`)

const picking = (...keys: readonly string[]): Drafting => keys.reduce(togglePick, NOTHING)
const [FIRST, SECOND, THIRD] = ['green2-blue1#0', 'green2-purple1#0', 'black2-red1#0'] as const
const read = (view: View, drafting: Drafting) => readSet(view, 0, drafting, rum.check)

describe('a draft', () => {
  it('gives equal cards names of their own', () => {
    expect(handCards(['a', 'b', 'a']).map(({ key }) => key)).toEqual(['a#0', 'b#0', 'a#1'])
  })

  it('picks, puts back and turns', () => {
    expect(picking(FIRST, SECOND, FIRST).picked).toEqual([SECOND])
    const turned = turnCard(NOTHING, FIRST)
    expect([endOf(NOTHING, FIRST), endOf(turned, FIRST), endOf(turnCard(turned, FIRST), FIRST)]).toEqual(['two', 'one', 'two'])
  })

  it('forgets where it was reaching as soon as a card is picked', () => {
    expect(togglePick(reachFor(NOTHING, 1), FIRST).from).toBeNull()
  })

  it('becomes a play in the order of picking, each card with the end that is up', () => {
    expect(playOf(pl, turnCard(picking(THIRD, FIRST), THIRD))).toEqual({
      type: 'play',
      cards: [
        { card: 'black2-red1', end: 'one' },
        { card: 'green2-blue1', end: 'two' },
      ],
      beach: null,
    })
  })

  it('becomes discards in the order of the hand', () => {
    expect(discardOf(pl, picking(THIRD, FIRST))).toEqual({ type: 'discard', cards: ['green2-blue1', 'black2-red1'] })
  })

  it('keeps only what the new table still has', () => {
    const after = viewOf('pl | turn: A | beach: (orange2-green1) yellow2-blue1 purple2-red1 | A: green2-purple1 | B: - | C: -')
    const before = { ...turnCard(picking(FIRST, SECOND), FIRST), slots: [0, 2] as const }
    expect(keepPossible(before, after)).toEqual({ picked: [SECOND], ends: {}, slots: [2], from: null })
  })
})

describe('the beach', () => {
  it('[R4.3] counts whole in the Polish edition, and is never named', () => {
    const set = read(pl, { ...picking(FIRST), slots: [0] })
    expect(set.play.beach).toBeNull()
    expect(set.slots).toEqual([0, 2])
  })

  it('[R4.3] is chosen in the English one; all is the same as naming none', () => {
    const without = toggleSlot(picking(FIRST), en, 0)
    expect(without.slots).toEqual([2])
    expect(read(en, without).play.beach).toEqual([2])
    expect(toggleSlot(without, en, 0).slots).toBeNull()
  })
})

describe('the note on a set', () => {
  it('shows each colour against its captain, gained ones first', () => {
    const set = read(pl, picking(THIRD, FIRST, SECOND))
    expect(set.refusal).toBeNull()
    expect(set.rows.map(({ captain, bottles, fromBeach, value }) => [captain.colour, bottles, fromBeach, value])).toEqual([
      ['green', 5, 1, 5],
      ['black', 2, 0, 2],
    ])
    expect(set.spare).toEqual([{ colour: 'red', bottles: 1 }])
    expect(set.points).toEqual([
      { seat: 0, before: 3, after: 10 },
      { seat: 1, before: 7, after: 3 },
    ])
  })

  it('[R4.5] says by the game’s own check why it is not legal yet, and how much is missing', () => {
    const set = read(pl, picking(FIRST))
    expect(set.refusal).toEqual(rum.check(pl, set.play))
    expect(set.refusal?.type).toBe('gains-nothing')
    expect(set.rows.map(({ captain, missing }) => [captain.colour, missing])).toEqual([['green', 2]])
    expect(set.points).toEqual([])
  })

  it('[R5.3, R5.4] knows a trio, and what it brings', () => {
    const view = viewOf(
      'pl | turn: A | captains: green 6 B | beach: orange2-green1 (purple2-red1) yellow2-green1 | A: black2-green1 | B: -',
    )
    const set = read(view, turnCard(picking('black2-green1#0'), 'black2-green1#0'))
    expect(set.rows).toMatchObject([{ bottles: 3, value: 8, isTrio: true, missing: 0 }])
  })

  it('[R5.9] says where no bottle helps any more', () => {
    const view = viewOf('pl | turn: A | captains: green 8 A | beach: (orange2-green1) (purple2-red1) red2-blue1 | A: green2-blue1 | B: -')
    expect(read(view, picking(FIRST)).rows).toMatchObject([{ value: 0, missing: null }])
  })

  it('can be tried while others play', () => {
    const set = read(viewOf(`pl | ${TABLE.replace('turn: A', 'turn: B')}`), picking(FIRST, SECOND))
    expect(set.refusal).toEqual({ type: 'not-your-turn', turn: 1 })
    expect(set.rows[0]).toMatchObject({ bottles: 5, value: 5 })
  })
})
