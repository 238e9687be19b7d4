/** Delays of the pieces of one move. */
import { expect, it } from 'vitest'
import { delayOf, MOTION } from './timing.ts'

it('limits the total duration, however many pieces move', () => {
  expect(delayOf(0, 1)).toBe(0)
  expect(delayOf(1, 3)).toBe(MOTION.stagger)
  expect(delayOf(39, 40) + MOTION.move).toBeCloseTo(MOTION.most)
})
