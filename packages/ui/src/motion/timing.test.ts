/** Delays of the pieces of one move. */
import { expect, it } from 'vitest'
import { staggerDelay, MOTION } from './timing.ts'

it('limits the total duration, however many pieces move', () => {
  expect(staggerDelay(0, 1)).toBe(0)
  expect(staggerDelay(1, 3)).toBe(MOTION.stagger)
  expect(staggerDelay(39, 40) + MOTION.move).toBeCloseTo(MOTION.most)
})
