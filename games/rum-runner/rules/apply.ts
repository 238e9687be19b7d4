/** What a move does: it answers the first task of the agenda, and then the agenda goes on. Only what `check` let pass comes here. */
import type { Random, Seat, Step } from '@tortuga/kit'
import { beginStep } from './making.ts'
import { answer, run, takeTask } from './tasks.ts'
import type { RunnerTypes } from './happenings.ts'
import type { Move, State } from './types.ts'

export const apply = (state: State, _seat: Seat, move: Move, random: Random): Step<RunnerTypes> => {
  const making = beginStep(state, random)
  answer(making, takeTask(making), move)
  run(making)
  return { state: making.state, events: making.events }
}
