/**
 * The step engine: a state keeps the tasks that still have to happen, next first, and `run` performs them until one has to ask a player.
 * A match can therefore be stored in the middle of an effect. A task kind is one object with everything the rules know about it.
 */
import type { GenericSchema } from 'valibot'
import type { Seat, Viewer } from '../game.ts'
import { createJudge, NO_QUESTION, type AgendaRefusals, type AgendaTypes, type TaskQuestion } from './judge.ts'

/**
 * A kind of task. `M` are the moves that answer it: `check` and `perform` receive no others. A task for which `isAsked` is false is
 * performed at once, with null as its move.
 */
export type TaskKind<A extends AgendaTypes, T extends A['task'], M extends A['move'] = A['move']> = TaskQuestion<A, T, M> & {
  /** Decodes the task's data, from the notation and from card data. */
  readonly schema: GenericSchema<unknown, unknown>
  /** Whether it has to ask now. */
  isAsked(step: A['step'], task: T): boolean
  /** The answers offered to the viewer, in a fixed order. */
  moves(view: A['view'], task: T): Iterable<A['move']>
  /** Performs the task, which has left the agenda. With several seats asked at once, it goes back on the agenda until the last one has answered. */
  perform(step: A['step'], task: T, move: M | null, seat: Seat | null): void
  /** The task's data in the notation, without its type; '' if it has none. */
  print(task: T): string
  parse(text: string): T
}

const NO_MOVES: readonly never[] = Object.freeze([])

/** The engine of one game. `kindOf` looks a task up in the game's tables of kinds, whose types demand an entry for every task. */
export const createAgenda = <A extends AgendaTypes>(kindOf: (task: A['task']) => TaskKind<A, A['task']>, refusals: AgendaRefusals<A>) => {
  const firstTask = ({ agenda }: { readonly agenda: readonly A['task'][] }): A['task'] | undefined => agenda[0]
  const takeFirst = ({ state }: A['step']): A['task'] => {
    const task = firstTask(state)
    if (task === undefined) throw new Error('the agenda is empty')
    state.agenda = state.agenda.slice(1)
    return task
  }
  return {
    ...createJudge<A>(kindOf, refusals),

    /** `Game.moves`: the answers to the first task; none if the viewer is not asked. */
    moves: (view: A['view'] & A['table'], viewer: Viewer): Iterable<A['move']> => {
      const task = firstTask(view)
      if (task === undefined || typeof viewer !== 'number') return NO_MOVES
      const kind = kindOf(task)
      return kind.asked(view, task).includes(viewer) ? kind.moves(view, task) : NO_MOVES
    },

    /** Answers the first task with a move that `check` has accepted. */
    answer: (step: A['step'], seat: Seat, move: A['move']): void => {
      const task = takeFirst(step)
      kindOf(task).perform(step, task, move, seat)
    },

    /** Performs tasks until one has to ask, or the agenda is empty. */
    run: (step: A['step']): void => {
      for (let task = firstTask(step.state); task !== undefined; task = firstTask(step.state)) {
        const kind = kindOf(task)
        if (kind.isAsked(step, task)) return
        kind.perform(step, takeFirst(step), null, null)
      }
    },
  }
}

/** Puts tasks at the front of the agenda, in this order. */
export const prependTasks = <T>({ state }: { readonly state: { agenda: readonly T[] } }, tasks: readonly T[]): void => {
  if (tasks.length === 0) return
  const agenda = tasks.slice()
  for (const task of state.agenda) agenda.push(task)
  state.agenda = agenda
}

/** The parts of a task kind that never asks. */
export const NEVER_ASKS = {
  ...NO_QUESTION,
  isAsked: (): boolean => false,
  moves: (): readonly never[] => [],
} as const
