/** All figures of one variant as data, as stored in `report.json`. */
import { distributionOf } from '../stats/distribution.ts'
import type { Distribution } from '../stats/distribution.ts'
import { clusterByDeal, proportionOf } from '../stats/estimates.ts'
import type { ShareEstimate } from '../stats/estimates.ts'
import { gamesIn } from '../simulation/plan.ts'
import type { FixtureSetup } from '../simulation/play-game.ts'
import { marginOf } from '../stats/margin.ts'
import type { GameRow } from '../simulation/game-row.ts'
import { findDead, reportCards } from './card-figures.ts'
import type { CardReport } from './card-figures.ts'
import { observeGames, observe } from './observations.ts'
import type { FigureObservations, FigureSubject } from './observations.ts'
import { findOutliers } from './outliers.ts'
import type { Outlier } from './outliers.ts'

/** A share of games or seats, or the distribution of a number. */
export type Figure =
  | { readonly subject: FigureSubject; readonly share: ShareEstimate; readonly numbers?: undefined }
  | { readonly subject: FigureSubject; readonly numbers: Distribution; readonly share?: undefined }

export type VariantFigures = {
  readonly name: string
  readonly options: unknown
  readonly lineup: readonly string[]
  /** Games played; `wanted` is the number requested. */
  readonly games: number
  readonly wanted: number
  readonly deals: number
  /** A seat's share if all were equal. */
  readonly even: number
  readonly figures: readonly Figure[]
  readonly cards: readonly CardReport[]
  readonly dead: readonly string[]
  readonly outliers: readonly Outlier[]
  /** A sample of games as moves and margin, for the scatter plot. */
  readonly dots: readonly (readonly [moves: number, margin: number])[]
}

const DOTS = 800

const toFigure = ({ subject, isShare, observations }: FigureObservations): readonly Figure[] => {
  if (isShare) {
    const share = proportionOf(clusterByDeal(observations))
    return share === null ? [] : [{ subject, share }]
  }
  const numbers = distributionOf(observations)
  return numbers === null ? [] : [{ subject, numbers }]
}

/** Computes the figures; the raw observations are returned for comparisons. */
export const figuresOf = (
  { plan, fixture, counters, faces }: FixtureSetup,
  index: number,
  rows: readonly GameRow[],
): { readonly figures: VariantFigures; readonly observed: readonly FigureObservations[] } => {
  const seen = observeGames(fixture, rows)
  const observed = observe(seen, counters)
  const cards = reportCards(seen, faces)
  const step = Math.max(1, Math.ceil(rows.length / DOTS))
  return {
    observed,
    figures: {
      name: fixture.name,
      options: fixture.options,
      lineup: fixture.lineup,
      games: rows.length,
      wanted: gamesIn(fixture),
      deals: new Set(seen.map(({ deal }) => deal)).size,
      even: 1 / plan.seats,
      figures: observed.flatMap(toFigure),
      cards,
      dead: findDead(cards),
      outliers: findOutliers(index, rows),
      dots: rows.filter((_, place) => place % step === 0).map(row => [row.moves, marginOf(row)]),
    },
  }
}
