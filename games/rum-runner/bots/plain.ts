/** The plain bot: rates every listed move by heuristics and plays the best, without search. */
import { at, type Bot } from '@tortuga/kit'
import { rumRunner, type Move, type RunnerTypes, type View } from '../rules/index.ts'
import { rateCrownMove, type MoveRating } from './crown-heuristics.ts'
import { ratePirateMove } from './pirate-heuristics.ts'

export type RatedMove = MoveRating & { readonly move: Move }

export const rateMove = (view: View, move: Move): MoveRating => (view.side === 'crown' ? rateCrownMove : ratePirateMove)(view, move)

/** All listed moves with their ratings. */
export const rateMoves = (view: View): readonly RatedMove[] => {
  const rated: RatedMove[] = []
  for (const move of rumRunner.moves(view)) {
    const { worth, reason } = rateMove(view, move)
    rated.push({ move, worth, reason })
  }
  return rated
}

/** The move with the highest rating, the first of equal ones. */
export const chooseBest = (rated: readonly RatedMove[]): RatedMove =>
  rated.reduce((best, one) => (one.worth > best.worth ? one : best), at(rated, 0))

export const plain: Bot<RunnerTypes> = view => {
  const rated = rateMoves(view)
  if (rated.length === 0) return { move: rumRunner.timeUp(view), chance: null, reason: null }
  const { move, reason } = chooseBest(rated)
  return { move, chance: null, reason: rated.length === 1 ? { type: 'only-choice' } : reason }
}
