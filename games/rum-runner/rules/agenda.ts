/** All kinds of tasks, and the step engine that runs them. */
import { createAgenda } from '@tortuga/kit'
import { actions } from './actions/actions.ts'
import { effectKind, type EFFECTS } from './effects/effects.ts'
import type { RunnerAgenda, RunnerKind, RunnerTaskOf } from './task-kind.ts'
import { LOOT_TASKS } from './raid/loot.ts'
import { RAID_TASKS } from './raid/raid.ts'
import { wayKind, type WAYS } from './raid/ways.ts'
import { TURN_TASKS } from './turn.ts'
import type { Move, Side, Task, View } from './data/types.ts'

/** Every task except card effects and ways past hazards, which have tables of their own. */
export const TASKS = { ...TURN_TASKS, actions, ...RAID_TASKS, ...LOOT_TASKS } satisfies {
  readonly [K in Exclude<Task['type'], 'do' | 'way'>]: RunnerKind<RunnerTaskOf<K>, Move>
}

/** The compiler cannot correlate a task's type with the type of its kind, so this lookup widens it. */
export const kindOf = (task: Task): RunnerKind<Task, Move> => {
  if (task.type === 'do') return effectKind(task.effect)
  return task.type === 'way' ? wayKind(task.way) : TASKS[task.type]
}

type AskingIn<T> = { readonly [K in keyof T]: T[K] extends { readonly answers: readonly never[] } ? never : K }[keyof T]
/** The names of all tasks and effects that can ask; texts have a question for each. */
export type AskingName = AskingIn<typeof TASKS> | AskingIn<typeof EFFECTS> | 'way'
/** The types of all ways past a hazard that can ask. */
export type AskingWay = AskingIn<typeof WAYS>

/** The name of the question that a task asks: the task's type, or the type of its effect. */
export const questionName = (task: Task): AskingName => (task.type === 'do' ? task.effect.type : task.type) as AskingName

/** R2.6: an action is refused to the other side because it is not its turn; another question, by the rule that asks it. */
const TURN_ORDER = ['R2.6']

const sideAsked = ({ crown }: Pick<View, 'crown'>, seat: number | undefined): Side => (seat === crown ? 'crown' : 'pirate')

export const agenda = createAgenda<RunnerAgenda>(kindOf, {
  over: () => ({ type: 'over', rules: ['R10.3'] }),
  watching: () => ({ type: 'watching' }),
  notAsked: (view, task, [seat]) => ({
    type: 'not-awaited',
    side: sideAsked(view, seat),
    rules: task.type === 'actions' ? TURN_ORDER : kindOf(task).rules(task),
  }),
  otherQuestion: (_view, task) => ({ type: 'other-question', asked: questionName(task), rules: kindOf(task).rules(task) }),
})

/** The side that answers this task. */
export const sideAskedBy = (table: RunnerAgenda['table'], task: Task): Side => sideAsked(table, kindOf(task).asked(table, task)[0])
