/** Everything the lab found out about one fixture, as data: what `report.json` holds. */
import { distributionOf } from '../stats/distribution.ts'
import type { Distribution } from '../stats/distribution.ts'
import { gather, shareOf } from '../stats/estimates.ts'
import type { Share } from '../stats/estimates.ts'
import { gamesIn } from '../plan.ts'
import type { Table } from '../game.ts'
import { marginOf } from '../row.ts'
import type { Row } from '../row.ts'
import { findDead, reportCards } from './cards.ts'
import type { CardReport } from './cards.ts'
import { look, observe } from './observe.ts'
import type { Observed, Subject } from './observe.ts'
import { findOutliers } from './outliers.ts'
import type { Outlier } from './outliers.ts'

/** A share of games or seats, or how a number is spread. */
export type Figure =
  | { readonly subject: Subject; readonly share: Share; readonly numbers?: undefined }
  | { readonly subject: Subject; readonly numbers: Distribution; readonly share?: undefined }

export type Figures = {
  readonly name: string
  readonly options: unknown
  readonly lineup: readonly string[]
  /** Played, and asked for. */
  readonly games: number
  readonly wanted: number
  readonly deals: number
  /** A seat's share if all were equal. */
  readonly even: number
  readonly figures: readonly Figure[]
  readonly cards: readonly CardReport[]
  readonly dead: readonly string[]
  readonly outliers: readonly Outlier[]
  /** Some of the games as moves and lead, for a picture. */
  readonly dots: readonly (readonly [moves: number, margin: number])[]
}

const DOTS = 800

const toFigure = ({ subject, isShare, observations }: Observed): readonly Figure[] => {
  if (isShare) {
    const share = shareOf(gather(observations))
    return share === null ? [] : [{ subject, share }]
  }
  const numbers = distributionOf(observations)
  return numbers === null ? [] : [{ subject, numbers }]
}

/** What was observed, kept beside the figures for comparing. */
export const figuresOf = (
  { plan, fixture, lens, faces }: Table,
  index: number,
  rows: readonly Row[],
): { readonly figures: Figures; readonly observed: readonly Observed[] } => {
  const seen = look(fixture, rows)
  const observed = observe(seen, Object.keys(lens.countNames))
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
