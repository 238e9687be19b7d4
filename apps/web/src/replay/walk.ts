/** Walking through a recording: where one is, what is drawn there, and playing on by itself. */
import type { GameTypes, Viewer } from '@tortuga/kit'
import type { Shown } from '@tortuga/room'
import type { Happened } from '@tortuga/ui'
import { useCallback, useEffect, useState } from 'react'
import { printPosition } from './link.ts'
import type { Asked } from './link.ts'
import type { Look } from './reading.ts'
import type { Recording } from './recording.ts'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
const PAUSE: Readonly<Record<Speed, number>> = { slow: 2600, normal: 1300, fast: 450 }

/** What is drawn: a version through somebody's eyes, with that viewer's log; pieces travel where it follows the one before. */
type Shot = {
  readonly look: Look
  readonly told: readonly Shown[]
  readonly happened: readonly Happened<GameTypes>[]
  /** Counts the shots: a version may come twice, and its pieces travel again. */
  readonly number: number
}

export type Walk = {
  /** Where we are going; `shot` follows as soon as it can. */
  readonly version: number
  readonly viewer: Viewer
  readonly shot: Shot | null
  readonly hasFailed: boolean
  readonly isPlaying: boolean
  readonly speed: Speed
  /** Whether a screen reader is told where we are: not where the scrubber tells it already, nor at a quick pace. */
  readonly isSaid: boolean
  goTo(version: number, isSaid?: boolean): void
  lookThrough(viewer: Viewer): void
  toggle(): void
  setSpeed(speed: Speed): void
  again(): void
}

const follow = (before: Shot | null, look: Look, told: readonly Shown[]): Shot => {
  const number = (before?.number ?? 0) + 1
  const isNext = before !== null && before.look.viewer === look.viewer && before.look.version + 1 === look.version
  const happened = isNext ? look.events.map(event => ({ version: number, event: event as GameTypes['event'] })) : []
  return { look, told, happened, number }
}

/** A browser takes only so many changes of an address at a time. */
const SETTLED = 500

const useAddress = ({ source }: Recording, version: number, viewer: Viewer): void => {
  useEffect(() => {
    if (source.kind === 'file') return undefined
    const timer = setTimeout(() => history.replaceState(history.state, '', printPosition(version, viewer)), SETTLED)
    return () => clearTimeout(timer)
  }, [source.kind, version, viewer])
}

export const useWalk = (recording: Recording, asked: Asked): Walk => {
  const { first, last, eyes, own } = recording
  const clamp = useCallback((version: number): number => Math.min(last, Math.max(first, version)), [first, last])
  const [version, setVersion] = useState(() => clamp(asked.version ?? first))
  const [viewer, setViewer] = useState<Viewer>(() => {
    const wished = asked.viewer ?? own ?? 'open'
    return eyes.includes(wished) ? wished : (eyes.at(-1) ?? 'table')
  })
  const [shot, setShot] = useState<Shot | null>(null)
  const [failed, setFailed] = useState('')
  const [turn, setTurn] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [isSaid, setSaid] = useState(false)
  const place = `${version} ${viewer}`

  useEffect(() => {
    let isCurrent = true
    const show = async (): Promise<void> => {
      const look = await recording.look(version, viewer)
      const told = await recording.told(viewer)
      if (!isCurrent) return
      setFailed('')
      setShot(before => follow(before, look, told))
    }
    show().catch(() => {
      if (!isCurrent) return
      setFailed(`${version} ${viewer}`)
      setPlaying(false)
    })
    return () => {
      isCurrent = false
    }
  }, [recording, version, viewer, turn])

  useEffect(() => {
    if (!isPlaying || shot?.look.version !== version) return undefined
    if (version >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setVersion(version + 1), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, shot, version, last, speed])

  useAddress(recording, version, viewer)
  return {
    version,
    viewer,
    shot,
    hasFailed: failed === place,
    isPlaying,
    speed,
    isSaid: isPlaying ? speed === 'slow' : isSaid,
    goTo: (next, isToBeSaid = true) => {
      setPlaying(false)
      setSaid(isToBeSaid)
      setVersion(clamp(next))
    },
    lookThrough: next => {
      setSaid(true)
      setViewer(next)
    },
    toggle: () => {
      if (!isPlaying && version >= last) setVersion(first)
      setSaid(true)
      setPlaying(!isPlaying)
    },
    setSpeed,
    again: () => {
      setFailed('')
      setTurn(before => before + 1)
    },
  }
}
