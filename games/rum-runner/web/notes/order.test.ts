/** The order of the crew's effects: moved by hand, and kept from one effect to the next. */
import { expect, it } from 'vitest'
import { keepOrder, moveTo } from './order.ts'

it('moves one of a list to a place', () => {
  expect(moveTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
  expect(moveTo(['a'], 3, 0)).toEqual(['a'])
})

it('keeps the order of whoever is still due; whoever is new comes last', () => {
  expect(keepOrder(['c', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
  expect(keepOrder(['c', 'a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(keepOrder([], ['a', 'b'])).toEqual(['a', 'b'])
})
