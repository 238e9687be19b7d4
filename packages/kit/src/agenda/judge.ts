/** The part of the step engine that judges moves: which seats a task asks, and which answers are legal. A table in a browser needs no more. */
import type { Seat, Viewer } from '../game.ts'

/** The types that the tasks of one game share. */
export type AgendaTypes = {
  task: { readonly type: string }
  /** The step in progress. Its state has the agenda. */
  step: { readonly state: { agenda: readonly { readonly type: string }[] } }
  /** What a task may use to find out who is asked: fields that state and view have in common. */
  table: { readonly agenda: readonly { readonly type: string }[] }
  view: unknown
  move: { readonly type: string }
  refusal: { readonly type: string }
}

/** What a kind of task asks. `M` are the moves that answer it: `check` receives no others. */
export type TaskQuestion<A extends AgendaTypes, T extends A['task'], M extends A['move'] = A['move']> = {
  /** The types of moves that answer it; empty if it never asks. */
  readonly answers: readonly M['type'][]
  /** The seats that are asked, ascending. Uses public data only, so that state and view agree. */
  asked(table: A['table'], task: T): readonly Seat[]
  /** Null if the move is a legal answer of the viewer, who is one of the seats asked. */
  check(view: A['view'], task: T, move: M): A['refusal'] | null
}

/** The refusals that every game has, whatever the first task is. */
export type AgendaRefusals<A extends AgendaTypes> = {
  /** The match is over. */
  over(): A['refusal']
  /** The viewer has no seat. */
  watching(): A['refusal']
  /** Other seats are asked. */
  notAsked(view: A['view'], task: A['task'], asked: readonly Seat[]): A['refusal']
  /** The seat is asked something else than what the move answers. */
  otherQuestion(view: A['view'], task: A['task'], move: A['move']): A['refusal']
}

const NOBODY: readonly Seat[] = Object.freeze([])

/** `questionOf` looks a task up in the game's table of questions. */
export const createJudge = <A extends AgendaTypes>(
  questionOf: (task: A['task']) => TaskQuestion<A, A['task']>,
  refusals: AgendaRefusals<A>,
) => {
  const firstTask = ({ agenda }: { readonly agenda: readonly A['task'][] }): A['task'] | undefined => agenda[0]
  return {
    /** The seats that have to answer the first task; none when the agenda is empty. */
    awaited: (table: A['table']): readonly Seat[] => {
      const task = firstTask(table)
      return task === undefined ? NOBODY : questionOf(task).asked(table, task)
    },

    /** `Game.check`: whether the move answers the first task. */
    check: (view: A['view'] & A['table'], viewer: Viewer, move: A['move']): A['refusal'] | null => {
      const task = firstTask(view)
      if (task === undefined) return refusals.over()
      if (typeof viewer !== 'number') return refusals.watching()
      const question = questionOf(task)
      const asked = question.asked(view, task)
      if (!asked.includes(viewer)) return refusals.notAsked(view, task, asked)
      return question.answers.includes(move.type) ? question.check(view, task, move) : refusals.otherQuestion(view, task, move)
    },
  }
}

/** The question of a task that never asks. */
export const NO_QUESTION = {
  answers: [] as readonly never[],
  asked: (): readonly Seat[] => NOBODY,
  check: (): null => null,
} as const
