/** The types with which the step engine checks every kind of task in `tasks/`. */
import type { RummikubStep } from './step.ts'
import type { Move, Refusal, State, Task, View } from './data/types.ts'

export type RummikubAgenda = {
  task: Task
  step: RummikubStep
  table: Pick<State, 'agenda'>
  view: View
  move: Move
  refusal: Refusal
}
