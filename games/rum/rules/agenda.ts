/** The kinds of all tasks, and the step engine that runs them. */
import { createAgenda, type Seat, type TaskKind } from '@tortuga/kit'
import { discards } from './parrot/discards.ts'
import { awaited, REFUSALS } from './judge.ts'
import { tideParrot } from './parrot/parrot.ts'
import type { KindOf, Question, RumAgenda } from './task-kind.ts'
import { quietBeach, tideRefill, tideTrio } from './wreck-and-beach/tide.ts'
import { turn } from './turn.ts'
import type { Task, View } from './data/types.ts'

/** Every kind of task by its type. */
export const TASK_KINDS: { readonly [K in Task['type']]: KindOf<K> } = {
  turn,
  discards,
  'quiet-beach': quietBeach,
  'tide-parrot': tideParrot,
  'tide-refill': tideRefill,
  'tide-trio': tideTrio,
}
const kindOf = ({ type }: Task): TaskKind<RumAgenda, Task> => TASK_KINDS[type]

export const agenda = createAgenda<RumAgenda>(kindOf, REFUSALS)

/** The task that the viewer has to answer; null if the viewer is not asked. */
export const questionOf = (view: View): Question | null => {
  const task = view.agenda[0]
  return isAsked(view) && (task?.type === 'turn' || task?.type === 'discards') ? task : null
}

/** Whether the viewer has to answer. */
export const isAsked = (view: View): view is View & { readonly viewer: Seat } =>
  typeof view.viewer === 'number' && awaited(view).includes(view.viewer)
