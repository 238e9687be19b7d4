/** Results in words, in both languages. */
import { expect, it } from 'vitest'
import { results as en } from '../text/en/results.ts'
import { results as pl } from '../text/pl/results.ts'
import { describeResult } from './describe-result.ts'

it.each([
  [[1, 2], [19, 6], 0, 'Won 19–6', 'Wygrana 19–6'],
  [[1, 2], [19, 6], 1, 'Lost 6–19', 'Przegrana 6–19'],
  [[1, 1], [12, 12], 0, 'Drawn 12–12', 'Remis 12–12'],
  [[1, 1], [0, 0], 1, 'Drawn', 'Remis'],
  [[2, 1], [4, 4], 1, 'Won', 'Wygrana'], // a tie that another rule broke
  [[1, 2], [45, -45], 1, 'Lost −45 to 45', 'Przegrana −45 do 45'],
  [[2, 1, 3, 4], [30, 43, 12, 5], 0, 'Second of four', 'Drugie z czterech miejsc'],
  [[2, 1, 3], [30, 43, 12], 2, 'Third of three', 'Trzecie z trzech miejsc'],
  [[2, 1, 3], [30, 43, 12], 1, 'Won with 43 points', 'Wygrana: 43 punkty'],
  [[1, 2, 2], [0, -12, -20], 0, 'Won', 'Wygrana'],
  [[1, 1, 3], [30, 30, 12], 1, 'Shared first place', 'Wspólne pierwsze miejsce'],
])('places %j with scores %j, seen from seat %i: %s', (places, scores, mine, english, polish) => {
  const result = { outcome: { places, scores }, reason: 'outcome' as const }
  expect([describeResult(result, mine, en), describeResult(result, mine, pl)]).toEqual([english, polish])
})

it('a match without an outcome', () => {
  expect(describeResult({ outcome: null, reason: 'agreed' }, 0, en)).toBe('Ended by agreement')
  expect(describeResult({ outcome: null, reason: 'agreed' }, 0, pl)).toBe('Zakończona za zgodą graczy')
  expect(describeResult({ outcome: null, reason: 'abandoned' }, 0, en)).toBe('Abandoned')
  expect(describeResult({ outcome: null, reason: 'abandoned' }, 0, pl)).toBe('Porzucona')
})
