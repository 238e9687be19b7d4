/** The current position of a replay: version and viewer, what is drawn there, and automatic playback. */
import type { GameTypes, Viewer } from '@tortuga/kit'
import type { SeenEvent } from '@tortuga/ui'
import type { PositionView, VisibleEntry } from '@tortuga/wire'
import { useCallback, useEffect, useState } from 'react'
import type { LoadedReplay } from '../recording/recording.ts'
import { formatQuery } from './replay-address.ts'
import type { RequestedPosition } from './replay-address.ts'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type ReplaySpeed = (typeof SPEEDS)[number]
/** The pause after a step has been played. */
const PAUSE: Readonly<Record<ReplaySpeed, number>> = { slow: 1600, normal: 800, fast: 250 }

/** The position that the page draws. Pieces move only if this version follows the one drawn before. */
export type DrawnPosition = {
  readonly view: PositionView
  readonly log: readonly VisibleEntry[]
  readonly newEvents: readonly SeenEvent<GameTypes>[]
  /** Counts the drawn positions: if a version is drawn twice, its pieces must move again. */
  readonly number: number
}

export type ReplayPosition = {
  /** The requested version; `drawn` follows as soon as it is loaded. */
  readonly version: number
  readonly viewer: Viewer
  readonly drawn: DrawnPosition | null
  readonly hasFailed: boolean
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  /** Whether to announce the position to screen readers: not while scrubbing, which announces itself, nor at a fast pace. */
  readonly isAnnounced: boolean
  goTo(version: number, isAnnounced?: boolean): void
  viewAs(viewer: Viewer): void
  togglePlayback(): void
  setSpeed(speed: ReplaySpeed): void
  /** Says that the table plays a step: playback waits for it. */
  setBusy(isBusy: boolean): void
  retry(): void
}

const drawNext = (before: DrawnPosition | null, view: PositionView, log: readonly VisibleEntry[]): DrawnPosition => {
  const number = (before?.number ?? 0) + 1
  const isNext = before !== null && before.view.viewer === view.viewer && before.view.version + 1 === view.version
  const newEvents = isNext ? view.events.map(event => ({ version: number, event: event as GameTypes['event'] })) : []
  return { view, log, newEvents, number }
}

/** Browsers limit how often an address may change. */
const ADDRESS_DELAY = 500

const useAddress = ({ source }: LoadedReplay, version: number, viewer: Viewer): void => {
  useEffect(() => {
    if (source.kind === 'file') return undefined
    const timer = setTimeout(() => history.replaceState(history.state, '', formatQuery(version, viewer)), ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [source.kind, version, viewer])
}

/** Loads what is to be drawn; the last position stays on screen until the next one is loaded. */
const useDrawnPosition = (recording: LoadedReplay, version: number, viewer: Viewer, onFailure: () => void) => {
  const [drawn, setDrawn] = useState<DrawnPosition | null>(null)
  const [failed, setFailed] = useState('')
  const [attempt, setAttempt] = useState(0)
  const key = `${version} ${viewer}`
  useEffect(() => {
    let isCurrent = true
    const load = async (): Promise<void> => {
      const view = await recording.position(version, viewer)
      const log = await recording.log(viewer)
      if (!isCurrent) return
      setFailed('')
      setDrawn(before => drawNext(before, view, log))
    }
    load().catch(() => {
      if (!isCurrent) return
      setFailed(key)
      onFailure()
    })
    return () => {
      isCurrent = false
    }
  }, [recording, version, viewer, attempt])
  const retry = (): void => {
    setFailed('')
    setAttempt(before => before + 1)
  }
  return { drawn, hasFailed: failed === key, retry }
}

export const useReplayPosition = (recording: LoadedReplay, requested: RequestedPosition): ReplayPosition => {
  const { last, viewers, own } = recording
  const clamp = useCallback((version: number): number => Math.min(last, Math.max(0, version)), [last])
  const [version, setVersion] = useState(() => clamp(requested.version ?? 0))
  const [viewer, setViewer] = useState<Viewer>(() => {
    const wanted = requested.viewer ?? own ?? 'open'
    return viewers.includes(wanted) ? wanted : (viewers.at(-1) ?? 'table')
  })
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>('normal')
  const [isAnnounced, setAnnounced] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { drawn, hasFailed, retry } = useDrawnPosition(recording, version, viewer, () => setPlaying(false))

  useEffect(() => {
    if (!isPlaying || isBusy || drawn?.view.version !== version) return undefined
    if (version >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setVersion(version + 1), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, isBusy, drawn, version, last, speed])

  useAddress(recording, version, viewer)
  return {
    version,
    viewer,
    drawn,
    hasFailed,
    isPlaying,
    speed,
    isAnnounced: isPlaying ? speed === 'slow' : isAnnounced,
    goTo: (next, isToBeAnnounced = true) => {
      setPlaying(false)
      setAnnounced(isToBeAnnounced)
      setVersion(clamp(next))
    },
    viewAs: next => {
      setAnnounced(true)
      setViewer(next)
    },
    togglePlayback: () => {
      if (!isPlaying && version >= last) setVersion(0)
      setAnnounced(true)
      setPlaying(!isPlaying)
    },
    setSpeed,
    setBusy,
    retry,
  }
}
