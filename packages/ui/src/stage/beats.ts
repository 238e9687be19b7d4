/** Turns the events of steps into beats: what the table shows at one time, in order. */
import type { GameTypes, Seat, Viewer } from '@tortuga/kit'
import { BEFORE_DEAL, type SeenEvent } from './stage.ts'
import { LONE_KINDS, timesOf, type BeatKind, type BeatTimes } from './tempo.ts'

/** How a game stages one event. */
export type BeatSketch = {
  readonly kind: BeatKind
  /** Who acts; null if nobody does. */
  readonly actor?: Seat | null
  /** Whether the viewer loses or gains something through another player. */
  readonly hits?: 'loss' | 'gain' | null
  /** Neighbours with the same key are told together. */
  readonly merge?: string
  /** The scene that this event belongs to, such as a raid. Its beats are read one by one. */
  readonly scene?: string | null
  /** Whether the table waits after this beat until the viewer goes on. */
  readonly isHeld?: boolean
}

/** The data besides the event that a sketch may use. */
export type BeatScene<T extends GameTypes> = { readonly view: T['view']; readonly viewer: Viewer }

/** A loss if one of these seats is the viewer's. */
export const lossOf = (viewer: Viewer, ...seats: readonly (Seat | null)[]): 'loss' | null =>
  typeof viewer === 'number' && seats.includes(viewer) ? 'loss' : null

/** How a game is staged. A type of event without an entry does not compile. */
export type Staging<T extends GameTypes> = {
  fold(view: T['view'], event: T['event']): T['view']
  readonly beats: {
    readonly [K in T['event']['type']]: (event: Extract<T['event'], { readonly type: K }>, scene: BeatScene<T>) => BeatSketch
  }
}

/** The events of one version of a match. */
export type StagedStep<T extends GameTypes> = { readonly version: number; readonly events: readonly T['event'][] }

export type Beat<T extends GameTypes> = Required<Omit<BeatSketch, 'merge'>> & {
  /** The version and the place of its first event. */
  readonly id: string
  readonly version: number
  /** How many events of the version have been told after this beat. */
  readonly told: number
  readonly events: readonly SeenEvent<T>[]
  /** The view after its events. */
  readonly view: T['view']
  readonly times: BeatTimes
}

type Draft<T extends GameTypes> = { sketch: BeatSketch; events: T['event'][]; view: T['view']; first: number }

const sketchOf = <T extends GameTypes>({ beats }: Staging<T>, event: T['event'], scene: BeatScene<T>): BeatSketch =>
  (beats[event.type as T['event']['type']] as (event: T['event'], scene: BeatScene<T>) => BeatSketch)(event, scene)

/** Whether an event is told together with the beat before it. */
const isMerged = (last: BeatSketch, next: BeatSketch): boolean =>
  last.kind === 'quiet' || next.kind === 'quiet' || (next.merge !== undefined && next.merge === last.merge)

/** The sketch of a beat that tells both. A held or hitting part holds or hits the whole. */
const mergeSketches = (last: BeatSketch, next: BeatSketch): BeatSketch => {
  const main = next.kind === 'quiet' ? last : next
  return {
    ...main,
    hits: last.hits === 'loss' ? 'loss' : (next.hits ?? last.hits ?? null),
    isHeld: last.isHeld === true || next.isHeld === true,
    actor: main.actor ?? last.actor ?? next.actor ?? null,
  }
}

const draftBeats = <T extends GameTypes>(
  staging: Staging<T>,
  { events }: StagedStep<T>,
  start: T['view'],
  viewer: Viewer,
): readonly Draft<T>[] => {
  const drafts: Draft<T>[] = []
  let view = start
  for (const [first, event] of events.entries()) {
    const sketch = sketchOf(staging, event, { view, viewer })
    view = staging.fold(view, event)
    const last = drafts.at(-1)
    if (last !== undefined && isMerged(last.sketch, sketch)) {
      last.sketch = mergeSketches(last.sketch, sketch)
      last.events.push(event)
      last.view = view
    } else drafts.push({ sketch, events: [event], view, first })
  }
  return drafts
}

const isAlone = <T extends GameTypes>({ kind, scene }: Beat<T>): boolean => scene !== null || LONE_KINDS.has(kind)

/** Beats of one step that form no scene follow each other quickly: the first is introduced, and the longest time to read is given once, at the end. */
const chainBeats = <T extends GameTypes>(beats: readonly Beat<T>[]): readonly Beat<T>[] => {
  const chained: Beat<T>[] = []
  for (const beat of beats) {
    const last = chained.at(-1)
    if (last === undefined || isAlone(last) || isAlone(beat)) chained.push(beat)
    else {
      chained[chained.length - 1] = { ...last, times: { ...last.times, settle: 0 } }
      chained.push({ ...beat, times: { ...beat.times, enter: 0, settle: Math.max(last.times.settle, beat.times.settle) } })
    }
  }
  return chained
}

/** The beats of one step, from the view before it. */
export const planBeats = <T extends GameTypes>(
  staging: Staging<T>,
  step: StagedStep<T>,
  view: T['view'],
  viewer: Viewer,
): readonly Beat<T>[] => {
  const { version } = step
  const beats = draftBeats(staging, step, view, viewer).map(({ sketch, events, view: after, first }): Beat<T> => {
    const { kind, actor = null, hits = null, scene = null, isHeld = false } = sketch
    return {
      id: `${version}.${first}`,
      version,
      told: first + events.length,
      events: events.map(event => ({ version, event })),
      view: after,
      kind,
      actor,
      hits,
      scene,
      isHeld,
      times: timesOf({ kind, hits, count: events.length, isOwn: actor !== null && actor === viewer }),
    }
  })
  return chainBeats(beats)
}

/** The deal of a match that has just begun, as one beat. The view includes it already, because no view precedes it. */
export const planDeal = <T extends GameTypes>(
  staging: Staging<T>,
  { version, events }: StagedStep<T>,
  view: T['view'],
  viewer: Viewer,
): readonly Beat<T>[] => {
  const dealt = events.filter(event => sketchOf(staging, event, { view, viewer }).kind === 'deal')
  const beats = planBeats({ ...staging, fold: same => same }, { version, events: dealt }, view, viewer)
  return beats.map(beat => ({ ...beat, id: BEFORE_DEAL.id, told: events.length }))
}

/** How long these beats take at natural tempo, without holds. */
export const durationOf = (beats: readonly { readonly times: BeatTimes }[]): number =>
  beats.reduce((sum, { times: { enter, act, settle } }) => sum + enter + act + settle, 0)
