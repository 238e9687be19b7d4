/** The clock of a seat. It counts down between two messages from the server, which alone decides when time is up. */
import type { Millis } from '@tortuga/kit'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'

/** Formats a duration as `1:40`, `0:07` or, from one hour on, `2:03:00`. Seconds are rounded up. */
export const formatTime = (left: Millis): string => {
  const total = Math.max(0, Math.ceil(left / 1000))
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const twoDigits = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`
}

/** With less time left than this, the display shows a warning. */
const SOON: Millis = 15_000

type Props = {
  /** Time left at `since`, which is when the last message arrived, by this device's clock. */
  readonly left: Millis
  readonly since: Millis
  readonly running: boolean
  readonly label: string
}

/** Shows the time left, with a warning when it runs out soon. */
export const ClockDisplay = ({ left, since, running, label }: Props): ReactNode => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    setNow(Date.now())
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running, since])
  const remaining = running ? left - Math.max(0, now - since) : left
  const isSoon = running && remaining < SOON
  return (
    <span className={isSoon ? 'clock-display soon' : 'clock-display'} role="timer" aria-label={`${label} ${formatTime(remaining)}`}>
      <Icon name={isSoon ? 'hourglass' : 'time'} small />
      <span aria-hidden={true}>{formatTime(remaining)}</span>
    </span>
  )
}
