/** How a match ended, in words: for the strip, the window at the end and the replay. */
import type { Outcome, Seat } from '@tortuga/kit'
import type { Texts } from '../text/index.ts'
import type { TableContext } from './context.ts'

/** The end as it was entered; an agreed one may have a winner, too. */
export const endOf = ({
  model: { log, update },
}: Pick<TableContext, 'model'>): { readonly outcome: Outcome | null; readonly reason: string } => {
  const entry = log.map(shown => shown.entry).findLast(one => one?.type === 'end')
  return entry?.type === 'end' ? { outcome: entry.outcome, reason: entry.reason } : { outcome: update?.outcome ?? null, reason: 'outcome' }
}

const winnersOf = ({ places }: Outcome): readonly Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))

export const sayOutcome = (context: Pick<TableContext, 'model' | 'name' | 'seat'>, texts: Texts): string => {
  const { table } = texts
  const { outcome, reason } = endOf(context)
  if (outcome === null) return reason === 'abandoned' ? table.overAbandoned : table.overNone
  const winners = winnersOf(outcome)
  if (winners.length === 1 && winners[0] === context.seat) return table.overYou
  const names = texts.and(winners.map(context.name))
  return winners.length > 1 ? table.overShared(names) : table.overWon(names)
}
