/** Since when each player of a waiting table is away, as this page has seen it. */
import type { Millis } from '@tortuga/kit'
import type { SeatPresence } from '@tortuga/wire'
import { useRef, useState } from 'react'
import { useInterval } from '../../browser/hooks.ts'

const TICK: Millis = 1000

/** Seconds by seat; null for players who are here. Before the first presence message everybody counts as here. */
export const useAwayTimes = (here: readonly SeatPresence[]): readonly (number | null)[] => {
  const since = useRef<readonly (Millis | null)[]>([])
  const [now, setNow] = useState(Date.now)
  useInterval(TICK, () => setNow(Date.now()))
  since.current = here.map((seat, index) => (seat.here ? null : (since.current[index] ?? Date.now())))
  return since.current.map(time => (time === null ? null : Math.max(0, Math.round((now - time) / TICK))))
}
