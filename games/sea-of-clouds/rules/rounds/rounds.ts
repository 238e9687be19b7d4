/** R3.1 and R3.10: turns go around the table, rounds follow each other, and the last one ends the match. */
import { NEVER_ASKS, prependTasks, type Seat } from '@tortuga/kit'
import { boardOf } from '../data/pieces.ts'
import type { StepDraft } from '../step.ts'
import { bareTask, captainTask, type SeaTaskKind } from '../task-kind.ts'
import { lookAtShare } from '../turn.ts'
import type { SeaTaskOf } from '../data/types.ts'
import { endMatch } from './end-match.ts'

const beginTurn = (step: StepDraft, seat: Seat): void => {
  prependTasks(step, [{ type: 'end-turn', seat }])
  lookAtShare(step, seat, 0)
}

/** R3.10 */
export const beginRound = (step: StepDraft, round: number): void => {
  step.state.round = round
  step.events.push({ type: 'round-began', round })
  beginTurn(step, step.state.hat)
}

/** R3.1: turns go clockwise until every captain has had one. */
export const endTurnTask: SeaTaskKind<SeaTaskOf<'end-turn'>> = {
  ...NEVER_ASKS,
  ...captainTask('end-turn'),
  rules: [],
  perform: (step, { seat }) => {
    const { state, deck } = step
    const next = (seat + 1) % state.seats
    if (next !== state.hat) return beginTurn(step, next)
    const { boardings } = boardOf(deck, state.seats)
    prependTasks(step, boardings.includes(state.round) ? [{ type: 'board' }, { type: 'end-round' }] : [{ type: 'end-round' }])
  },
}

/** R3.10, R9.1 */
export const endRoundTask: SeaTaskKind<SeaTaskOf<'end-round'>> = {
  ...NEVER_ASKS,
  ...bareTask('end-round'),
  rules: [],
  perform: step => {
    const { state, deck } = step
    if (state.round === boardOf(deck, state.seats).rounds) endMatch(step)
    else beginRound(step, state.round + 1)
  },
}
