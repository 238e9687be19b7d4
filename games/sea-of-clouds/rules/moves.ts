/** The moves of the game: which are legal, which is played when time is up, and what they do. The tasks of the agenda know the answers. */
import { finishStep, type Random, type Seat, type Step } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { deckOf } from './decks/decks.ts'
import { beginStep } from './step.ts'
import type { Move, Refusal, SeaTypes, State, View } from './data/types.ts'

/** Judges a move by the player's own view. Handles every move that the schema accepts. */
export const check = (view: View, move: Move): Refusal | null => agenda.check(view, view.viewer, move)

export const moves = (view: View): Iterable<Move> => agenda.moves(view, view.viewer)

/** R11.1: the first legal move. */
export const timeUp = (view: View): Move => {
  for (const move of moves(view)) return move
  return { type: 'take' }
}

/** Applies a move that `check` has accepted. */
export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<SeaTypes> => {
  const step = beginStep(state, deckOf(state.options.deck), random)
  agenda.answer(step, seat, move)
  agenda.run(step)
  return finishStep(step)
}
