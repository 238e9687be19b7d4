/** Chance: the streams everybody must agree on, that they are fair, and how tests script them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANCES, fastRandom, pick, scripted, shuffle, streamsOf, watched } from './chance.ts'
import type { Random } from './game.ts'
import { upTo } from './lists.ts'

const SEED = 'e66ab644d62b8f8d58379a7824536cc6510f4a368d23505f75f643a4a7013325'
const OTHER_SEED = '0f'.repeat(32)
const draws = (random: Random, below: number, count: number): readonly number[] => upTo(count).map(() => random.int(below))

describe('the keyed stream', () => {
  const streams = streamsOf('hmac-sha256', SEED)

  it('gives the values the design holds fast', () => {
    expect(draws(streams(0), 6, 10)).toEqual([1, 0, 5, 3, 4, 2, 3, 5, 2, 4])
    expect(shuffle(upTo(10), streams(1))).toEqual([2, 3, 1, 6, 0, 5, 7, 8, 4, 9])
    const third = streams(2)
    expect(draws(third, 2 ** 32, 2)).toEqual([3166281069, 502119635])
    expect(draws(third, 3e9, 3)).toEqual([2308066219, 1247649937, 719849147])
  })

  it('goes on from block to block', () => {
    const all = draws(streams(0), 2 ** 32, 40)
    expect(new Set(all).size).toBe(40)
    expect(draws(streams(0), 2 ** 32, 40)).toEqual(all)
  })
})

describe.each(CHANCES)('%s', chance => {
  const streams = streamsOf(chance, SEED)

  it('is the same for the same seed and step, and another for every other', () => {
    const words = (seed: string, step: number): string => draws(streamsOf(chance, seed)(step), 2 ** 32, 4).join()
    expect(words(SEED, 3)).toBe(words(SEED, 3))
    const firsts = [SEED, OTHER_SEED].flatMap(seed => upTo(500).map(step => draws(streamsOf(chance, seed)(step), 2 ** 32, 1)[0]))
    expect(new Set(firsts).size).toBe(1000)
  })

  it('gives whole numbers from 0 to below − 1', () => {
    const random = streams(0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), below => {
        const drawn = random.int(below)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below
      }),
      { seed: 1 },
    )
  })

  it('refuses what is no size', () => {
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => streams(0).int(below)).toThrow(RangeError)
  })

  it('takes no word where the answer is certain', () => {
    const random = streams(5)
    expect(draws(random, 1, 100)).toEqual(upTo(100).map(() => 0))
    expect(random.int(2 ** 32)).toBe(streams(5).int(2 ** 32))
  })

  /** Pearson's sum over equally likely cells. The seeds are fixed: it either holds or it does not. */
  const spreadOf = (cells: number, values: readonly number[]): number => {
    const counts = upTo(cells).map(cell => values.filter(value => value === cell).length)
    const expected = values.length / cells
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }
  const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 2: 10.8, 3: 13.8, 6: 20.5, 24: 49.7 }

  it.each([2, 3, 6, 24])('draws each of %i numbers as often as the others, within a step', below => {
    expect(spreadOf(below, draws(streams(7), below, 12_000))).toBeLessThan(ONE_IN_A_THOUSAND[below] ?? 0)
  })

  it.each([2, 3, 6, 24])('draws each of %i numbers as often as the others, first in many steps', below => {
    const firsts = upTo(12_000).map(step => streams(step).int(below))
    expect(spreadOf(below, firsts)).toBeLessThan(ONE_IN_A_THOUSAND[below] ?? 0)
  })

  it('leans to no third of a size that does not fit into 2³²', () => {
    const below = 3 * 2 ** 30 // without throwing words away the first third would come twice as often
    const thirds = draws(streams(8), below, 9_000).map(value => Math.floor(value / 2 ** 30))
    expect(spreadOf(3, thirds)).toBeLessThan(13.8)
  })

  it('mixes four cards into each of the 24 orders as often as the others', () => {
    const orders = new Map<string, number>()
    const random = streams(9)
    const seen = upTo(12_000).map(() => {
      const order = shuffle([1, 2, 3, 4], random).join('')
      orders.set(order, orders.get(order) ?? orders.size)
      return orders.get(order) ?? 0
    })
    expect(orders.size).toBe(24)
    expect(spreadOf(24, seen)).toBeLessThan(49.7)
  })
})

describe('a seed', () => {
  it('is 64 hex digits', () => {
    for (const chance of CHANCES) {
      for (const seed of ['', 'ab', `${SEED}00`]) expect(() => streamsOf(chance, seed)).toThrow(RangeError)
      expect(() => streamsOf(chance, 'g'.repeat(64))).toThrow(RangeError)
    }
  })

  it('written by hand for a bot or a test is any number, and neighbours have nothing in common', () => {
    expect(draws(fastRandom(7), 1000, 3)).toEqual(draws(fastRandom(7), 1000, 3))
    expect(new Set(upTo(500).map(seed => fastRandom(seed).int(2 ** 32))).size).toBe(500)
  })
})

describe('a script', () => {
  it('gives its numbers in order', () => {
    const random = scripted(3, 0, 5)
    expect([random.int(6), random.int(2), random.int(6)]).toEqual([3, 0, 5])
  })

  it('is a fault when more is asked for, or a number does not fit', () => {
    expect(() => scripted().int(2)).toThrow(RangeError)
    expect(() => scripted(6).int(6)).toThrow('scripted 6 does not fit int(6)')
    expect(() => scripted(-1).int(6)).toThrow(RangeError)
  })

  it('gives no number away where the answer is certain, as every stream does', () => {
    const random = scripted(4)
    expect([random.int(1), random.int(6), random.int(1)]).toEqual([0, 4, 0])
    expect(scripted().int(1)).toBe(0)
  })
})

describe('a watched stream', () => {
  it('is the same stream, and says whether something was drawn', () => {
    const { random, hasDrawn } = watched(scripted(4))
    expect(hasDrawn()).toBe(false)
    expect(random.int(6)).toBe(4)
    expect(hasDrawn()).toBe(true)
  })

  it('does not count what was certain', () => {
    const { random, hasDrawn } = watched(scripted())
    shuffle(['a'], random)
    pick(['a'], random)
    expect(hasDrawn()).toBe(false)
  })
})

describe('shuffle and pick', () => {
  it('exchange places from the last down', () => {
    expect(shuffle(['a', 'b', 'c', 'd'], scripted(0, 2, 1))).toEqual(['d', 'b', 'c', 'a'])
    expect(shuffle(['a', 'b', 'c', 'd'], scripted(3, 0, 0))).toEqual(['b', 'c', 'a', 'd'])
    expect(shuffle([], scripted())).toEqual([])
  })

  it('lose nothing, double nothing and write to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const before = list.slice()
        const mixed = shuffle(Object.freeze(list), fastRandom(seed))
        expect(list).toEqual(before)
        expect(mixed.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
        if (list.length > 0) expect(list).toContain(pick(list, fastRandom(seed)))
      }),
    )
  })

  it('pick from an empty list is a fault', () => expect(() => pick([], fastRandom(1))).toThrow(RangeError))
})
