/** The line that shows a hint. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { announce } from '../controls/announcer.tsx'
import { Icon } from '../controls/icon.tsx'

/** Shows a hint and announces it once. The button of `take` sets the hinted move up, or plays it. */
export const HintLine = ({
  label,
  take = null,
  children,
}: {
  readonly label: string
  readonly take?: { readonly label: string; readonly onTake: () => void } | null
  readonly children: ReactNode
}): ReactNode => {
  const content = useRef<HTMLSpanElement>(null)
  useEffect(() => announce(content.current?.textContent ?? ''), [])
  return (
    <div className="hint-line">
      <Icon name="hint" small />
      <span ref={content}>
        <b>{label}:</b> {children}
      </span>
      {take !== null && (
        <button type="button" className="btn" onClick={take.onTake}>
          {take.label}
        </button>
      )}
    </div>
  )
}
