/** Reads off the rows of a fixture what is counted: for every figure its observations, each with the deal it comes from. */
import { at, unreachable, upTo } from '@tortuga/kit'
import { seatingOf } from '../plan.ts'
import type { Fixture } from '../plan.ts'
import { marginOf, winOf } from '../row.ts'
import type { Row } from '../row.ts'

/** How seats are put together: by chair, by turn order, by side, by who sits there. */
export const GROUPINGS = ['seat', 'order', 'side', 'bot'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** What a figure is about. `score` without a group is everybody's. */
export type Subject =
  | { readonly type: 'wins'; readonly by: Grouping; readonly group: string }
  | { readonly type: 'score'; readonly by: Grouping | null; readonly group: string }
  | { readonly type: 'ending'; readonly name: string }
  | { readonly type: 'count'; readonly name: string }
  | { readonly type: 'length' | 'margin' | 'shared' }

export type Observation = readonly [deal: number, value: number]
export type Observed = { readonly subject: Subject; readonly isShare: boolean; readonly observations: Observation[] }

/** One game with all that is told of it. */
export type Seen = { readonly row: Row; readonly deal: number; readonly bots: readonly string[] }

export const look = (fixture: Fixture, rows: readonly Row[]): readonly Seen[] => rows.map(row => ({ row, ...seatingOf(fixture, row.game) }))

/** The group a seat of this game belongs to; null where the game makes no such difference. */
const groupOf = ({ row, bots }: Seen, by: Grouping, seat: number): string | null => {
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
export const observe = (seen: readonly Seen[], countNames: readonly string[]): readonly Observed[] => {
  const found = new Map<string, Observed>()
  const add = (subject: Subject, isShare: boolean, deal: number, value: number): void => {
    const key = JSON.stringify(subject)
    const known = found.get(key)
    if (known === undefined) found.set(key, { subject, isShare, observations: [[deal, value]] })
    else known.observations.push([deal, value])
  }
  const endings = [...new Set(seen.map(({ row }) => row.ending))].sort()
  for (const game of seen) {
    const { row, deal } = game
    for (const by of GROUPINGS)
      for (const seat of upTo(row.places.length)) {
        const group = groupOf(game, by, seat)
        if (group === null) continue
        add({ type: 'wins', by, group }, true, deal, winOf(row, seat))
        add({ type: 'score', by, group }, false, deal, at(row.scores, seat))
      }
    for (const score of row.scores) add({ type: 'score', by: null, group: '' }, false, deal, score)
    add({ type: 'length' }, false, deal, row.moves)
    add({ type: 'margin' }, false, deal, marginOf(row))
    add({ type: 'shared' }, true, deal, row.places.filter(place => place === 1).length > 1 ? 1 : 0)
    for (const name of endings) add({ type: 'ending', name }, true, deal, row.ending === name ? 1 : 0)
    for (const [index, name] of countNames.entries()) add({ type: 'count', name }, false, deal, at(row.counts, index))
  }
  const rank = ({ subject }: Observed): string => ('by' in subject ? `${subject.by ?? '~'} ${subject.group}` : '')
  const [grouped, others] = [
    [...found.values()].filter(({ subject }) => 'by' in subject),
    [...found.values()].filter(({ subject }) => !('by' in subject)),
  ]
  const order = (type: Subject['type']): readonly Observed[] =>
    grouped.filter(({ subject }) => subject.type === type).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return [...order('wins'), ...order('score'), ...others]
}
