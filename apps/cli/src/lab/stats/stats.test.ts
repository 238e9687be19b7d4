/** Intervals and Elo against published values, and the effect of mirrored deals. */
import { at, fastRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { distributionOf } from './distribution.ts'
import { eloOf, fitElo, leadOf, rateAll } from './elo.ts'
import { differenceOf, clusterByDeal, holmCorrection, meanOf, proportionOf, wilson } from './estimates.ts'
import type { Interval } from './estimates.ts'
import { tQuantile, twoSidedPValue } from './student-t.ts'

const clusters = (...deals: readonly (readonly number[])[]) =>
  clusterByDeal(deals.flatMap((values, deal) => values.map(value => [deal, value] as const)))

describe('Student', () => {
  it.each([
    [1, 12.7062],
    [2, 4.3027],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [100, 1.984],
    [10_000, 1.9602],
  ])('with %d degrees of freedom the 95 %% interval reaches %d standard errors', (freedom, reach) => {
    expect(tQuantile(freedom)).toBeCloseTo(reach, 3)
    expect(twoSidedPValue(reach, freedom)).toBeCloseTo(0.05, 4)
  })
})

describe('shares', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [551, 1000, 0.52, 0.5816],
  ])('%d of %d by Wilson', (wins, trials, low, high) => {
    const found = wilson(wins / trials, trials)
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
    expect(proportionOf(clusterByDeal(range(trials).map(deal => [deal, deal < wins ? 1 : 0])))).toMatchObject({ ...found, of: trials })
  })

  it('of no observations are null', () => expect(proportionOf(clusterByDeal([]))).toBeNull())

  it('are more precise if the games of a deal cancel out, and less precise if they are correlated', () => {
    const random = fastRandom(5)
    const coins = range(200).map(() => random.int(2))
    const opposed = proportionOf(clusters(...coins.map(coin => (random.int(4) === 0 ? [coin, coin] : [coin, 1 - coin]))))
    const same = proportionOf(clusters(...coins.map(coin => [coin, coin])))
    const width = (found: Interval | null): number => (found === null ? Number.NaN : found.high - found.low)
    expect(width(opposed)).toBeLessThan(0.09)
    expect(width(same)).toBeGreaterThan(0.13)
    expect(wilson(0.5, 400)).toMatchObject({ low: expect.closeTo(0.451, 3), high: expect.closeTo(0.549, 3) })
  })

  it('cover the true value in about 95 of 100 runs, mirrored or not', () => {
    const random = fastRandom(11)
    const truth = 0.6
    const draw = (): number => (random.int(1000) < 1000 * truth ? 1 : 0)
    const holds = range(600).filter(() => {
      const found = proportionOf(clusters(...range(60).map(() => [draw(), draw()])))
      return found !== null && found.low <= truth && truth <= found.high
    })
    expect(holds.length).toBeGreaterThan(550)
    expect(holds.length).toBeLessThan(595)
  })
})

describe('means', () => {
  it('have Student’s interval over the deals', () => {
    expect(meanOf(clusters([1], [2], [3], [4], [5]))).toMatchObject({
      mean: 3,
      low: expect.closeTo(1.0367, 3),
      high: expect.closeTo(4.9633, 3),
      of: 5,
    })
    expect(meanOf(clusters([1, 3], [2, 2], [1, 3]))).toMatchObject({ mean: 2, low: 2, high: 2, of: 6 })
    expect(meanOf(clusters([7]))).toMatchObject({ mean: 7, low: 7, high: 7 })
  })

  it('have quantiles and round bins', () => {
    const found = distributionOf(range(101).map(value => [value, value]))
    expect(found).toMatchObject({ mean: 50, least: 0, most: 100, quantiles: [5, 25, 50, 75, 95], histogram: { from: 0, width: 5 } })
    expect(found?.histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(101)
    expect(
      distributionOf([
        [0, -7],
        [1, 3],
      ])?.histogram,
    ).toEqual({ from: -7, width: 1, counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] })
    expect(distributionOf([])).toBeNull()
  })
})

describe('differences', () => {
  it('over the same deals reveal a change that noise would hide', () => {
    const random = fastRandom(3)
    const luck = range(50).map(() => random.int(100))
    const [one, other] = [clusters(...luck.map(value => [value])), clusters(...luck.map(value => [value + 1 + random.int(2)]))]
    expect(differenceOf(one, other)).toMatchObject({ difference: expect.closeTo(1.5, 0), deals: 50 })
    expect(differenceOf(one, other)?.low).toBeGreaterThan(1)
    expect(differenceOf(one, other)?.chance).toBeLessThan(1e-6)
    expect(differenceOf(one, one)).toMatchObject({ difference: 0, low: 0, high: 0, chance: 1 })
    expect(differenceOf(clusters([1]), clusters([2]))).toBeNull()
  })

  it('are corrected for multiple comparisons', () => {
    expect(holmCorrection([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02].map(chance => expect.closeTo(chance, 9)))
    expect(holmCorrection([0.6, 0.9])).toEqual([1, 1])
  })
})

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [0.64, 99.95],
    [0.76, 200.24],
    [10 / 11, 400],
    [0.36, -99.95],
  ])('a share of %d is a difference of %d', (share, lead) => expect(eloOf(share)).toBeCloseTo(lead, 1))

  it('has no upper bound if every game was won', () => {
    expect(leadOf({ share: 1, low: 0.9, high: 1, of: 40 })).toEqual({ elo: null, low: expect.closeTo(381.7, 1), high: null })
    expect(leadOf({ share: 0, low: 0, high: 0.1, of: 40 })).toEqual({ elo: null, low: null, high: expect.closeTo(-381.7, 1) })
  })

  it('puts a chain of results on one scale', () => {
    const results = [
      { one: 1, other: 0, share: 10 / 11, trials: 100 },
      { one: 2, other: 1, share: 0.64, trials: 100 },
    ]
    const [zero = 1, first = 0, second = 0] = fitElo(3, results)
    expect([zero, first, second - first]).toEqual([0, expect.closeTo(400, 0), expect.closeTo(100, 0)])
  })

  it('is more precise with more games, and deterministic', () => {
    const results = (trials: number) => [{ one: 1, other: 0, share: 0.64, trials }]
    const [few, many] = [at(rateAll(2, results(50)), 1), at(rateAll(2, results(800)), 1)]
    expect(few.high - few.low).toBeGreaterThan(2.5 * (many.high - many.low))
    expect(many.low).toBeLessThan(100)
    expect(many.high).toBeGreaterThan(100)
    expect(rateAll(2, results(50))).toEqual(rateAll(2, results(50)))
    const sure = at(rateAll(2, [{ one: 1, other: 0, share: 1, trials: 100 }]), 1)
    expect(sure.low).toBeGreaterThan(400)
    expect(sure.high).toBeGreaterThan(sure.elo)
  })
})
