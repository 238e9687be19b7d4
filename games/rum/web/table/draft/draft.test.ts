/** The draft of a set and its preview agree with the rules. */
import { describe, expect, it } from 'vitest'
import { notation, rum, type View } from '../../../rules/index.ts'
import {
  discardOf,
  endOf,
  dropStale,
  EMPTY_DRAFT,
  playOf,
  chooseSource,
  togglePick,
  toggleSlot,
  turnCard,
  type DraftState,
} from './draft-state.ts'
import { previewSet } from './set-preview.ts'

const viewOf = (position: string, seat = 0): View => rum.view(notation.parseState(position), seat)
const TABLE =
  'turn: A | captains: green 4 B, yellow 3 B, red 2 C, blue 3 A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-blue1 green2-purple1 black2-red1 | B: - | C: -'
const pl = viewOf(`pl | ${TABLE}`)
const en = viewOf(`en | ${TABLE}`)

const picking = (...keys: readonly string[]): DraftState => keys.reduce(togglePick, EMPTY_DRAFT)
const [FIRST, SECOND, THIRD] = ['green2-blue1#0', 'green2-purple1#0', 'black2-red1#0'] as const
const preview = (view: View, draft: DraftState) => previewSet(view, 0, draft, rum.check)

describe('a draft', () => {
  it('picks, unpicks and turns cards', () => {
    expect(picking(FIRST, SECOND, FIRST).picked).toEqual([SECOND])
    const turned = turnCard(EMPTY_DRAFT, FIRST)
    expect([endOf(EMPTY_DRAFT, FIRST), endOf(turned, FIRST), endOf(turnCard(turned, FIRST), FIRST)]).toEqual(['two', 'one', 'two'])
  })

  it('drops the chosen draw source once a card is picked', () => {
    expect(togglePick(chooseSource(EMPTY_DRAFT, 1), FIRST).from).toBeNull()
  })

  it('becomes a set in the order of picking, each card with its upper end', () => {
    expect(playOf(pl, turnCard(picking(THIRD, FIRST), THIRD))).toEqual({
      type: 'play',
      cards: [
        { card: 'black2-red1', end: 'one' },
        { card: 'green2-blue1', end: 'two' },
      ],
      beach: null,
    })
  })

  it('becomes discards in hand order', () => {
    expect(discardOf(pl, picking(THIRD, FIRST))).toEqual({ type: 'discard', cards: ['green2-blue1', 'black2-red1'] })
  })

  it('drops cards and slots that the table no longer has', () => {
    const after = viewOf('pl | turn: A | beach: (orange2-green1) yellow2-blue1 purple2-red1 | A: green2-purple1 | B: - | C: -')
    const before = { ...turnCard(picking(FIRST, SECOND), FIRST), slots: [0, 2] as const }
    expect(dropStale(before, after)).toEqual({ picked: [SECOND], ends: {}, slots: [2], from: null })
  })
})

describe('the beach', () => {
  it('[R4.3] counts completely in the Polish edition, even if the draft names only some slots', () => {
    const set = preview(pl, { ...picking(FIRST), slots: [0] })
    expect(set.play.beach).toBeNull()
    expect(set.slots).toEqual([0, 2])
  })

  it('[R4.3] is the player’s choice in the English edition; null means all slots', () => {
    const without = toggleSlot(picking(FIRST), en, 0)
    expect(without.slots).toEqual([2])
    expect(preview(en, without).play.beach).toEqual([2])
    expect(toggleSlot(without, en, 0).slots).toBeNull()
  })
})

describe('the preview of a set', () => {
  it('compares each colour with its captain, gained captains first', () => {
    const set = preview(pl, picking(THIRD, FIRST, SECOND))
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

  it('[R4.5] gives the refusal of the rules and the number of missing bottles', () => {
    const set = preview(pl, picking(FIRST))
    expect(set.refusal).toEqual(rum.check(pl, set.play))
    expect(set.refusal?.type).toBe('gains-nothing')
    expect(set.rows.map(({ captain, missing }) => [captain.colour, missing])).toEqual([['green', 2]])
    expect(set.points).toEqual([])
  })

  it('[R5.3, R5.4] recognises a trio and its value', () => {
    const view = viewOf(
      'pl | turn: A | captains: green 6 B | beach: orange2-green1 (purple2-red1) yellow2-green1 | A: black2-green1 | B: -',
    )
    const set = preview(view, turnCard(picking('black2-green1#0'), 'black2-green1#0'))
    expect(set.rows).toMatchObject([{ bottles: 3, value: 8, isTrio: true, missing: 0 }])
  })

  it('[R5.9] says when no number of bottles helps', () => {
    const view = viewOf('pl | turn: A | captains: green 8 A | beach: (orange2-green1) (purple2-red1) red2-blue1 | A: green2-blue1 | B: -')
    expect(preview(view, picking(FIRST)).rows).toMatchObject([{ value: 0, missing: null }])
  })

  it('works while other players have their turn', () => {
    const set = preview(viewOf(`pl | ${TABLE.replace('turn: A', 'turn: B')}`), picking(FIRST, SECOND))
    expect(set.refusal).toEqual({ type: 'not-your-turn', turn: 1 })
    expect(set.rows[0]).toMatchObject({ bottles: 5, value: 5 })
  })
})
