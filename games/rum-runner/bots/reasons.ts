/** The reason for a move: the heuristic's reason if it agrees with the choice, otherwise the search. */
import type { Move, Reason, View } from '../rules/index.ts'
import { chooseBest, rateMove, type RatedMove } from './plain.ts'

/** If the heuristics rate a move this much below the best, they cannot explain it. */
const FAR = 12

/** Reasons that compare a move with others: of its own kind, or with all. They are true only of the move that the heuristics rate highest. */
const COMPARED: Partial<Readonly<Record<Reason['type'], 'kind' | 'all'>>> = {
  raids: 'kind',
  'gets-past': 'kind',
  'keeps-best': 'kind',
  'lets-pass': 'kind',
  'nothing-better': 'all',
}

/** Whether no move that the reason compares is rated higher. */
const isHighest = (rated: readonly RatedMove[], move: Move, worth: number, { type }: Reason): boolean => {
  const compared = COMPARED[type]
  return compared === undefined || rated.every(other => other.worth <= worth || (compared === 'kind' && other.move.type !== move.type))
}

/** `worlds`: the number of simulations of the move. */
export const reasonFor = (view: View, rated: readonly RatedMove[], move: Move, worlds: number): Reason => {
  if (rated.length === 1) return { type: 'only-choice' }
  const { worth, reason } = rateMove(view, move)
  const isExplained = worth >= chooseBest(rated).worth - FAR && isHighest(rated, move, worth, reason)
  return isExplained ? reason : { type: 'looks-ahead', worlds }
}
