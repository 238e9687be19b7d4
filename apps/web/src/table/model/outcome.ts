/** How a match ended, in words: for the banner, the result dialog and the replay. */
import type { Outcome, Seat } from '@tortuga/kit'
import type { WebTexts } from '../../text/language.ts'
import type { TableModel } from './table-model.ts'

/** The end as the journal recorded it; a match that ended by agreement may have a winner, too. */
export const finalResult = ({
  log,
  update,
}: Pick<TableModel, 'log' | 'update'>): { readonly outcome: Outcome | null; readonly reason: string } => {
  const entry = log.map(shown => shown.entry).findLast(one => one?.type === 'end')
  return entry?.type === 'end' ? { outcome: entry.outcome, reason: entry.reason } : { outcome: update?.outcome ?? null, reason: 'outcome' }
}

type OutcomeContext = {
  readonly model: Pick<TableModel, 'log' | 'update'>
  readonly name: (seat: Seat) => string
  /** The viewer's own seat. */
  readonly seat: Seat | null
}

const winnersOf = ({ places }: Outcome): readonly Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))

export const describeOutcome = ({ model, name, seat }: OutcomeContext, texts: WebTexts): string => {
  const { table } = texts
  const { outcome, reason } = finalResult(model)
  if (outcome === null) return reason === 'abandoned' ? table.overAbandoned : table.overNone
  const winners = winnersOf(outcome)
  if (winners.length === 1 && winners[0] === seat) return table.overYou
  const names = texts.and(winners.map(name))
  return winners.length > 1 ? table.overShared(names) : table.overWon(names)
}
