/** Sea of Clouds passes the laws for every number of seats, with its own deck and with another one. */
import { describeLaws, type LawOptions } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { notation, seaOfClouds } from '../index.ts'
import { otherDeck } from '../testing.ts'
import type { SeaTypes } from '../data/types.ts'

const lawOptions: LawOptions<SeaTypes> = {
  rulebook: readFileSync(new URL('../../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [{ deck: otherDeck, startSeat: 2, reminders: false }],
  matches: 3,
  unfolded: ['agenda'], // the next question; every other field follows from the events
}

describeLaws(seaOfClouds, lawOptions)
