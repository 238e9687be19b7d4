/** Plain data, looked at from outside. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchange, frozen, isSameData, textsIn, throughJson } from './data.ts'

describe('the same data', () => {
  it('is equal whatever the order of its keys', () => {
    expect(isSameData({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true)
    fc.assert(fc.property(fc.jsonValue(), value => isSameData(value, structuredClone(value))))
  })

  it('differs in any value, key, length or kind', () => {
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

  it('holds no undefined, not even against itself', () => {
    expect(isSameData(undefined, undefined)).toBe(false)
    expect(isSameData({ a: undefined }, { a: undefined })).toBe(false)
    expect(isSameData([undefined], [undefined])).toBe(false)
  })

  it('survives JSON if it is plain, and only then', () => {
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

describe('frozen', () => {
  it('is a copy that nobody can write to, at any depth', () => {
    const given = { hand: [{ face: 'silk' }], coins: 3 }
    const copy = frozen(given)
    expect(copy).toEqual(given)
    expect(() => copy.hand.push({ face: 'lead' })).toThrow(TypeError)
    expect(() => ((copy.hand[0] ?? { face: '' }).face = 'lead')).toThrow(TypeError)
    expect(() => (copy.coins = 4)).toThrow(TypeError)
    given.coins = 4
    expect(copy.coins).toBe(3)
  })
})

describe('exchange', () => {
  it('turns two names round wherever they stand, as text and as key', () => {
    const value = { silk: ['salt', { at: 'silk', not: 'silken' }], salt: 1 }
    expect(exchange(value, 'silk', 'salt')).toEqual({ salt: ['silk', { at: 'salt', not: 'silken' }], silk: 1 })
  })

  it('done twice gives back what was there', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd')
    const values = fc.object({ key: names, values: [names, fc.integer(), fc.constant(null)] })
    fc.assert(
      fc.property(values, names, names, (value, one, other) => isSameData(exchange(exchange(value, one, other), one, other), value)),
    )
  })
})

it('textsIn finds every text, in lists, values and keys', () => {
  expect([...textsIn({ a: ['b', { c: 'd' }], e: 1, f: null })].toSorted()).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e', 'f']))
  expect([...textsIn('g')]).toEqual(['g'])
  expect([...textsIn(7)]).toEqual([])
})
