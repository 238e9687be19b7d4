/** Polish texts of how a finished match ended for the visitor, in lists. */
import { pluralFor } from '@tortuga/kit'
import type { ResultsText } from '../en/results.ts'

const plural = pluralFor('pl')
const PLACES = ['Pierwsze', 'Drugie', 'Trzecie', 'Czwarte', 'Piąte', 'Szóste']
const COUNTS = ['', 'jednego', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu']

export const results: ResultsText = {
  won: 'Wygrana',
  lost: 'Przegrana',
  drawn: 'Remis',
  scores: (own, other) => `${own}–${other}`,
  scoresBelowZero: (own, other) => `${own} do ${other}`,
  wonPoints: points => `Wygrana: ${plural(points, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`,
  sharedFirst: 'Wspólne pierwsze miejsce',
  place: (place, players) => `${PLACES[place - 1] ?? `${place}.`} z ${COUNTS[players] ?? players} miejsc`,
  agreed: 'Zakończona za zgodą graczy',
  abandoned: 'Porzucona',
}
