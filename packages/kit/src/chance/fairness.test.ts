/** Fixed test values for commitment and seed, on which server, clients and independent verifiers must agree. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentOf, HEX_32_BYTES, seedOf } from './fairness.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const CONTRIBUTIONS = ['ab'.repeat(32), '', '01'.repeat(32)]
const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join(''))

describe('known values', () => {
  it('commitment', () => {
    expect(commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  })

  it('seed', () => {
    expect(seedOf(SECRET, 'vector', CONTRIBUTIONS)).toBe('e66ab644d62b8f8d58379a7824536cc6510f4a368d23505f75f643a4a7013325')
  })
})

describe('seedOf', () => {
  it('returns 64 hex digits that depend on the secret, the match and every contribution', () => {
    fc.assert(
      fc.property(hex32, hex32, fc.string(), (secret, contribution, match) => {
        const seed = seedOf(secret, match, [contribution, ''])
        expect(seed).toMatch(HEX_32_BYTES)
        const others = [
          seedOf(contribution, match, [contribution, '']),
          seedOf(secret, `${match}x`, [contribution, '']),
          seedOf(secret, match, ['', contribution]),
          seedOf(secret, match, [secret, '']),
          seedOf(secret, match, [contribution]),
        ]
        if (secret !== contribution) expect(others).not.toContain(seed)
      }),
    )
  })

  it('depends on the number of seats, including those without a contribution', () => {
    const seeds = [[], [''], ['', '']].map(contributions => seedOf(SECRET, 'm', contributions))
    expect(new Set(seeds).size).toBe(3)
  })
})

describe('HEX_32', () => {
  it('matches exactly 64 lower-case hex digits', () => {
    expect(SECRET).toMatch(HEX_32_BYTES)
    for (const text of ['', SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET}\n`]) expect(text).not.toMatch(HEX_32_BYTES)
  })

  it('commitmentOf throws for anything else', () => expect(() => commitmentOf('xyz')).toThrow(RangeError))
})
