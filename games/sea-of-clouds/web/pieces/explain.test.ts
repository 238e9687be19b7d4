/** Every piece explains itself: its worth now, and rules that exist. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { renderTable } from '../../../../packages/ui/test/render-table.ts'
import { notation, seaOfClouds } from '../../rules/index.ts'
import { SeaTable } from '../table/table.tsx'
import { loadTexts, TABLE_TEXTS } from '../text/index.ts'
import { explainKey, type ExplainedPiece } from './explain.tsx'

await Promise.all(LANGUAGES.map(loadTexts))
const state = notation.parseState(
  'standard | parrot: B | spaces: rum-2 / cook / beer | A: 6 relics kraken-eye kraken-eye rum rum-3 | B: 5 | C: 2 | agenda: decide B 1, end-turn B',
)
const markup = renderTable({ viewer: 0, game: seaOfClouds, Table: SeaTable, state })

describe('pieces', () => {
  it.each([
    explainKey('parrot'),
    explainKey('hat'),
    explainKey('doubloons', 0),
    explainKey('relics', 0),
    explainKey('rum', 1),
    explainKey('pirate'),
  ])('%s can be read on the table', key => expect(markup).toContain(`data-read="${key}"`))

  it('are explained in every language', () => {
    for (const language of ['en', 'pl'] as const)
      for (const piece of Object.keys(TABLE_TEXTS.en.about) as ExplainedPiece[])
        expect(TABLE_TEXTS[language].about[piece]).toMatch(/^\p{Lu}.*\.$/u)
  })
})
