/** The moves: which are offered, what they do, and which one is played when time is up. The tasks of the agenda decide the details. */
import { finishStep, type Random, type Seat, type Step } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { askOf } from './parrot/discard-request.ts'
import { beginStep } from './step.ts'
import type { Move, RumTypes, State, View } from './data/types.ts'

/** The moves worth offering to the viewer. */
export const moves = (view: View): Iterable<Move> => agenda.moves(view, view.viewer)

/** Carries out a move that `check` has accepted, and everything that follows from it until a player is asked again. */
export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<RumTypes> => {
  const step = beginStep(state, random)
  agenda.answer(step, seat, move)
  agenda.run(step)
  return finishStep(step)
}

/** R11.1: draws from the wreck, or returns the oldest cards of the hand. */
export const timeUp = (view: View): Move => {
  const ask = askOf(view)
  const isAsked = ask !== null && typeof view.viewer === 'number' && ask.waiting.includes(view.viewer)
  return isAsked ? { type: 'discard', cards: view.hand.slice(0, ask.amount) } : { type: 'draw', from: 'wreck' }
}
