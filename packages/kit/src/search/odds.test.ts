/** Chances from merits and places. */
import { expect, it } from 'vitest'
import { chancesFrom, exp, sharesOf } from '../index.ts'

it('exp is near enough, and never below nothing', () => {
  for (const x of [-5, -1, 0, 0.5, 2]) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 1)
  expect([exp(0), exp(-2000)]).toEqual([1, 0])
})

it('merits become chances that make 1 together, the same for equals', () => {
  expect(chancesFrom([3, 3])).toEqual([0.5, 0.5])
  const [low = 0, high = 0, none = 0] = chancesFrom([1, 2, -9000])
  expect(high / low).toBeCloseTo(Math.E, 2)
  expect([low + high, none]).toEqual([1, 0])
})

it('a win is whole, or shared', () => {
  expect(sharesOf([2, 1, 3])).toEqual([0, 1, 0])
  expect(sharesOf([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0])
})
