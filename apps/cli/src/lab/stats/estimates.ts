/** Shares and means with 95 % intervals. The games of one deal are correlated (same cards, other seats), so deals are the sampling unit. */
import { tQuantile, twoSidedPValue } from './student-t.ts'

/** The sum and number of observations of one deal. */
type Cluster = { readonly sum: number; readonly count: number }
/** By deal number. */
export type Clusters = ReadonlyMap<number, Cluster>

export type Interval = { readonly low: number; readonly high: number }
/** `of`: number of observations. */
export type ShareEstimate = Interval & { readonly share: number; readonly of: number }
export type MeanEstimate = Interval & { readonly mean: number; readonly of: number }

const Z = 1.959963984540054

/** Wilson's interval for a share of independent trials. */
export const wilson = (share: number, trials: number): Interval => {
  const z2 = (Z * Z) / trials
  const middle = (share + z2 / 2) / (1 + z2)
  const reach = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** Groups observations by deal. */
export const clusterByDeal = (observations: Iterable<readonly [deal: number, value: number]>): Clusters => {
  const clusters = new Map<number, { sum: number; count: number }>()
  for (const [deal, value] of observations) {
    const cluster = clusters.get(deal)
    if (cluster === undefined) clusters.set(deal, { sum: value, count: 1 })
    else {
      cluster.sum += value
      cluster.count += 1
    }
  }
  return clusters
}

type Spread = { readonly mean: number; readonly of: number; readonly deals: number; readonly error: number }

const spreadOf = (clusters: Clusters): Spread => {
  let [sum, of] = [0, 0]
  for (const cluster of clusters.values()) {
    sum += cluster.sum
    of += cluster.count
  }
  const mean = sum / of
  const deals = clusters.size
  let squares = 0
  for (const cluster of clusters.values()) squares += (cluster.sum - mean * cluster.count) ** 2
  return { mean, of, deals, error: deals < 2 ? Number.NaN : Math.sqrt((squares * deals) / (deals - 1)) / of }
}

/** Upper bound for the effective number of trials. Mirrored games carry more information than independent ones, at most three times as much; with few deals no gain is assumed. */
const mostTrials = ({ of, deals }: Spread): number => (deals < 10 ? of : 3 * of)

/** The number of independent trials with the same uncertainty as these deals. */
const trialsOf = (clusters: Clusters, spread: Spread): number => {
  const { mean, of, deals, error } = spread
  let isPlain = true
  for (const { sum, count } of clusters.values()) isPlain &&= count === 1 && (sum === 0 || sum === 1)
  if (isPlain) return of
  if (deals < 2 || mean <= 0 || mean >= 1) return deals
  const wide = (error * tQuantile(deals - 1)) / Z
  return Math.min(mostTrials(spread), (mean * (1 - mean)) / (wide * wide))
}

/** A share with its effective number of independent trials; null without observations. */
export const proportionWithTrials = (clusters: Clusters): (ShareEstimate & { readonly trials: number }) | null => {
  if (clusters.size === 0) return null
  const spread = spreadOf(clusters)
  const trials = trialsOf(clusters, spread)
  return { share: spread.mean, ...wilson(spread.mean, trials), of: spread.of, trials }
}

export const proportionOf = (clusters: Clusters): ShareEstimate | null => {
  const weighed = proportionWithTrials(clusters)
  return weighed === null ? null : { share: weighed.share, low: weighed.low, high: weighed.high, of: weighed.of }
}

/** A mean with Student's interval; a single deal has an empty interval. */
export const meanOf = (clusters: Clusters): MeanEstimate | null => {
  if (clusters.size === 0) return null
  const { mean, of, deals, error } = spreadOf(clusters)
  const reach = deals < 2 ? 0 : error * tQuantile(deals - 1)
  return { mean, low: mean - reach, high: mean + reach, of }
}

/** The second mean minus the first over the same deals; `chance` is the p-value. */
export type Difference = Interval & { readonly difference: number; readonly chance: number; readonly deals: number }

export const differenceOf = (one: Clusters, other: Clusters): Difference | null => {
  const [a, b] = [spreadOf(one), spreadOf(other)]
  const deals = [...one.keys()].filter(deal => other.has(deal))
  if (deals.length < 2) return null
  const influence = (clusters: Clusters, { mean, of }: Spread, deal: number): number => {
    const { sum, count } = clusters.get(deal) ?? { sum: 0, count: 0 }
    return (sum - mean * count) / of
  }
  const squares = deals.reduce((total, deal) => total + (influence(other, b, deal) - influence(one, a, deal)) ** 2, 0)
  const error = Math.sqrt((squares * deals.length) / (deals.length - 1))
  const difference = b.mean - a.mean
  const reach = error * tQuantile(deals.length - 1)
  const chance = error > 0 ? twoSidedPValue(difference / error, deals.length - 1) : difference === 0 ? 1 : 0
  return { difference, low: difference - reach, high: difference + reach, chance, deals: deals.length }
}

/** Holm's correction of p-values for multiple comparisons. */
export const holmCorrection = (chances: readonly number[]): readonly number[] => {
  const order = chances.map((_, index) => index).sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1))
  const raised = chances.map(() => 1)
  let least = 0
  for (const [rank, index] of order.entries()) {
    least = Math.max(least, Math.min(1, (chances[index] ?? 1) * (chances.length - rank)))
    raised[index] = least
  }
  return raised
}
