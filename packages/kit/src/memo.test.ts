/** Memoized functions. */
import { expect, it } from 'vitest'
import { memoize, memoizeLatest } from './memo.ts'

it('memoize computes a value once for each object, not for each equal object', () => {
  const seen: unknown[] = []
  const sizeOf = memoize((list: readonly number[]) => seen.push(list) && list.length)
  const [one, twin] = [
    [1, 2],
    [1, 2],
  ]
  expect([sizeOf(one), sizeOf(twin), sizeOf(one), sizeOf(twin)]).toEqual([2, 2, 2, 2])
  expect(seen).toEqual([one, twin])
})

it.each([undefined, null, 0, ''])('memoize remembers %j, too', value => {
  let calls = 0
  const compute = memoize(() => {
    calls += 1
    return value
  })
  const key = {}
  expect([compute(key), compute(key), calls]).toEqual([value, value, 1])
})

it('memoize computes again after an error', () => {
  let calls = 0
  const compute = memoize(() => {
    calls += 1
    if (calls === 1) throw new Error('not yet')
    return calls
  })
  const key = {}
  expect(() => compute(key)).toThrow('not yet')
  expect([compute(key), compute(key)]).toEqual([2, 2])
})

it('memoizeLatest computes again whenever it is called with another object', () => {
  const seen: unknown[] = []
  const sizeOf = memoizeLatest((list: readonly number[]) => seen.push(list) && list.length)
  const [one, other] = [[1, 2], [1]]
  expect([sizeOf(one), sizeOf(one), sizeOf(other), sizeOf(other), sizeOf(one)]).toEqual([2, 2, 1, 1, 2])
  expect(seen).toEqual([one, other, one])
})
