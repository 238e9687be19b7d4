/** Sea of Clouds keeps the laws of the house at every number of seats, with its own deck and with another one. */
import { describeLaws, shownOtherwise, sitExam, type Papers } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, seaOfClouds } from './index.ts'
import { otherDeck } from './testing.ts'
import type { SeaTypes } from './types.ts'

const papers: Papers<SeaTypes> = {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [{ deck: otherDeck, startSeat: 2, reminders: false }],
  matches: 3,
}

describeLaws(seaOfClouds, papers)

it('events name to each viewer just the faces that they show; a majority names what is counted, not a card', () => {
  expect(shownOtherwise(sitExam(seaOfClouds, papers))).toEqual(['majority'])
})
