/** What the stage director is given, and what it can be asked to do. */
import type { GameTypes, Viewer } from '@tortuga/kit'
import type { StagedStep, Staging } from './beats.ts'
import type { Stage } from './stage.ts'
import type { Tempo } from './tempos.ts'
import type { Timers } from './timers.ts'

/** An update of a match: its newest view, and the steps that led to it from the update before. */
export type StageUpdate<T extends GameTypes> = {
  readonly version: number
  readonly view: T['view']
  readonly steps: readonly StagedStep<T>[]
}

/** The match as the table opens: its view, and the events of its set-up if the deal is to be shown. */
export type StageStart<T extends GameTypes> = Omit<StageUpdate<T>, 'steps'> & { readonly deal?: readonly T['event'][] }

export type DirectorOptions<T extends GameTypes> = {
  readonly staging: Staging<T>
  readonly viewer: Viewer
  readonly timers: Timers
  tempo(): Tempo
  /** Milliseconds by which the stage may lag now because the viewer's clock is running; null if it is not. */
  mostLag(): number | null
  /** Milliseconds after which a hold ends by itself; null if it waits for the viewer. */
  holdLimit(): number | null
  /** Called with the first stage and for every change of it. */
  show(stage: Stage<T>): void
}

export type Director<T extends GameTypes> = {
  /** Plays an update after those before it. */
  push(update: StageUpdate<T>): void
  /** Shows everything up to the next hold at once; on a hold, goes on. */
  skip(): void
  /** Shows an update at once and forgets everything that waits: after an undo or a reconnection. */
  jump(update: Omit<StageUpdate<T>, 'steps'>): void
  /** Says whether anybody looks. While nobody does, everything up to the next hold is shown at once, and the hold waits. */
  watch(isWatched: boolean): void
  stop(): void
}
