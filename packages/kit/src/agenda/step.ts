/** A step in progress: what `setup` and `apply` of a game write to before they return a `Step`. */
import type { Random } from '../game.ts'

/** A state whose fields may be assigned. The lists and objects in them still belong to the previous state and must not be changed. */
export type Writable<S> = { -readonly [K in keyof S]: S[K] }

/** A step in progress. Games extend it by what their effects need, such as the deck. */
export type StepInProgress<S, E> = {
  readonly state: Writable<S>
  readonly events: E[]
  readonly random: Random
  /** Whether the step made something public that is no piece, as `Step.revealed` says. */
  revealed: boolean
}

/** What a game returns to the kernel. */
export const finishStep = <S, E>({
  state,
  events,
  revealed,
}: StepInProgress<S, E>): { readonly state: S; readonly events: readonly E[]; readonly revealed: boolean } => ({ state, events, revealed })
