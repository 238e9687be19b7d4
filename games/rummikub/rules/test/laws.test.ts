/** Rummikub obeys the laws for games, Standard and XP, under the presets and under unusual options. */
import { describeLaws, findShownFaceMismatches, sampleGame, type LawOptions } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rummikub } from '../index.ts'
import { PRESETS } from '../options.ts'
import type { RummikubTypes } from '../data/types.ts'

const lawOptions: LawOptions<RummikubTypes> = {
  rulebook: readFileSync(new URL('../../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { ...PRESETS.pl, rounds: 2, jokerReuse: 'newSet', jokerAtStart: 'doesNotCount', neverOpenedAtEmptyBank: true },
    { ...PRESETS.english, openingMin: 20, tableInOpeningTurn: true, jokersPerSet: 1, oneAfter13: true, doubletsForRedeal: 1 },
  ],
  matches: 1,
  positions: 150,
}

describeLaws(rummikub, lawOptions)

it('events name to each viewer exactly the faces that `secrets` says they show; `played` also names the table, which is public', () => {
  expect(findShownFaceMismatches(sampleGame(rummikub, lawOptions))).toEqual(['played'])
})
