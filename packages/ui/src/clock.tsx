/** A seat's clock: runs down between two messages of the server, which alone decides. */
import type { Millis } from '@tortuga/kit'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** `1:40`, `0:07`, from an hour on `2:03:00`. A started second counts. */
export const formatTime = (left: Millis): string => {
  const all = Math.max(0, Math.ceil(left / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

const SOON: Millis = 15_000

type Props = {
  /** Time left when the last message came, and when that was by this device's clock. */
  readonly left: Millis
  readonly since: Millis
  readonly running: boolean
  readonly label: string
}

export const ClockDisplay = ({ left, since, running, label }: Props): ReactNode => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    setNow(Date.now())
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running, since])
  const rest = running ? left - Math.max(0, now - since) : left
  const isSoon = running && rest < SOON
  return (
    <span className={isSoon ? 'clock-display soon' : 'clock-display'} role="timer" aria-label={`${label} ${formatTime(rest)}`}>
      <Icon name={isSoon ? 'hourglass' : 'time'} small />
      <span aria-hidden={true}>{formatTime(rest)}</span>
    </span>
  )
}
