/** Times: clocks in words, and pieces that set out one after the other. */
import { expect, it } from 'vitest'
import { formatTime } from './clock.tsx'
import { delayOf, MOTION } from './motion.ts'

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [6999, '0:07'],
  [100_000, '1:40'],
  [3_600_000, '1:00:00'],
  [7_383_000, '2:03:03'],
  [-5, '0:00'],
])('%d ms left reads %s', (left, words) => expect(formatTime(left)).toBe(words))

it('lets the last piece land in time, however many there are', () => {
  expect(delayOf(0, 1)).toBe(0)
  expect(delayOf(1, 3)).toBe(MOTION.stagger)
  expect(delayOf(39, 40) + MOTION.move).toBeCloseTo(MOTION.most)
})
