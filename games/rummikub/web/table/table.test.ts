/** The first render of Rummikub's table: a turn after a reload, and a match ended by agreement. */
import type { TableProps } from '@tortuga/ui'
import { KIT_TEXTS } from '@tortuga/ui/table'
import { describe, expect, it } from 'vitest'
import { renderTable, storageWith, tagsContaining } from '../../../../packages/ui/test/render-table.ts'
import { notation, rummikub, type QuestionType, type RummikubTypes, type State, type RummikubTaskOf } from '../../rules/index.ts'
import { texts } from '../../text/index.ts'
import { sharedDraftOf } from './draft/presence.ts'
import { serializeDraft } from './draft/stored.ts'
import { draftOf, move, viewOf } from './draft/testing.ts'
import { questionOf } from './draft/use-turn.ts'
import { loadTexts, TABLE_TEXTS } from '../text/index.ts'
import { RummikubTable } from './table.tsx'

await loadTexts('en')
const text = TABLE_TEXTS.en
const POSITION = 'pl | table: K4 K5 K6 / B1 B2 B3 | A: K7 O9 | B: R1 R2 | opened: A'
const TURN = notation.parseState(POSITION)

const drawn = (state: State, more: Partial<TableProps<RummikubTypes>> = {}): string =>
  renderTable({ viewer: 0, ...more, game: rummikub, Table: RummikubTable, state })

describe('a turn after a reload', () => {
  const view = viewOf(POSITION)
  const draft = serializeDraft(move(draftOf(view), 'K7', 0))
  const storage = storageWith({ order: { order: 'number', own: [] }, draft: { question: questionOf(view), draft } })
  const laid = (markup: string): boolean => markup.includes(text.laid(1))

  it('is restored with the rack order', () => {
    expect(laid(drawn(TURN, { storage }))).toBe(true)
    expect(drawn(TURN, { storage })).toContain(text.sort.number)
    expect(laid(drawn(TURN))).toBe(false)
  })

  it('is dropped in another turn, and the table says so', () => {
    const others = [
      'pl | table: K4 K5 K6 / B1 B2 B3 | A: K7 O9 R5 | B: R1 R2 | opened: A',
      'pl | table: K4 K5 K6 / B1 B2 B3 B4 | A: K7 O9 | B: R1 R2 | opened: A',
    ]
    for (const state of [...others.map(notation.parseState), { ...TURN, agenda: [{ type: 'turn', seat: 1 } as const] }]) {
      const markup = drawn(state, { storage })
      expect(laid(markup)).toBe(false)
      expect(markup).toContain(text.actions.dropped)
    }
    expect(drawn(TURN, { storage, awaited: [] })).not.toContain(text.actions.dropped)
  })
})

describe('a match ended by agreement', () => {
  const TASKS: { readonly [K in QuestionType]: RummikubTaskOf<K> } = {
    turn: { type: 'turn', seat: 0 },
    redeal: { type: 'redeal', seats: [0, 1] },
    announcement: { type: 'announcement', seat: 0 },
  }
  it.each(Object.values(TASKS))('asks no more questions if it ended at the question $type', task => {
    const state: State = { ...TURN, agenda: [task] }
    expect(tagsContaining(drawn(state), 'class="btn main"').length).toBeGreaterThan(0)
    const markup = drawn(state, { awaited: [] })
    expect(tagsContaining(markup, 'data-mode="over"').length).toBeGreaterThan(0)
    expect(tagsContaining(markup, 'class="btn main"')).toEqual([])
    expect(markup).toContain(KIT_TEXTS.en.over)
    for (const word of [text.questions.redeal, text.questions.announcement, text.mayLay, text.isAnswering])
      expect(markup).not.toContain(word)
  })

  it('does not show another player’s draft', () => {
    const drafts = [null, sharedDraftOf(move(draftOf(viewOf(POSITION)), 'K7', 0))]
    const theirs: State = { ...TURN, agenda: [{ type: 'turn', seat: 1 }] }
    expect(drawn(theirs, { drafts })).toContain(text.rearranging(1))
    expect(drawn(theirs, { drafts, awaited: [] })).not.toContain(text.rearranging(1))
  })
})

describe('a turn in which the player must lay', () => {
  it('[R10.3] blocks passing with the reason, and offers no other way to give up the turn', () => {
    const markup = drawn(notation.parseState('mso | table: B4 B5 B6 | A: B3 K5 | B: K6 | opened: A B | lap: A B | bank: -'))
    expect(markup).toContain(texts.en.refusals['must-lay']({ type: 'must-lay' }))
    const [pass] = tagsContaining(markup, 'class="btn main"')
    expect(pass).toContain('aria-disabled="true"')
  })
})

it('[R9.7] the question about an announcement of edition 1 does not promise −200 instead of −200', () => {
  const asked: State = { ...notation.parseState('mso | A: R10 B10 | B: K2'), agenda: [{ type: 'announcement', seat: 0 }] }
  expect(drawn(asked)).toContain(text.announceWhy(200, null))
  expect(drawn(asked)).not.toContain('instead of')
})
