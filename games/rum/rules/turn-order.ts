/** The tasks that wait on the agenda at the start of a turn, in a tide and during discards. How they are carried out is in `turn.ts` and `tide.ts`. */
import { at } from '@tortuga/kit'
import { TURN_STEPS, type ParrotCause, type Task, type TurnStep } from './data/types.ts'

/** By step: the turn from there on. */
export const FROM: readonly Task[] = TURN_STEPS.map(next => ({ type: 'turn', next }))
const after = (name: TurnStep): Task => at(FROM, TURN_STEPS.indexOf(name) + 1)

/** The agenda while a player is asked for an action. */
export const START_OF_TURN: readonly Task[] = [at(FROM, 0)]

/** R8.5: the steps of a tide without parrot and trio: only the check for both. */
export const TIDE: readonly Task[] = [{ type: 'quiet-beach' }]
/** R8.3: the steps after the discards. */
export const AFTER_TIDE_DISCARDS: readonly Task[] = [{ type: 'tide-refill' }, ...TIDE]

/** The tasks that wait on the agenda while players choose their discards. */
export const AFTER_DISCARDS: Readonly<Record<ParrotCause, readonly Task[]>> = {
  drawn: [after('drawn-parrot')],
  tide: [...AFTER_TIDE_DISCARDS, after('tide')],
}
