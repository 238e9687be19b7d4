/** The rows of the rack: its tiles are never too small to touch, and there are never more than two rows. */
import { expect, it } from 'vitest'
import { rowsFor } from './rack.tsx'

it('a rack has one row where there is room, else two, of which long ones scroll', () => {
  expect(rowsFor(14, 1096, true)).toEqual({ row: 14, rows: 1 })
  expect(rowsFor(20, 1096, true)).toEqual({ row: 11, rows: 2 })
  expect(rowsFor(14, 366, false)).toEqual({ row: 7, rows: 2 })
  expect(rowsFor(30, 366, false)).toEqual({ row: 15, rows: 2 })
  expect(rowsFor(3, 336, false)).toEqual({ row: 6, rows: 2 })
})
