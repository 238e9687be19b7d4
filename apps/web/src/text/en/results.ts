/** Texts of how a finished match ended for the visitor, in lists. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')
const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

export const results = {
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  /** Two scores, the visitor's first. */
  scores: (own: string, other: string) => `${own}–${other}`,
  scoresBelowZero: (own: string, other: string) => `${own} to ${other}`,
  wonPoints: (points: number) => `Won with ${plural(points, { one: 'point', other: 'points' })}`,
  sharedFirst: 'Shared first place',
  place: (place: number, players: number) => `${PLACES[place - 1] ?? place} of ${COUNTS[players] ?? players}`,
  agreed: 'Ended by agreement',
  abandoned: 'Abandoned',
}

export type ResultsText = typeof results
