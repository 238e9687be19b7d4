/** The reason for a move: the heuristic's reason if it agrees with the choice, otherwise the search. */
import type { Move, Reason, View } from '../rules/index.ts'
import { chooseBest, rateMove, type RatedMove } from './plain.ts'

/** If the heuristics rate a move this much below the best, they cannot explain it. */
const FAR = 12

/** `worlds`: the number of simulations of the move. */
export const reasonFor = (view: View, rated: readonly RatedMove[], move: Move, worlds: number): Reason => {
  if (rated.length === 1) return { type: 'only-choice' }
  const { worth, reason } = rateMove(view, move)
  return worth < chooseBest(rated).worth - FAR && worlds > 1 ? { type: 'looks-ahead', worlds } : reason
}
