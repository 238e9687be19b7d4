/** Rummikub keeps the laws of the house, Standard and XP, under the published rules and under the strictest ones. */
import { describeLaws, shownOtherwise, sitExam, type Papers } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rummikub } from './index.ts'
import { PRESETS } from './options.ts'
import type { RummikubTypes } from './types.ts'

const papers: Papers<RummikubTypes> = {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { ...PRESETS.pl, rounds: 2, jokerReuse: 'newSet', jokerAtStart: 'doesNotCount', neverOpenedAtEmptyBank: true },
    { ...PRESETS.english, openingMin: 20, tableInOpeningTurn: true, jokersPerSet: 1, oneAfter13: true, doubletsForRedeal: 1 },
  ],
  matches: 1,
  positions: 150,
}

describeLaws(rummikub, papers)

it('events name to each viewer just the faces that they show', () => {
  expect(shownOtherwise(sitExam(rummikub, papers))).toEqual([])
})
