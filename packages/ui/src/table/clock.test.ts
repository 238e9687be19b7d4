/** Formatting of clocks. */
import { expect, it } from 'vitest'
import { formatTime } from './clock.tsx'

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [6999, '0:07'],
  [100_000, '1:40'],
  [3_600_000, '1:00:00'],
  [7_383_000, '2:03:03'],
  [-5, '0:00'],
])('formats %d ms as %s', (left, text) => expect(formatTime(left)).toBe(text))
