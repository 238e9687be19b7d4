/** Relative times in both languages. */
import { expect, it } from 'vitest'
import { formatAgo, formatIn } from './relative-time.ts'

const SECOND = 1000
const [MINUTE, HOUR, DAY] = [60 * SECOND, 3600 * SECOND, 86_400 * SECOND]

it.each([
  [0, 'in 10 seconds', 'za 10 sekund'],
  [11 * SECOND, 'in 20 seconds', 'za 20 sekund'],
  [MINUTE, 'in 60 seconds', 'za 60 sekund'],
  [MINUTE + 1, 'in 2 minutes', 'za 2 minuty'],
  [5 * MINUTE, 'in 5 minutes', 'za 5 minut'],
  [HOUR + 1, 'in 2 hours', 'za 2 godziny'],
  [22 * HOUR, 'in 22 hours', 'za 22 godziny'],
  [3 * DAY, 'in 3 days', 'za 3 dni'],
])('%d ms from now', (span, en, pl) => expect([formatIn(span, 'en'), formatIn(span, 'pl')]).toEqual([en, pl]))

it.each([
  [0, 'now', 'teraz'],
  [5 * MINUTE, '5 minutes ago', '5 minut temu'],
  [2 * HOUR, '2 hours ago', '2 godziny temu'],
  [25 * HOUR, 'yesterday', 'wczoraj'],
])('%d ms ago', (span, en, pl) => expect([formatAgo(0, span, 'en'), formatAgo(0, span, 'pl')]).toEqual([en, pl]))
