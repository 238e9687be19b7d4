/** The log in sentences. One of them on a page is live: it tells a screen reader what happened and whose turn it is, in order and without a second voice. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export type LogLine = {
  readonly key: string
  readonly text: string
  /** `now` is whose turn it is, `title` a heading such as a round, `aside` what is no part of the game. */
  readonly kind: 'line' | 'now' | 'title' | 'aside'
}

export const Log = ({
  lines,
  label,
  live = false,
}: {
  readonly lines: readonly LogLine[]
  readonly label: string
  readonly live?: boolean
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.key
  useEffect(() => {
    const element = box.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [last])
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    // A scrolling box must be reachable by keyboard.
    <div className="log" ref={box} role="log" aria-live={live ? 'polite' : 'off'} aria-relevant="additions" aria-label={label} tabIndex={0}>
      {lines.map(({ key, text, kind }) => (
        <p key={key} className={kind}>
          {text}
        </p>
      ))}
    </div>
  )
}
