/** Probabilities from ratings and places. */
import { expect, it } from 'vitest'
import { softmax, portableExp, winShares } from '../index.ts'

it('exp is close to Math.exp and never negative', () => {
  for (const x of [-5, -1, 0, 0.5, 2]) expect(portableExp(x) / Math.exp(x)).toBeCloseTo(1, 1)
  expect([portableExp(0), portableExp(-2000)]).toEqual([1, 0])
})

it('softmax sums to 1 and treats equal ratings equally', () => {
  expect(softmax([3, 3])).toEqual([0.5, 0.5])
  const [low = 0, high = 0, none = 0] = softmax([1, 2, -9000])
  expect(high / low).toBeCloseTo(Math.E, 2)
  expect([low + high, none]).toEqual([1, 0])
})

it('winners share one win', () => {
  expect(winShares([2, 1, 3])).toEqual([0, 1, 0])
  expect(winShares([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0])
})
