/** Notable games: the longest, the shortest, the most extreme, and those with a rare ending. */
import { marginOf } from '../stats/margin.ts'
import type { GameRow } from '../simulation/game-row.ts'

const OUTLIERS = ['longest', 'shortest', 'highest', 'lowest', 'widest', 'ending'] as const
export type OutlierKind = (typeof OUTLIERS)[number]
export type Outlier = {
  readonly kind: OutlierKind
  readonly game: number
  readonly value: number
  readonly ending: string
  readonly moves: number
  readonly margin: number
  /** Path of its journal, relative to the report. */
  readonly journal: string
}

const EACH = 2
/** An ending is rare below this share of games. */
const RARE = 0.05

const VALUES: Readonly<Record<Exclude<OutlierKind, 'ending'>, (row: GameRow) => number>> = {
  longest: ({ moves }) => moves,
  shortest: ({ moves }) => -moves,
  highest: ({ scores }) => Math.max(...scores),
  lowest: ({ scores }) => -Math.min(...scores),
  widest: marginOf,
}

export const findOutliers = (fixture: number, rows: readonly GameRow[]): readonly Outlier[] => {
  const toOutlier = (kind: OutlierKind, row: GameRow, value: number): Outlier => ({
    kind,
    game: row.game,
    value,
    ending: row.ending,
    moves: row.moves,
    margin: marginOf(row),
    journal: `journals/${fixture + 1}-game-${String(row.game).padStart(5, '0')}.journal`,
  })
  const extremes = (Object.keys(VALUES) as (keyof typeof VALUES)[]).flatMap(kind =>
    rows
      .toSorted((a, b) => VALUES[kind](b) - VALUES[kind](a) || a.game - b.game)
      .slice(0, EACH)
      .map(row => toOutlier(kind, row, Math.abs(VALUES[kind](row)) * (kind === 'lowest' ? Math.sign(-VALUES[kind](row)) : 1))),
  )
  const endings = [...new Set(rows.map(({ ending }) => ending))].sort()
  const odd = endings.flatMap(name => {
    const such = rows.filter(({ ending }) => ending === name)
    return such.length / rows.length < RARE ? such.slice(0, EACH).map(row => toOutlier('ending', row, row.moves)) : []
  })
  return [...extremes, ...odd]
}
