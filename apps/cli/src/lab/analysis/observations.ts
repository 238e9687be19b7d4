/** Collects the observations behind every figure from the rows of a fixture, each with its deal. */
import { at, unreachable, range } from '@tortuga/kit'
import { lineupOf } from '../simulation/plan.ts'
import type { Fixture } from '../simulation/plan.ts'
import { winShareOf } from '../simulation/game-row.ts'
import { marginOf } from '../stats/margin.ts'
import type { GameRow } from '../simulation/game-row.ts'

/** Ways to group seats: by seat number, turn order, side or bot. */
export const SEAT_GROUPINGS = ['seat', 'order', 'side', 'bot'] as const
export type SeatGrouping = (typeof SEAT_GROUPINGS)[number]

/** What a figure measures. A `score` without a group covers all seats. */
export type FigureSubject =
  | { readonly type: 'wins'; readonly by: SeatGrouping; readonly group: string }
  | { readonly type: 'score'; readonly by: SeatGrouping | null; readonly group: string }
  | { readonly type: 'ending'; readonly name: string }
  | { readonly type: 'count'; readonly name: string }
  | { readonly type: 'length' | 'margin' | 'shared' }

export type Observation = readonly [deal: number, value: number]
export type FigureObservations = { readonly subject: FigureSubject; readonly isShare: boolean; readonly observations: Observation[] }

/** One game with its deal and the bots by seat. */
export type ObservedGame = { readonly row: GameRow; readonly deal: number; readonly bots: readonly string[] }

export const observeGames = (fixture: Fixture, rows: readonly GameRow[]): readonly ObservedGame[] =>
  rows.map(row => ({ row, ...lineupOf(fixture, row.game) }))

/** The group of a seat; null if the game does not distinguish such groups. */
const groupOf = ({ row, bots }: ObservedGame, by: SeatGrouping, seat: number): string | null => {
  switch (by) {
    case 'seat':
      return String(seat)
    case 'order':
      return row.first === null ? null : String((seat - row.first + row.places.length) % row.places.length)
    case 'side':
      return row.sides === null ? null : at(row.sides, seat)
    case 'bot':
      return new Set(bots).size < 2 ? null : at(bots, seat)
    default:
      return unreachable(by)
  }
}

/** All figures of a fixture: wins and scores by group, then the rest. */
export const observe = (seen: readonly ObservedGame[], countNames: readonly string[]): readonly FigureObservations[] => {
  const found = new Map<string, FigureObservations>()
  const add = (subject: FigureSubject, isShare: boolean, deal: number, value: number): void => {
    const key = JSON.stringify(subject)
    const known = found.get(key)
    if (known === undefined) found.set(key, { subject, isShare, observations: [[deal, value]] })
    else known.observations.push([deal, value])
  }
  const endings = [...new Set(seen.map(({ row }) => row.ending))].sort()
  for (const game of seen) {
    const { row, deal } = game
    for (const by of SEAT_GROUPINGS)
      for (const seat of range(row.places.length)) {
        const group = groupOf(game, by, seat)
        if (group === null) continue
        add({ type: 'wins', by, group }, true, deal, winShareOf(row, seat))
        add({ type: 'score', by, group }, false, deal, at(row.scores, seat))
      }
    for (const score of row.scores) add({ type: 'score', by: null, group: '' }, false, deal, score)
    add({ type: 'length' }, false, deal, row.moves)
    add({ type: 'margin' }, false, deal, marginOf(row))
    add({ type: 'shared' }, true, deal, row.places.filter(place => place === 1).length > 1 ? 1 : 0)
    for (const name of endings) add({ type: 'ending', name }, true, deal, row.ending === name ? 1 : 0)
    for (const [index, name] of countNames.entries()) add({ type: 'count', name }, false, deal, at(row.counts, index))
  }
  const rank = ({ subject }: FigureObservations): string => ('by' in subject ? `${subject.by ?? '~'} ${subject.group}` : '')
  const [grouped, others] = [
    [...found.values()].filter(({ subject }) => 'by' in subject),
    [...found.values()].filter(({ subject }) => !('by' in subject)),
  ]
  const order = (type: FigureSubject['type']): readonly FigureObservations[] =>
    grouped.filter(({ subject }) => subject.type === type).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return [...order('wins'), ...order('score'), ...others]
}
