/** Sea of Clouds keeps the laws of the house at every number of seats, with its own deck and with another one. */
import { describeLaws } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { notation, seaOfClouds } from './index.ts'
import { otherDeck } from './testing.ts'

describeLaws(seaOfClouds, {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [{ deck: otherDeck, startSeat: 2, reminders: false }],
  matches: 3,
})
