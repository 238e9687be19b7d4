/** Runs the stage director for a table: the table page, lessons and replays give it the truth, and draw what it shows. */
import type { GameTypes, Viewer } from '@tortuga/kit'
import { BEFORE_DEAL, STILL_STAGE, TIMERS } from '@tortuga/ui'
import type { SeenEvent, Stage, TableStage, Tempo, WebGame } from '@tortuga/ui'
import type { Director, StagedStep, StageStart } from '@tortuga/ui/stage'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHidden } from '../browser/hooks.ts'
import { useAnimates, usePrefs } from '../preferences/preferences.ts'

/** A match as it is, whatever the table shows of it. */
export type StageTruth = {
  readonly version: number
  readonly view: unknown
  /** The steps after a version; null to show the truth at once, for example after an undo. */
  stepsSince(version: number): readonly StagedStep<GameTypes>[] | null
  readonly isTurn: boolean
  /** The match as it was dealt, if the page has seen it so: then the table opens with the deal. */
  readonly dealt?: StageStart<GameTypes> | null
  /** Milliseconds by which the table may lag; null if no clock of the viewer runs. */
  mostLag(): number | null
  /** Milliseconds after which a summary goes on by itself; null if it waits for the viewer. */
  readonly holdLimit: number | null
  /** The tempo, if it is not the viewer's own. */
  readonly tempo?: Tempo
}

/** How long a summary stays open: for spectators and in replays briefly, over the server not so long that the others wait, against bots of this device until the player goes on. */
export const HOLD_LIMITS = { spectator: 4000, server: 20_000, device: null } as const

export type Staged = {
  readonly view: unknown
  /** The view of the totals. */
  readonly told: unknown
  /** What has been told; see `Stage`. */
  readonly cursor: Stage<GameTypes>['cursor']
  readonly newEvents: readonly SeenEvent<GameTypes>[]
  readonly stage: TableStage
}

/** The director with the last truth that it was given. */
type Running = { readonly director: Director<GameTypes>; readonly version: number; readonly view: unknown }

const NO_EVENTS: readonly SeenEvent<GameTypes>[] = []

/** Gives the director what is new. */
const follow = (running: { current: Running | null }, truth: StageTruth): void => {
  const { current } = running
  if (current === null || (current.version === truth.version && current.view === truth.view)) return
  const { director } = current
  const { version, view } = truth
  const steps = truth.stepsSince(current.version)
  running.current = { director, version, view }
  if (steps === null) director.jump({ version, view })
  else director.push({ version, view, steps })
}

export const useDirector = (web: WebGame<GameTypes>, viewer: Viewer, truth: StageTruth): Staged => {
  const [shown, setShown] = useState<Stage<GameTypes> | null>(null)
  const animates = useAnimates()
  const isHidden = useIsHidden()
  /** The match as it was dealt, until the director shows the deal. */
  const [dealt, setDealt] = useState(() => {
    const isSeen = animates && !document.hidden && web.loadStaging !== undefined && truth.stepsSince(0) !== null
    return isSeen ? (truth.dealt ?? null) : null
  })
  const running = useRef<Running | null>(null)
  const latest = useRef({ truth, dealt })
  latest.current = { truth, dealt }

  useEffect(() => {
    let isOpen = true
    const open = async (): Promise<void> => {
      const [stage, staging] = await Promise.all([import('@tortuga/ui/stage'), web.loadStaging?.()])
      if (!isOpen || staging === undefined) return
      const start: StageStart<GameTypes> = latest.current.dealt ?? latest.current.truth
      const { version, view } = start
      const director = stage.createDirector(
        {
          staging,
          viewer,
          timers: TIMERS,
          tempo: () => {
            const own = usePrefs.getState().tempo
            return own === 'instant' ? own : (latest.current.truth.tempo ?? own)
          },
          mostLag: () => latest.current.truth.mostLag(),
          holdLimit: () => latest.current.truth.holdLimit,
          show: setShown,
        },
        start,
      )
      director.watch(!document.hidden)
      running.current = { director, version, view }
      setDealt(null)
      follow(running, latest.current.truth) // more may have happened since the deal
    }
    void open().catch(() => setDealt(null)) // without the director every update is shown at once
    return () => {
      isOpen = false
      running.current?.director.stop()
      running.current = null
      setShown(null)
      setDealt(null)
    }
  }, [web, viewer])

  useLayoutEffect(() => running.current?.director.watch(!isHidden), [isHidden])
  useLayoutEffect(() => follow(running, truth), [truth.version, truth.view])

  const { current } = running
  // The director hears of the truth after this render. If it will not play it, a new table must not begin with the events of the last one.
  const isUnplayed = current !== null && current.view !== truth.view && truth.stepsSince(current.version) === null
  if (shown === null || current === null || isUnplayed) {
    const { view, version } = dealt ?? truth
    const stage = { beat: BEFORE_DEAL, isBehind: true, isTurnNext: truth.isTurn, skip: () => setDealt(null) }
    return { view, told: view, cursor: { version, told: null }, newEvents: NO_EVENTS, stage: dealt === null ? STILL_STAGE : stage }
  }
  // The truth may be newer than what the director has heard of.
  const isBehind = shown.isBehind || shown.cursor.version !== truth.version
  return {
    view: shown.view,
    told: shown.told,
    cursor: shown.cursor,
    newEvents: shown.newEvents,
    stage: { beat: shown.beat, isBehind, isTurnNext: truth.isTurn, skip: current.director.skip },
  }
}
