/** What the engine wants to know of a task: whom it asks, what answers it takes, and what comes of them. */
import type { Effect } from './card-data.ts'
import type { Making } from './making.ts'
import type { Cards } from './pieces.ts'
import type { Refusal } from './happenings.ts'
import type { Move, Side, Source, Task, View } from './types.ts'

/** `asks`: somebody has a choice. `perform`: what happens unasked. `check` and `list` judge from the view of whoever is asked, and see only moves that `takes` names. */
export type TaskRule<T extends Task> = {
  readonly takes: readonly Move['type'][]
  by(turn: Side, task: T): Side
  asks(making: Making, task: T): boolean
  perform(making: Making, task: T): void
  answer(making: Making, task: T, move: Move): void
  check(cards: Cards, view: View, task: T, move: Move): Refusal | null
  list(cards: Cards, view: View, task: T): readonly Move[]
}

export type EffectRule<E extends Effect> = {
  readonly by: Side
  readonly takes: readonly Move['type'][]
  asks(making: Making, effect: E, source: Source): boolean
  perform(making: Making, effect: E, source: Source): void
  answer(making: Making, effect: E, source: Source, move: Move): void
  check(cards: Cards, view: View, effect: E, source: Source, move: Move): Refusal | null
  list(cards: Cards, view: View, effect: E, source: Source): readonly Move[]
}

/** An answer nobody was asked for: a fault, since `check` turns it down. */
export const notAsked = (): Error => new Error('nobody was asked')
export const unasked = (): never => {
  throw notAsked()
}
const never = (): boolean => false
const nothing = (): readonly Move[] => []
const fine = (): null => null
/** What happens where there is nothing to choose from. */
export const skip = (): void => {}

/** A task that asks nobody. */
export const automatic = <T extends Task>(perform: (making: Making, task: T) => void): TaskRule<T> => ({
  takes: [],
  by: turn => turn,
  asks: never,
  perform,
  answer: unasked,
  check: fine,
  list: nothing,
})

/** An effect that asks nobody. */
export const automaticEffect = <E extends Effect>(perform: (making: Making, effect: E, source: Source) => void): EffectRule<E> => ({
  by: 'pirate',
  takes: [],
  asks: never,
  perform,
  answer: unasked,
  check: fine,
  list: nothing,
})
