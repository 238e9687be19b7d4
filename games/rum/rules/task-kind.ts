/** What a kind of task is in RUM, and the common part of the steps that never ask a player. */
import { NEVER_ASKS, type Seat, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import type { StepDraft } from './step.ts'
import type { TurnAction, Move, Refusal, Task, View } from './data/types.ts'

/** What `asked` may use: the fields that state and view have in common. */
type Table = { readonly agenda: readonly Task[]; readonly turn: Seat }

export type RumAgenda = { task: Task; step: StepDraft; table: Table; view: View; move: Move; refusal: Refusal }

/** The moves that answer each question. Every other task is performed without a player. */
export type AnswerTo = { turn: TurnAction['type']; discards: 'discard' }
/** A task that asks players. */
export type Question = Extract<Task, { type: keyof AnswerTo }>

/** The kind of the tasks of this type: everything that the rules know about them. */
export type KindOf<K extends Task['type']> = TaskKind<
  RumAgenda,
  Extract<Task, { type: K }>,
  Extract<Move, { type: K extends keyof AnswerTo ? AnswerTo[K] : never }>
>

/** A task without data. */
type PlainTaskType = Exclude<Task['type'], keyof AnswerTo>

/** The kind of a task that asks nobody and has no data. */
export const plainStep = <K extends PlainTaskType>(type: K, perform: (step: StepDraft) => void): KindOf<K> => ({
  ...NEVER_ASKS,
  schema: v.strictObject({ type: v.literal(type) }),
  perform,
  print: () => '',
  parse: () => ({ type }) as Extract<Task, { type: K }>,
})
