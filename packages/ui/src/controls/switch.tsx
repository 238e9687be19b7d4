/** An on/off switch with a label and an optional explanation. */
import { useId } from 'react'
import type { ReactNode } from 'react'

export const Switch = ({
  name,
  help,
  on,
  onChange,
}: {
  readonly name: string
  readonly help?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}): ReactNode => {
  const helpId = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      {...(help === undefined ? {} : { 'aria-describedby': helpId })}
      className="switch"
      onClick={() => onChange(!on)}
    >
      <span>
        {name}
        {help === undefined ? null : (
          <small className="muted" id={helpId}>
            {' '}
            {help}
          </small>
        )}
      </span>
      <span className="track" aria-hidden={true}>
        <span className="knob" />
      </span>
    </button>
  )
}
