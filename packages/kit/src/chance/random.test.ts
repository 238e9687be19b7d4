/** Random streams: known values, uniformity, and the scripted stream for tests. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERATOR_NAMES, fastRandom, pick, scriptedRandom, shuffle, randomStreams, trackDraws } from './random.ts'
import type { Random } from '../game.ts'
import { range } from '../lists.ts'

const SEED = 'e66ab644d62b8f8d58379a7824536cc6510f4a368d23505f75f643a4a7013325'
const OTHER_SEED = '0f'.repeat(32)
const draws = (random: Random, below: number, count: number): readonly number[] => range(count).map(() => random.int(below))

describe('the keyed stream', () => {
  const streams = randomStreams('hmac-sha256', SEED)

  it('returns the documented values', () => {
    expect(draws(streams(0), 6, 10)).toEqual([1, 0, 5, 3, 4, 2, 3, 5, 2, 4])
    expect(shuffle(range(10), streams(1))).toEqual([2, 3, 1, 6, 0, 5, 7, 8, 4, 9])
    const third = streams(2)
    expect(draws(third, 2 ** 32, 2)).toEqual([3166281069, 502119635])
    expect(draws(third, 3e9, 3)).toEqual([2308066219, 1247649937, 719849147])
  })

  it('continues across blocks', () => {
    const all = draws(streams(0), 2 ** 32, 40)
    expect(new Set(all).size).toBe(40)
    expect(draws(streams(0), 2 ** 32, 40)).toEqual(all)
  })
})

describe.each(GENERATOR_NAMES)('%s', chance => {
  const streams = randomStreams(chance, SEED)

  it('depends on seed and step and on nothing else', () => {
    const words = (seed: string, step: number): string => draws(randomStreams(chance, seed)(step), 2 ** 32, 4).join()
    expect(words(SEED, 3)).toBe(words(SEED, 3))
    const firsts = [SEED, OTHER_SEED].flatMap(seed => range(500).map(step => draws(randomStreams(chance, seed)(step), 2 ** 32, 1)[0]))
    expect(new Set(firsts).size).toBe(1000)
  })

  it('returns integers from 0 to below − 1', () => {
    const random = streams(0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), below => {
        const drawn = random.int(below)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below
      }),
      { seed: 1 },
    )
  })

  it('throws for an invalid bound', () => {
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => streams(0).int(below)).toThrow(RangeError)
  })

  it('consumes no word for int(1)', () => {
    const random = streams(5)
    expect(draws(random, 1, 100)).toEqual(range(100).map(() => 0))
    expect(random.int(2 ** 32)).toBe(streams(5).int(2 ** 32))
  })

  /** Pearson's chi-squared statistic for equally likely cells. The seeds are fixed, so the tests are not flaky. */
  const chiSquaredOf = (cells: number, values: readonly number[]): number => {
    const counts = range(cells).map(cell => values.filter(value => value === cell).length)
    const expected = values.length / cells
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }
  const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 2: 10.8, 3: 13.8, 6: 20.5, 24: 49.7 }

  it.each([2, 3, 6, 24])('is uniform over %i numbers within one step', below => {
    expect(chiSquaredOf(below, draws(streams(7), below, 12_000))).toBeLessThan(ONE_IN_A_THOUSAND[below] ?? 0)
  })

  it.each([2, 3, 6, 24])('is uniform over %i numbers for the first draw of many steps', below => {
    const firsts = range(12_000).map(step => streams(step).int(below))
    expect(chiSquaredOf(below, firsts)).toBeLessThan(ONE_IN_A_THOUSAND[below] ?? 0)
  })

  it('is unbiased for a bound that does not divide 2³²', () => {
    const below = 3 * 2 ** 30 // without rejection sampling, the first third would come up twice as often
    const thirds = draws(streams(8), below, 9_000).map(value => Math.floor(value / 2 ** 30))
    expect(chiSquaredOf(3, thirds)).toBeLessThan(13.8)
  })

  it('shuffles four cards uniformly into 24 orders', () => {
    const orders = new Map<string, number>()
    const random = streams(9)
    const seen = range(12_000).map(() => {
      const order = shuffle([1, 2, 3, 4], random).join('')
      orders.set(order, orders.get(order) ?? orders.size)
      return orders.get(order) ?? 0
    })
    expect(orders.size).toBe(24)
    expect(chiSquaredOf(24, seen)).toBeLessThan(49.7)
  })
})

describe('a seed', () => {
  it('must be 64 hex digits', () => {
    for (const chance of GENERATOR_NAMES) {
      for (const seed of ['', 'ab', `${SEED}00`]) expect(() => randomStreams(chance, seed)).toThrow(RangeError)
      expect(() => randomStreams(chance, 'g'.repeat(64))).toThrow(RangeError)
    }
  })

  it('of fastRandom can be any number, and neighbouring seeds give unrelated streams', () => {
    expect(draws(fastRandom(7), 1000, 3)).toEqual(draws(fastRandom(7), 1000, 3))
    expect(new Set(range(500).map(seed => fastRandom(seed).int(2 ** 32))).size).toBe(500)
  })
})

describe('scriptedRandom', () => {
  it('returns its numbers in order', () => {
    const random = scriptedRandom(3, 0, 5)
    expect([random.int(6), random.int(2), random.int(6)]).toEqual([3, 0, 5])
  })

  it('throws when the numbers run out or one is out of range', () => {
    expect(() => scriptedRandom().int(2)).toThrow(RangeError)
    expect(() => scriptedRandom(6).int(6)).toThrow('scripted 6 does not fit int(6)')
    expect(() => scriptedRandom(-1).int(6)).toThrow(RangeError)
  })

  it('consumes no number for int(1), like every stream', () => {
    const random = scriptedRandom(4)
    expect([random.int(1), random.int(6), random.int(1)]).toEqual([0, 4, 0])
    expect(scriptedRandom().int(1)).toBe(0)
  })
})

describe('trackDraws', () => {
  it('returns the same numbers and records whether any was drawn', () => {
    const { random, hasDrawn } = trackDraws(scriptedRandom(4))
    expect(hasDrawn()).toBe(false)
    expect(random.int(6)).toBe(4)
    expect(hasDrawn()).toBe(true)
  })

  it('does not count int(1) as a draw', () => {
    const { random, hasDrawn } = trackDraws(scriptedRandom())
    shuffle(['a'], random)
    pick(['a'], random)
    expect(hasDrawn()).toBe(false)
  })
})

describe('shuffle and pick', () => {
  it('shuffle swaps from the last entry down', () => {
    expect(shuffle(['a', 'b', 'c', 'd'], scriptedRandom(0, 2, 1))).toEqual(['d', 'b', 'c', 'a'])
    expect(shuffle(['a', 'b', 'c', 'd'], scriptedRandom(3, 0, 0))).toEqual(['b', 'c', 'a', 'd'])
    expect(shuffle([], scriptedRandom())).toEqual([])
  })

  it('shuffle returns a permutation and does not change its argument', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const before = list.slice()
        const shuffled = shuffle(Object.freeze(list), fastRandom(seed))
        expect(list).toEqual(before)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
        if (list.length > 0) expect(list).toContain(pick(list, fastRandom(seed)))
      }),
    )
  })

  it('pick throws for an empty list', () => expect(() => pick([], fastRandom(1))).toThrow(RangeError))
})
