/** What the stage shows at a moment. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { SoundName } from '../sound/sounds.ts'
import type { BeatKind } from './tempo.ts'

/** An event as this viewer saw it, with its version. The log, announcements and animations use it. */
export type SeenEvent<T extends GameTypes> = { readonly version: number; readonly event: T['event'] }

/** What the table shows at the moment: one or more events that are told together. */
export type StageBeat = {
  /** Different for every beat of a match. */
  readonly id: string
  readonly kind: BeatKind
  readonly actor: Seat | null
  /** Whether the viewer loses or gains something through another player. */
  readonly hits: 'loss' | 'gain' | null
  /** The scene that it belongs to, such as a raid. */
  readonly scene: string | null
  /** `enter`: the actor is marked. `act`: pieces travel. `settle`: the beat has been told. `hold`: the table waits until the viewer goes on. */
  readonly phase: 'enter' | 'act' | 'settle' | 'hold'
  /** Milliseconds in which its pieces travel; 0 without motion. */
  readonly act: number
  readonly sound: SoundName | null
}

/** How far the table is in showing what happened. */
export type TableStage = {
  readonly beat: StageBeat | null
  /** Whether something waits to be shown. Nobody can move before it has been. */
  readonly isBehind: boolean
  /** Whether the viewer is asked when everything has been shown. */
  readonly isTurnNext: boolean
  /** Shows everything up to the next hold at once; on a hold, goes on. */
  skip(): void
}

/** The stage of a table on which nothing is played. */
export const STILL_STAGE: TableStage = { beat: null, isBehind: false, isTurnNext: false, skip: () => {} }

/** The beat of a table whose match has just begun, until the director deals. Styles hide what will be dealt. */
export const BEFORE_DEAL: StageBeat = {
  id: 'deal',
  kind: 'deal',
  actor: null,
  hits: null,
  scene: null,
  phase: 'enter',
  act: 0,
  sound: null,
}

/** `enter`: the actor is marked. `act`: pieces travel. `settle`: the beat has been told. `hold`: the table waits for the viewer. */
export type BeatPhase = StageBeat['phase']

export type Stage<T extends GameTypes> = {
  /** The pieces: it includes the events of the beat as soon as they begin to travel. */
  readonly view: T['view']
  /** The totals: the view as far as it has been told. */
  readonly told: T['view']
  /** How far the stage has shown the match: all versions before `version`, and the first `told` events of it; null for all its events. */
  readonly cursor: { readonly version: number; readonly told: number | null }
  /** The events of the beat; the view includes them. */
  readonly newEvents: readonly SeenEvent<T>[]
  readonly beat: StageBeat | null
  /** Whether something waits to be shown. */
  readonly isBehind: boolean
}
