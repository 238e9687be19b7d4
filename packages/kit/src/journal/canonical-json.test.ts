/** Canonical JSON: equal values give equal strings. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, hashOf, sha256Hex } from './canonical-json.ts'

const withReversedKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withReversedKeys)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, withReversedKeys(entry)] as const)
      .toReversed(),
  )
}

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves lists alone', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }, 2] })).toBe('{"a":[{"c":"x","d":null},2],"b":1}')
  })

  it('sorts integer-like keys as strings, too', () => {
    expect(canonicalJson({ b: 0, 10: 0, 9: 0, '-1': 0, A: 0 })).toBe('{"-1":0,"10":0,"9":0,"A":0,"b":0}')
  })

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), value => canonicalJson(value) === canonicalJson(withReversedKeys(value))))
  })

  it('parses back to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('omits what JSON.stringify omits', () => {
    expect(canonicalJson({ a: undefined, b: [undefined], c: Number.NaN })).toBe('{"b":[null],"c":null}')
  })

  it('accepts any key, such as __proto__', () => {
    const strange = JSON.parse('{"toString":2,"__proto__":{"b":1,"a":2}}') as unknown
    expect(canonicalJson(strange)).toBe('{"__proto__":{"a":2,"b":1},"toString":2}')
  })
})

describe('hashOf', () => {
  it('is the sha256 of the canonical JSON in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => sha256Hex(text) === createHash('sha256').update(text, 'utf8').digest('hex')),
    )
    expect(hashOf({ b: 1, a: 'ż' })).toBe(sha256Hex('{"a":"ż","b":1}'))
  })
})
