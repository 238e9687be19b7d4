/** The kinds of all tasks, and the step engine that runs them. */
import { createAgenda, type TaskKind } from '@tortuga/kit'
import type { RummikubAgenda } from './task-kind.ts'
import type { Move, Refusal, RummikubTaskOf, Task, View } from './data/types.ts'
import { announcement } from './tasks/announcement.ts'
import { endTurn } from './tasks/end-turn.ts'
import { redeal } from './tasks/redeal.ts'
import { turn } from './tasks/turn.ts'

type Kinds = { readonly [K in Task['type']]: TaskKind<RummikubAgenda, RummikubTaskOf<K>> }

const KINDS = { redeal, turn, announcement, 'end-turn': endTurn } as const satisfies Kinds

/** The engine passes a kind only tasks of its type and only moves that it names in `answers`. */
const kindOfType = (type: Task['type']): TaskKind<RummikubAgenda, Task> => KINDS[type]

/** The refusal of a move that answers another question than the open one. */
const otherQuestion = (_: View, task: Task, move: Move): Refusal => {
  if (task.type === 'redeal') return { type: 'redeal-first' }
  if (task.type === 'announcement') return { type: 'announce-first' }
  return move.type === 'redeal' ? { type: 'no-redeal-asked' } : { type: 'no-announcement-asked' }
}

export const agenda = createAgenda<RummikubAgenda>(({ type }) => kindOfType(type), {
  over: () => ({ type: 'over' }),
  watching: () => ({ type: 'watching' }),
  notAsked: (_, task, asked) => (task.type === 'redeal' ? { type: 'already-answered' } : { type: 'not-your-turn', turn: asked[0] ?? 0 }),
  otherQuestion,
})

/** A task as text: `turn B`, `redeal A C`, `end-turn A laid`. */
export const printTask = (task: Task): string => `${task.type} ${kindOfType(task.type).print(task)}`

export const parseTask = (text: string): Task => {
  const [type = '', ...data] = text.split(' ')
  if (!isTaskType(type)) throw new RangeError(`no such task: ${text}`)
  return kindOfType(type).parse(data.join(' '))
}

const isTaskType = (type: string): type is Task['type'] => Object.hasOwn(KINDS, type)
