/** The moves: which are legal, which are offered, and what they do. The tasks of the agenda decide the details. */
import { finishStep, type Random, type Seat, type Step } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { beginStep } from './step.ts'
import type { Move, Refusal, RummikubTypes, State, View } from './data/types.ts'

/** Whether a move is legal, judged from the player's own view. */
export const check = (view: View, move: Move): Refusal | null => agenda.check(view, view.viewer, move)

export const moves = (view: View): Iterable<Move> => agenda.moves(view, view.viewer)

/** Applies a move that `check` has accepted. */
export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<RummikubTypes> => {
  const step = beginStep(state, random)
  agenda.answer(step, seat, move)
  agenda.run(step)
  return finishStep(step)
}
