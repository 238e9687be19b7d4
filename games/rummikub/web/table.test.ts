/** Rummikub's table at its first look: a turn that a reload finds again, and a match ended by agreement. */
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { draw, keptAs, tagsWith } from '../../../packages/ui/test/draw.ts'
import { notation, rummikub, type RummikubTypes, type State } from '../rules/index.ts'
import { keepDraft } from './draft/keep.ts'
import { presenceOf } from './draft/presence.ts'
import { draftOf, move, viewOf } from './draft/testing.ts'
import { RummikubTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'
import { questionOf } from './use-turn.ts'

const text = TABLE_TEXTS.en
const POSITION = 'pl | table: K4 K5 K6 / B1 B2 B3 | A: K7 O9 | B: R1 R2 | opened: A'
const TURN = notation.parseState(POSITION)

const drawn = (state: State, more: Partial<TableProps<RummikubTypes>> = {}): string =>
  draw({ game: rummikub, Table: RummikubTable, state, viewer: 0, ...more })

describe('a turn over a reload', () => {
  const view = viewOf(POSITION)
  const draft = keepDraft(move(draftOf(view), 'K7', 0))
  const kept = keptAs({ order: { order: 'number', own: [] }, draft: { question: questionOf(view), draft } })
  const laid = (markup: string): boolean => markup.includes(text.laid(1))

  it('is found again, and the rack as it stood', () => {
    expect(laid(drawn(TURN, { kept }))).toBe(true)
    expect(drawn(TURN, { kept })).toContain(text.sort.number)
    expect(laid(drawn(TURN))).toBe(false)
  })

  it('is dropped in another turn, and whoever made it is told', () => {
    const others = [
      'pl | table: K4 K5 K6 / B1 B2 B3 | A: K7 O9 R5 | B: R1 R2 | opened: A',
      'pl | table: K4 K5 K6 / B1 B2 B3 B4 | A: K7 O9 | B: R1 R2 | opened: A',
    ]
    for (const state of [...others.map(notation.parseState), { ...TURN, turn: 1 }]) {
      const markup = drawn(state, { kept })
      expect(laid(markup)).toBe(false)
      expect(markup).toContain(text.dropped)
    }
    expect(drawn(TURN, { kept, awaited: [] })).not.toContain(text.dropped)
  })
})

describe('a match ended by agreement', () => {
  it.each(['turn', 'redeal', 'announcement'] as const)('asks nothing more, ended in the phase %s', phase => {
    const state: State = { ...TURN, phase, answers: [null, null] }
    expect(tagsWith(drawn(state), 'class="btn main"').length).toBeGreaterThan(0)
    const markup = drawn(state, { awaited: [] })
    expect(tagsWith(markup, 'data-mode="over"').length).toBeGreaterThan(0)
    expect(tagsWith(markup, 'class="btn main"')).toEqual([])
    expect(markup).toContain(text.over)
    for (const word of [text.redealTitle, text.announceTitle, text.mayLay, text.isAnswering]) expect(markup).not.toContain(word)
  })

  it('shows no more what somebody else was laying', () => {
    const drafts = [null, presenceOf(move(draftOf(viewOf(POSITION)), 'K7', 0))]
    const theirs = { ...TURN, turn: 1 }
    expect(drawn(theirs, { drafts })).toContain(text.rearranging(1))
    expect(drawn(theirs, { drafts, awaited: [] })).not.toContain(text.rearranging(1))
  })
})
