/** The order of a turn, as R3.6 gives it. Every other file of the rules knows one step only. */
import { append, at, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { listActions, takeAction } from './action.ts'
import { fillEmptySlot } from './wreck-and-beach/draw.ts'
import { TURN_QUESTION } from './judge.ts'
import { resolveDrawnParrot } from './parrot/parrot.ts'
import type { StepDraft } from './step.ts'
import type { KindOf } from './task-kind.ts'
import { resolveTide } from './wreck-and-beach/tide.ts'
import { FROM, START_OF_TURN } from './turn-order.ts'
import { TURN_STEPS, type TurnAction, type TurnStep } from './data/types.ts'
import { resolveEmptyWreck } from './wreck-and-beach/wreck.ts'

/** R3.1: clockwise. */
const passTurn = ({ state }: StepDraft): void => {
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
}

/** R3.6: what each step of a turn does. After the action, a step that does not apply does nothing. */
const TURN: { readonly [K in TurnStep]: (step: StepDraft, move: TurnAction | null, seat: Seat | null) => void } = {
  action: takeAction, // R3.1: a draw, with the refill after a rum card from the beach (R3.4), or a set
  'empty-wreck': resolveEmptyWreck, // R7.1: if the last card of the wreck was taken
  'drawn-parrot': resolveDrawnParrot, // R6.1: if the parrot was drawn
  refill: fillEmptySlot, // R6.5: if the parrot came from the beach
  tide: resolveTide, // R8.1: if all three beach cards are face down
  'next-player': passTurn, // R3.1
}
const STEPS = TURN_STEPS.map(name => TURN[name])

/** Performs the steps from `next` on. If a step leaves tasks on the agenda, the rest of the turn waits behind them. */
const performTurn = (step: StepDraft, next: TurnStep, move: TurnAction | null, seat: Seat | null): void => {
  const { state } = step
  for (let index = TURN_STEPS.indexOf(next); index < STEPS.length; index += 1) {
    at(STEPS, index)(step, move, seat)
    if (state.ending !== null) return // R9.1, R9.2: nothing else happens
    if (state.agenda.length > 0) {
      state.agenda = append(state.agenda, at(FROM, index + 1))
      return
    }
  }
  state.agenda = START_OF_TURN
}

const NextSchema = v.picklist(TURN_STEPS)

/** A turn, or the rest of one. It asks its player for an action; all later steps follow by themselves. */
export const turn: KindOf<'turn'> = {
  ...TURN_QUESTION,
  schema: v.strictObject({ type: v.literal('turn'), next: NextSchema }),
  isAsked: (_, { next }) => next === 'action',
  moves: listActions,
  perform: (step, { next }, move, seat) => performTurn(step, next, move, seat),
  print: ({ next }) => next,
  parse: text => ({ type: 'turn', next: v.parse(NextSchema, text) }),
}
