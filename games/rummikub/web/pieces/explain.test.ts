/** Tiles, sets and the bank explain themselves: what they are worth now, and rules that exist. */
import { describe, expect, it } from 'vitest'
import { renderTable } from '../../../../packages/ui/test/render-table.ts'
import { notation, rummikub } from '../../rules/index.ts'
import { texts } from '../../text/index.ts'
import type { TableContext } from '../table/context/context.ts'
import { draftOf, viewOf } from '../table/draft/testing.ts'
import { RummikubTable } from '../table/table.tsx'
import { gameText, loadTexts, TABLE_TEXTS } from '../text/index.ts'
import { readPiece } from './explain.tsx'
import { BANK_KEY, BLANK_KEY, setKey } from './reading-keys.ts'

await Promise.all([loadTexts('en'), loadTexts('pl')])
const POSITION = 'pl | table: K4 J K6 / R7 B7 J | A: K7 J | B: R1 | C: R2 | D: R3 | E: R4 | opened: A'
const markup = renderTable({ viewer: 0, game: rummikub, Table: RummikubTable, state: notation.parseState(POSITION) })

const read = (key: string, selected: readonly string[] = []) => {
  const view = viewOf(POSITION)
  const turn = { draft: draftOf(view), selected }
  const context = { view, turn, text: TABLE_TEXTS.en, terms: texts.en.terms, say: gameText, language: 'en', sharedDraft: null }
  return readPiece(context as unknown as TableContext)(key)
}

describe('pieces', () => {
  it.each([BANK_KEY, setKey('s0'), '0.1', 'K7#0', 'J#0'])('%s can be read on the table', key =>
    expect(markup).toContain(`data-read="${key}"`),
  )

  it.each([
    ['0.1', 'Joker', 'stands for black 5; in the black run 4–6, 15 points in all'],
    ['1.2', 'Joker', 'stands for any missing 7; in the group of 7s, 21 points in all'],
    ['0.0', 'Black 4', 'in the black run 4–6, 15 points in all'],
    ['K7#0', 'Black 7', 'costs 7 points if it is left on your rack'],
    ['J#0', 'Joker', 'costs 30 points if it is left on your rack'],
    [setKey('s1'), 'Group', 'in the group of 7s, 21 points in all'],
  ])('%s says what it is worth now', (key, title, kind) => expect(read(key)).toMatchObject({ title, kind }))

  it('name rules that exist', () => {
    for (const key of [BANK_KEY, BLANK_KEY, setKey('s0'), setKey('s1'), '0.0', '0.1'])
      for (const { word } of read(key)?.keywords ?? []) expect(Object.keys(texts.en.rules)).toContain(word)
  })

  it('say nothing while a place for selected tiles is being chosen', () => expect(read('0.0', ['K7#0'])).toBeNull())

  it('are explained in every language', () => {
    for (const { about } of [TABLE_TEXTS.en, TABLE_TEXTS.pl])
      for (const sentence of Object.values(about)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  })
})
