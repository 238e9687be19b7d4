/** Helpers for plain data. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { swapNames, deepFreeze, isSameData, stringsIn, throughJson } from './plain-data.ts'

describe('isSameData', () => {
  it('ignores the order of keys', () => {
    expect(isSameData({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true)
    fc.assert(fc.property(fc.jsonValue(), value => isSameData(value, structuredClone(value))))
  })

  it('notices any difference in values, keys, length or type', () => {
    const pairs: readonly (readonly [unknown, unknown])[] = [
      [1, 2],
      [1, '1'],
      [0, -0],
      [null, {}],
      [[], {}],
      [[1], [1, 2]],
      [{ a: 1 }, { a: 1, b: null }],
      [{ a: 1 }, { b: 1 }],
      [{ toString: 1 }, {}],
    ]
    for (const [a, b] of pairs) {
      expect(isSameData(a, b)).toBe(false)
      expect(isSameData(b, a)).toBe(false)
    }
  })

  it('is false for undefined, even compared with itself', () => {
    expect(isSameData(undefined, undefined)).toBe(false)
    expect(isSameData({ a: undefined }, { a: undefined })).toBe(false)
    expect(isSameData([undefined], [undefined])).toBe(false)
  })

  it('is true for a value and its JSON copy only if it is plain data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        fc.pre(!JSON.stringify(value, (_, part: unknown) => (Object.is(part, -0) ? '-0' : part)).includes('-0'))
        return isSameData(value, throughJson(value))
      }),
    )
    class Crate {
      readonly face = 'silk'
    }
    for (const value of [Number.NaN, -0, new Date(0), new Crate(), new Map(), undefined, { a: undefined }, [Number.POSITIVE_INFINITY]])
      expect(isSameData(value, throughJson(value))).toBe(false)
  })
})

describe('deepFreeze', () => {
  it('returns a copy that cannot be changed at any depth', () => {
    const given = { hand: [{ face: 'silk' }], coins: 3 }
    const copy = deepFreeze(given)
    expect(copy).toEqual(given)
    expect(() => copy.hand.push({ face: 'lead' })).toThrow(TypeError)
    expect(() => ((copy.hand[0] ?? { face: '' }).face = 'lead')).toThrow(TypeError)
    expect(() => (copy.coins = 4)).toThrow(TypeError)
    given.coins = 4
    expect(copy.coins).toBe(3)
  })
})

describe('swapNames', () => {
  it('swaps two names as strings and as keys', () => {
    const value = { silk: ['salt', { at: 'silk', not: 'silken' }], salt: 1 }
    expect(swapNames(value, 'silk', 'salt')).toEqual({ salt: ['silk', { at: 'salt', not: 'silken' }], silk: 1 })
  })

  it('is its own inverse', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd')
    const values = fc.object({ key: names, values: [names, fc.integer(), fc.constant(null)] })
    fc.assert(
      fc.property(values, names, names, (value, one, other) => isSameData(swapNames(swapNames(value, one, other), one, other), value)),
    )
  })
})

it('stringsIn finds every string in arrays, values and keys', () => {
  expect([...stringsIn({ a: ['b', { c: 'd' }], e: 1, f: null })].toSorted()).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e', 'f']))
  expect([...stringsIn('g')]).toEqual(['g'])
  expect([...stringsIn(7)]).toEqual([])
})
