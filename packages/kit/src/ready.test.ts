/** Data made ready once, by name and by itself. */
import { expect, it } from 'vitest'
import { readyOnce } from './ready.ts'

it('makes each file ready once, and data of one’s own once, too', () => {
  let made = 0
  const find = readyOnce({ one: { size: 1 }, two: { size: 2 } }, ({ size }) => ({ size, number: (made += 1) }))
  expect(made).toBe(2)
  const own = { size: 3 }
  expect([find('one'), find('two'), find(own), find(own)].map(({ size, number }) => [size, number])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [3, 3],
  ])
  expect(find({ size: 3 }).number).toBe(4)
  for (const name of ['three', '', 'constructor']) expect(() => find(name)).toThrow(`no such file of cards: ${name}`)
})
