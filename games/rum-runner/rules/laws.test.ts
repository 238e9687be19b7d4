/** Rum Runner keeps the laws of the house: both sides, every option, and with a file of repeated cards. */
import { describeLaws, shownOtherwise, sitExam, type Papers } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rumRunner } from './index.ts'
import { twinCards } from './testing.ts'
import type { RunnerTypes } from './happenings.ts'

const papers: Papers<RunnerTypes> = {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { cards: 'standard', crown: 1, mulligan: true, turnCap: 12, bank: 'strict' },
    { cards: twinCards, crown: 'random', mulligan: false, turnCap: 15, bank: 'strict' },
  ],
  matches: 2,
  longest: 4000,
  positions: 200,
}

describeLaws(rumRunner, papers)

it('events name to each viewer just the faces that they show', () => {
  expect(shownOtherwise(sitExam(rumRunner, papers))).toEqual([])
})
