/** Lists are rearranged entry by entry, and their order is kept while entries come and go. */
import { expect, it } from 'vitest'
import { keepOrder, moveEntry } from './order.ts'

it('moves an entry of a list', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
  expect(moveEntry(['a'], 3, 0)).toEqual(['a'])
})

it('keeps the order of entries that are still there and appends new ones', () => {
  expect(keepOrder(['c', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
  expect(keepOrder(['c', 'a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(keepOrder([], ['a', 'b'])).toEqual(['a', 'b'])
})
