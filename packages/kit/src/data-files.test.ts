/** Data files are prepared once. */
import { expect, it } from 'vitest'
import { prepareOnce } from './data-files.ts'

it('prepares each named file and each custom object once', () => {
  let prepared = 0
  const find = prepareOnce({ one: { size: 1 }, two: { size: 2 } }, ({ size }) => ({ size, number: (prepared += 1) }))
  expect(prepared).toBe(2)
  const custom = { size: 3 }
  expect([find('one'), find('two'), find(custom), find(custom)].map(({ size, number }) => [size, number])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [3, 3],
  ])
  expect(find({ size: 3 }).number).toBe(4)
  for (const name of ['three', '', 'constructor']) expect(() => find(name)).toThrow(`unknown data file: ${name}`)
})
