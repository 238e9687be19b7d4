/** The moves: which are legal, which are offered, what they do, and which one is played when time is up. The tasks of the agenda decide the details. */
import { finishStep, type Random, type Seat, type Step } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import type { RunnerTypes } from './data/events.ts'
import type { Refusal } from './data/refusals.ts'
import { beginStep } from './step.ts'
import type { Move, State, View } from './data/types.ts'

const GAIN: Move = Object.freeze({ type: 'gain' })

/** Whether a move is legal, judged from the player's own view. Handles every value that the move schema accepts. */
export const check = (view: View, move: Move): Refusal | null =>
  view.ending === 'cap' ? { type: 'over', rules: ['R10.4'] } : agenda.check(view, view.viewer, move)

/** Not complete: there are too many arrangements of crew, investments and coins. `check` accepts all legal ones. */
export const moves = (view: View): Iterable<Move> => agenda.moves(view, view.viewer)

/** R11.8: questions that are asked although there may be nothing to decide. Their lists are complete as soon as there is a choice. */
const FORMAL: readonly Move['type'][] = ['done', 'raise', 'discard']

/** The only answer to such a question: no investment to turn up, no hazard that can be paid, or equal cards to discard from. */
export const obviousMove = (view: View): Move | null => {
  let only: Move | null = null
  for (const move of moves(view)) {
    if (only !== null || !FORMAL.includes(move.type)) return null
    only = move
  }
  return only
}

/** R14.1: each list starts with the least committing move. */
export const timeUp = (view: View): Move => {
  for (const move of moves(view)) return move
  return GAIN
}

/** Applies a move that `check` has accepted: it answers the first task of the agenda, then the agenda continues. */
export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<RunnerTypes> => {
  const step = beginStep(state, random)
  agenda.answer(step, seat, move)
  agenda.run(step)
  return finishStep(step)
}
