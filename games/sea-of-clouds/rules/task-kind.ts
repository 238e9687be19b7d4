/** What every task of the agenda is made of: the types that the step engine needs, and the parts that several kinds of tasks share. */
import { at, type Seat, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { letterOf, seatOf } from './components/letters.ts'
import { SeatNumber } from './components/schemas.ts'
import type { StepDraft } from './step.ts'
import type { Move, Refusal, Task, View } from './data/types.ts'

type SeaAgenda = {
  task: Task
  step: StepDraft
  table: { readonly agenda: readonly Task[] }
  view: View
  move: Move
  refusal: Refusal
}

/** A kind of task. `rules`: the rules of its question, which a refusal cites. */
export type SeaTaskKind<T extends Task, M extends Move = never> = TaskKind<SeaAgenda, T, M> & { readonly rules: readonly string[] }
export type { SeaAgenda }

/** Prepared lists, because `asked` runs after every move. */
const SINGLE_SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
/** Only the captain of the task is asked. */
export const askOwner = (_: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] => at(SINGLE_SEATS, seat)

export const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The data of a task that has none. */
export const bareTask = <K extends string>(type: K) => ({
  schema: v.strictObject({ type: v.literal(type) }),
  print: (): string => '',
  parse: () => ({ type }) as const,
})

/** The data of a task of one captain: `A`. */
export const captainTask = <K extends string>(type: K) => ({
  schema: v.strictObject({ type: v.literal(type), seat: SeatNumber }),
  print: ({ seat }: { readonly seat: Seat }): string => letterOf(seat),
  parse: (text: string) => ({ type, seat: seatOf(text) }) as const,
})
