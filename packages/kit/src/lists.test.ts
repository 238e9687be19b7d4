/** Small words for lists. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, replaceAt, unreachable, upTo, withAll, withLast, without, withoutAt } from './lists.ts'

describe('at', () => {
  it('gives what is there, null included, and is a fault where nothing is', () => {
    expect(at(['a', null], 0)).toBe('a')
    expect(at(['a', null], 1)).toBeNull()
    for (const index of [2, -1, 0.5, Number.NaN]) expect(() => at(['a', null], index)).toThrow(RangeError)
    expect(() => at([], 0)).toThrow('nothing at 0 in a list of 0')
  })
})

describe('replaceAt', () => {
  it('changes one place of a copy', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (list, number) => {
        const index = number % list.length
        const replaced = replaceAt(Object.freeze(list), index, -7)
        expect(replaced).toEqual([...list.slice(0, index), -7, ...list.slice(index + 1)])
      }),
    )
  })

  it('is a fault where there is no such place', () => expect(() => replaceAt([1], 1, 2)).toThrow(RangeError))
})

describe('without', () => {
  it('takes out the first that is equal, from a copy', () => {
    const list = Object.freeze(['a', 'b', 'a'])
    expect(without(list, 'a')).toEqual(['b', 'a'])
    expect(list).toHaveLength(3)
  })

  it('is a fault where there is none', () => expect(() => without(['a'], 'b')).toThrow('not in the list: b'))
})

describe('lists that grow and shrink', () => {
  const list = Object.freeze([1, 2, 3])
  it('leave the old one as it was', () => {
    expect([withLast(list, 4), withAll(list, [4, 5]), withAll(list, []), withoutAt(list, 1)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3],
      [1, 3],
    ])
    expect(list).toEqual([1, 2, 3])
  })

  it('lose nothing at a place that is not there', () => {
    for (const index of [-1, 3]) expect(() => withoutAt(list, index)).toThrow(RangeError)
  })
})

it('upTo counts from 0', () => {
  expect(upTo(3)).toEqual([0, 1, 2])
  expect(upTo(0)).toEqual([])
})

it('unreachable says what was reached', () => {
  expect(() => unreachable({ type: 'new' } as never)).toThrow('unreachable: {"type":"new"}')
})
