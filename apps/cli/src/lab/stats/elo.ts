/** Elo ratings from pairwise results: one scale for all players, with intervals. */
import { at, fastRandom, range } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'
import type { Interval, ShareEstimate } from './estimates.ts'

/** The Elo difference that gives this share of the points. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share))

export type Elo = Interval & { readonly elo: number }

/** The Elo difference for a share and its interval; null where it is unbounded, because every game was won or lost. */
export type EloLead = { readonly elo: number | null; readonly low: number | null; readonly high: number | null }
const finite = (elo: number): number | null => (Number.isFinite(elo) ? elo : null)
export const leadOf = ({ share, low, high }: ShareEstimate): EloLead => {
  const isAll = share === 0 || share === 1
  return {
    elo: finite(eloOf(share)),
    low: isAll && share === 0 ? null : finite(eloOf(low)),
    high: isAll && share === 1 ? null : finite(eloOf(high)),
  }
}

/** A pairwise result: the first player's share and the number of independent games it is worth. */
export type HeadToHead = { readonly one: number; readonly other: number; readonly share: number; readonly trials: number }

/** Maximum-likelihood strengths (Bradley–Terry model, Zermelo's iteration) as Elo, with the first player at 0. */
export const fitElo = (players: number, results: readonly HeadToHead[]): readonly number[] => {
  let strengths = range(players).map(() => 1)
  const points = range(players).map(() => 0)
  for (const { one, other, share, trials } of results) {
    points[one] = at(points, one) + share * trials
    points[other] = at(points, other) + (1 - share) * trials
  }
  for (let round = 0; round < 20_000; round += 1) {
    const weights = range(players).map(() => 0)
    for (const { one, other, trials } of results) {
      const weight = trials / (at(strengths, one) + at(strengths, other))
      weights[one] = at(weights, one) + weight
      weights[other] = at(weights, other) + weight
    }
    const next = strengths.map((strength, player) => (at(weights, player) === 0 ? strength : at(points, player) / at(weights, player)))
    const scale = at(next, 0)
    const scaled = next.map(strength => strength / scale)
    const change = scaled.reduce((most, strength, player) => Math.max(most, Math.abs(Math.log(strength / at(strengths, player)))), 0)
    strengths = scaled
    if (change < 1e-7) break
  }
  return strengths.map(strength => 400 * Math.log10(strength))
}

const unit = (random: Random): number => (random.int(2 ** 32) + 0.5) / 2 ** 32
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random))

/** A gamma variate (Marsaglia and Tsang). */
const gamma = (shape: number, random: Random): number => {
  if (shape < 1) return gamma(shape + 1, random) * unit(random) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(unit(random)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Draws a share from the posterior with Jeffreys' prior: never exactly 0 or 1, even if every game was won. */
const drawShare = (wins: number, losses: number, random: Random): number => {
  const [a, b] = [gamma(wins + 0.5, random), gamma(losses + 0.5, random)]
  return Math.min(1 - 1e-9, Math.max(1e-9, a / (a + b)))
}

const DRAWS = 1000

/** Elo by player with 95 % intervals from refits to posterior draws. Deterministic: the same results give the same figures. */
export const rateAll = (players: number, results: readonly HeadToHead[]): readonly Elo[] => {
  const smoothed = results.map(pair => ({ ...pair, share: (pair.share * pair.trials + 0.5) / (pair.trials + 1) }))
  const middle = fitElo(players, smoothed)
  const random = fastRandom(1)
  const draws = range(DRAWS).map(() =>
    fitElo(
      players,
      results.map(pair => ({ ...pair, share: drawShare(pair.share * pair.trials, (1 - pair.share) * pair.trials, random) })),
    ),
  )
  return middle.map((elo, player) => {
    const sorted = draws.map(draw => at(draw, player)).sort((a, b) => a - b)
    return { elo, low: at(sorted, Math.floor(DRAWS * 0.025)), high: at(sorted, Math.ceil(DRAWS * 0.975) - 1) }
  })
}
