/** RUM keeps the laws of the house, in both editions and with a deck of repeated cards. */
import { describeLaws, shownOtherwise, sitExam, type Papers } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rum } from './index.ts'
import { twinDeck } from './testing.ts'
import type { RumTypes } from './types.ts'

const papers: Papers<RumTypes> = {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { deck: 'paley', startSeat: 3, beachBottles: 'chosen', handMustContribute: true },
    { deck: twinDeck, startSeat: 'random', beachBottles: 'all', handMustContribute: false },
  ],
}

describeLaws(rum, papers)

it('events name to each viewer just the faces that they show; the parrot comes and goes without being named', () => {
  expect(shownOtherwise(sitExam(rum, papers))).toEqual(['parrot-drawn', 'parrot-returned'])
})
