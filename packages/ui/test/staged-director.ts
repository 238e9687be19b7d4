/** A stage director over a game of named events, with timers that tests advance. */
import { at } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { BeatSketch, Staging } from '../src/stage/beats.ts'
import type { DirectorOptions, StageStart } from '../src/stage/director-types.ts'
import { createDirector } from '../src/stage/director.ts'
import type { Stage } from '../src/stage/stage.ts'
import type { Tempo } from '../src/stage/tempos.ts'

/** A view that is the list of the events it includes. */
export type ToldEvents = readonly string[]

const STAGING = {
  fold: (view: ToldEvents, { type }: { readonly type: string }) => [...view, type],
  beats: new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        ({ sketch = {} }: { readonly sketch?: Partial<BeatSketch> }): BeatSketch => ({
          kind: type === 'quiet' ? 'quiet' : 'take',
          ...sketch,
        }),
    },
  ),
} as unknown as Staging<GameTypes>

/** Timers that stand still until they are advanced. */
const createTimers = () => {
  let now = 0
  let calls: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    pending: () => calls.length,
    after: (ms: number, call: () => void) => {
      const one = { at: now + ms, call }
      calls.push(one)
      return () => {
        calls = calls.filter(other => other !== one)
      }
    },
    advance: (ms: number): void => {
      const end = now + ms
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        calls = calls.filter(other => other !== next)
        now = next.at
        next.call()
      }
      now = end
    },
  }
}

export const openDirector = (more: Partial<DirectorOptions<GameTypes>> = {}, start: StageStart<GameTypes> = { version: 0, view: [] }) => {
  const timers = createTimers()
  const shown: Stage<GameTypes>[] = []
  let tempo: Tempo = 'natural'
  const director = createDirector<GameTypes>(
    {
      staging: STAGING,
      viewer: 0,
      timers,
      tempo: () => tempo,
      mostLag: () => null,
      holdLimit: () => null,
      show: stage => shown.push(stage),
      ...more,
    },
    start,
  )
  const truth: string[] = []
  return {
    director,
    timers,
    shown,
    setTempo: (to: Tempo) => {
      tempo = to
    },
    now: () => at(shown, shown.length - 1),
    /** One step with these events. */
    push: (version: number, ...events: readonly (string | { readonly type: string; readonly sketch: Partial<BeatSketch> })[]) => {
      const all = events.map(event => (typeof event === 'string' ? { type: event } : event))
      truth.push(...all.map(({ type }) => type))
      director.push({ version, view: [...truth], steps: [{ version, events: all }] })
    },
  }
}

/** The times of a usual beat at natural tempo. */
export const TAKE = { enter: 140, act: 380, settle: 400 }
export const held = { type: 'held', sketch: { isHeld: true } }
