/** Chapter 6 of the rulebook: the parrot is shown and asks for discards. The tide uses the same rules for all players (R8.2). */
import { at, prependTasks, type Seat } from '@tortuga/kit'
import { LAST_CLOCK } from '../data/deck-data.ts'
import { discardsAt } from '../data/pieces.ts'
import type { StepDraft } from '../step.ts'
import { plainStep } from '../task-kind.ts'
import type { ParrotCause } from '../data/types.ts'
import { advanceClock } from '../wreck-and-beach/wreck.ts'

/** R6.2: the player who drew the parrot. R8.2: in a tide, all players. */
export const seatsThatDiscard = ({ state }: StepDraft, cause: ParrotCause): readonly Seat[] =>
  cause === 'drawn' ? [state.turn] : state.hands.map((_, seat) => seat)

const resolveParrot = (step: StepDraft, cause: ParrotCause): void => {
  const { state } = step
  if (state.clock === LAST_CLOCK - 1) {
    advanceClock(step) // R6.6: the match ends before anybody discards
    return
  }
  const amount = discardsAt(step.deck, state.clock)
  const waiting = seatsThatDiscard(step, cause).filter(seat => at(state.hands, seat).length > amount) // R6.3
  if (waiting.length > 0) step.events.push({ type: 'asked', cause, amount, seats: waiting })
  prependTasks(step, [{ type: 'discards', cause, amount, waiting, sealed: state.hands.map(() => null) }])
}

/** R6.1: a drawn parrot waits apart from the wreck. */
export const resolveDrawnParrot = (step: StepDraft): void => {
  if (step.state.apart !== null) resolveParrot(step, 'drawn')
}

/** R8.2 */
export const tideParrot = plainStep('tide-parrot', step => resolveParrot(step, 'tide'))
