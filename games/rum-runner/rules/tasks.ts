/** Every task and every effect by its name: the table of contents of the engine. A card that none of them can express earns a new one here. */
import { actions } from './actions.ts'
import type { Effect } from './card-data.ts'
import { CREW_EFFECTS } from './effects-crew.ts'
import { CROWN_EFFECTS } from './effects-crown.ts'
import { EVENT_EFFECTS } from './effects-events.ts'
import { RAID_EFFECTS } from './effects-raid.ts'
import { LOOT_TASKS } from './loot.ts'
import type { Making } from './making.ts'
import type { Cards } from './pieces.ts'
import { RAID_TASKS } from './raid.ts'
import type { EffectRule, TaskRule } from './rule.ts'
import { TURN_TASKS } from './turn.ts'
import type { Refusal } from './happenings.ts'
import type { Move, Side, Task, View } from './types.ts'
import { way } from './ways.ts'

type Effects = { readonly [K in Effect['type']]: EffectRule<Extract<Effect, { type: K }>> }
type Tasks = { readonly [K in Exclude<Task['type'], 'do'>]: TaskRule<Extract<Task, { type: K }>> }

export const EFFECTS: Effects = { ...CROWN_EFFECTS, ...RAID_EFFECTS, ...CREW_EFFECTS, ...EVENT_EFFECTS }
export const TASKS: Tasks = { ...TURN_TASKS, actions, ...RAID_TASKS, way, ...LOOT_TASKS }

/** The table holds each rule under its own type; which one it is, the compiler cannot follow. */
const effectRule = (effect: Effect): EffectRule<Effect> => EFFECTS[effect.type]
const taskRule = (task: Exclude<Task, { type: 'do' }>): TaskRule<Task> => TASKS[task.type]

export const takenBy = (task: Task): readonly Move['type'][] => (task.type === 'do' ? effectRule(task.effect) : taskRule(task)).takes

/** Who answers this task. */
export const askedBy = (turn: Side, task: Task): Side => (task.type === 'do' ? effectRule(task.effect).by : taskRule(task).by(turn, task))

const asks = (making: Making, task: Task): boolean =>
  task.type === 'do' ? effectRule(task.effect).asks(making, task.effect, task.source) : taskRule(task).asks(making, task)

const perform = (making: Making, task: Task): void =>
  task.type === 'do' ? effectRule(task.effect).perform(making, task.effect, task.source) : taskRule(task).perform(making, task)

export const answer = (making: Making, task: Task, move: Move): void =>
  task.type === 'do' ? effectRule(task.effect).answer(making, task.effect, task.source, move) : taskRule(task).answer(making, task, move)

export const checkAnswer = (cards: Cards, view: View, task: Task, move: Move): Refusal | null =>
  task.type === 'do'
    ? effectRule(task.effect).check(cards, view, task.effect, task.source, move)
    : taskRule(task).check(cards, view, task, move)

export const listAnswers = (cards: Cards, view: View, task: Task): readonly Move[] =>
  task.type === 'do' ? effectRule(task.effect).list(cards, view, task.effect, task.source) : taskRule(task).list(cards, view, task)

/** Takes the first task off the agenda. */
export const takeTask = ({ state }: Making): Task => {
  const [task, ...rest] = state.agenda
  if (task === undefined) throw new Error('the agenda is empty')
  state.agenda = rest
  return task
}

/** Works through the agenda until somebody has to be asked, or the match is over. */
export const run = (making: Making): void => {
  const { state } = making
  while (state.ending === null) {
    const [task] = state.agenda
    if (task === undefined) throw new Error('the agenda is empty')
    if (asks(making, task)) return
    perform(making, takeTask(making))
  }
  state.agenda = []
}
