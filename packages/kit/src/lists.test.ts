/** List helpers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, replaceAt, unreachable, range, appendAll, append, removeFirst, removeAt } from './lists.ts'

describe('at', () => {
  it('returns the entry, including null, and throws if there is none', () => {
    expect(at(['a', null], 0)).toBe('a')
    expect(at(['a', null], 1)).toBeNull()
    for (const index of [2, -1, 0.5, Number.NaN]) expect(() => at(['a', null], index)).toThrow(RangeError)
    expect(() => at([], 0)).toThrow('nothing at 0 in a list of 0')
  })
})

describe('replaceAt', () => {
  it('replaces one entry in a copy', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (list, number) => {
        const index = number % list.length
        const replaced = replaceAt(Object.freeze(list), index, -7)
        expect(replaced).toEqual([...list.slice(0, index), -7, ...list.slice(index + 1)])
      }),
    )
  })

  it('throws for a missing index', () => expect(() => replaceAt([1], 1, 2)).toThrow(RangeError))
})

describe('removeFirst', () => {
  it('removes the first equal entry from a copy', () => {
    const list = Object.freeze(['a', 'b', 'a'])
    expect(removeFirst(list, 'a')).toEqual(['b', 'a'])
    expect(list).toHaveLength(3)
  })

  it('throws if there is none', () => expect(() => removeFirst(['a'], 'b')).toThrow('not in the list: b'))
})

describe('append, appendAll and removeAt', () => {
  const list = Object.freeze([1, 2, 3])
  it('do not change the original list', () => {
    expect([append(list, 4), appendAll(list, [4, 5]), appendAll(list, []), removeAt(list, 1)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3],
      [1, 3],
    ])
    expect(list).toEqual([1, 2, 3])
  })

  it('throw for a missing index', () => {
    for (const index of [-1, 3]) expect(() => removeAt(list, index)).toThrow(RangeError)
  })
})

it('range counts from 0', () => {
  expect(range(3)).toEqual([0, 1, 2])
  expect(range(0)).toEqual([])
})

it('unreachable reports the value', () => {
  expect(() => unreachable({ type: 'new' } as never)).toThrow('unreachable: {"type":"new"}')
})
