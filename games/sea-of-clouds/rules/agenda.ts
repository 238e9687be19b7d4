/** All tasks of the agenda, and the engine that performs them until a captain is asked. */
import { createAgenda } from '@tortuga/kit'
import { boardTask, endBoardingTask } from './boarding/boarding.ts'
import { discardObjectTask, effectKindOf } from './effects/index.ts'
import { playCardsTask } from './shares/play-cards.ts'
import { resolveTask } from './boarding/resolve.ts'
import { endRoundTask, endTurnTask } from './rounds/rounds.ts'
import type { SeaAgenda, SeaTaskKind } from './task-kind.ts'
import { decideTask, refillTask } from './turn.ts'
import type { Move, SeaTaskOf, Task } from './data/types.ts'

/** A forgotten task is a type error. Effects have a table of their own. */
export const TASKS: { readonly [K in Exclude<Task['type'], 'effect'>]: SeaTaskKind<SeaTaskOf<K>, Move> } = {
  decide: decideTask,
  'play-cards': playCardsTask,
  refill: refillTask,
  'end-turn': endTurnTask,
  board: boardTask,
  resolve: resolveTask,
  'discard-object': discardObjectTask,
  'end-boarding': endBoardingTask,
  'end-round': endRoundTask,
}

export const cardInfoOf = (task: Task): SeaTaskKind<Task, Move> => (task.type === 'effect' ? effectKindOf(task) : TASKS[task.type])

export const agenda = createAgenda<SeaAgenda>(cardInfoOf, {
  over: () => ({ type: 'over' }),
  watching: () => ({ type: 'watching' }),
  notAsked: (_, __, [seat = 0]) => ({ type: 'not-asked', seat }),
  otherQuestion: (_, task) => ({ type: 'another-question', asked: task.type, rules: cardInfoOf(task).rules }),
})
