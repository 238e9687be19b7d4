/** R7.7, R13.11: the pirate discards cards for a hazard or a crew effect. */
import { at } from '@tortuga/kit'
import { discardFromPirateHand } from '../decks-and-coins/decks.ts'
import type { StepDraft } from '../step.ts'
import { findPiece } from '../data/pieces.ts'
import type { RunnerMoveOf } from '../data/types.ts'

/** Whether the pirate has to choose: with `count` cards or fewer, the whole hand is discarded. */
export const mustChooseDiscards = ({ state }: StepDraft, count: number): boolean => state.hands.pirate.length > count

/** Discards the chosen cards, or the whole hand if there was nothing to choose. */
export const discardChosen = (step: StepDraft, move: RunnerMoveOf<'discard'> | null): void => {
  const left = step.state.hands.pirate.slice()
  const pieces = move === null ? left : move.cards.map(face => at(left.splice(left.indexOf(findPiece(step.cards, left, face)), 1), 0))
  if (pieces.length > 0) discardFromPirateHand(step, pieces)
}
