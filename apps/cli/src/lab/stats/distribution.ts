/** The distribution of numbers: quantiles and a histogram with round bins. */
import { at } from '@tortuga/kit'
import { clusterByDeal, meanOf } from './estimates.ts'
import type { MeanEstimate } from './estimates.ts'

/** Bins of equal width; the first begins at `from`. */
export type Histogram = { readonly from: number; readonly width: number; readonly counts: readonly number[] }

const QUANTILES = [5, 25, 50, 75, 95] as const
/** `quantiles` are in the order of `QUANTILES`. */
export type Distribution = MeanEstimate & {
  readonly deviation: number
  readonly least: number
  readonly most: number
  readonly quantiles: readonly number[]
  readonly histogram: Histogram
}

const BINS = 24

/** The smallest of 1, 2, 5, 10, 20 … that needs at most `BINS` bins. */
const widthFor = (span: number): number => {
  for (let power = 1; ; power *= 10) for (const step of [1, 2, 5]) if (span / (step * power) <= BINS) return step * power
}

const histogramOf = (sorted: readonly number[]): Histogram => {
  const [least, most] = [at(sorted, 0), at(sorted, sorted.length - 1)]
  const width = widthFor(most - least + 1)
  const from = Math.floor(least / width) * width
  const counts = Array.from({ length: Math.floor((most - from) / width) + 1 }, () => 0)
  for (const value of sorted) {
    const bin = Math.floor((value - from) / width)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return { from, width, counts }
}

/** Null if there are no observations. */
export const distributionOf = (observations: readonly (readonly [deal: number, value: number])[]): Distribution | null => {
  const mean = meanOf(clusterByDeal(observations))
  if (mean === null) return null
  const sorted = observations.map(([, value]) => value).sort((a, b) => a - b)
  const squares = sorted.reduce((sum, value) => sum + (value - mean.mean) ** 2, 0)
  return {
    ...mean,
    deviation: Math.sqrt(squares / Math.max(1, sorted.length - 1)),
    least: at(sorted, 0),
    most: at(sorted, sorted.length - 1),
    quantiles: QUANTILES.map(percent => at(sorted, Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100)))),
    histogram: histogramOf(sorted),
  }
}
