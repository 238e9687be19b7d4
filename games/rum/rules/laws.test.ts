/** RUM keeps the laws of the house, in both editions and with a deck of repeated cards. */
import { describeLaws } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { notation, rum } from './index.ts'
import { twinDeck } from './testing.ts'

describeLaws(rum, {
  rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { deck: 'paley', startSeat: 3, beachBottles: 'chosen', handMustContribute: true },
    { deck: twinDeck, startSeat: 'random', beachBottles: 'all', handMustContribute: false },
  ],
})
