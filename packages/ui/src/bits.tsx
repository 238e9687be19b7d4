/** Small shared pieces: notes, tags, switches, fields, one choice of a few, the wave pattern, the house mark. */
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

/** A slip of paper that says what is the matter; it stays until the next act. */
export const Note = ({
  title,
  icon = 'info',
  tone = 'plain',
  children,
}: {
  readonly title: ReactNode
  readonly icon?: IconName
  readonly tone?: 'plain' | 'bad' | 'good'
  readonly children?: ReactNode
}): ReactNode => (
  <section className={`paper note ${tone}`}>
    <Icon name={icon} />
    <div className="grow">
      <p className="note-title serif">{title}</p>
      {children}
    </div>
  </section>
)

/** A status in a pill. */
export const Tag = ({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: 'plain' | 'now' | 'good' | 'bad'
  readonly icon?: IconName
  readonly children: ReactNode
}): ReactNode => (
  <span className={`tag ${tone}`}>
    {icon === undefined ? null : <Icon name={icon} small />}
    {children}
  </span>
)

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
  const about = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      {...(help === undefined ? {} : { 'aria-describedby': about })}
      className="switch"
      onClick={() => onChange(!on)}
    >
      <span>
        {name}
        {help === undefined ? null : (
          <small className="muted" id={about}>
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

/** A line to type in, with its name above, help below and what is wrong in words. */
export const TextField = ({
  name,
  help,
  wrong,
  ...input
}: Omit<ComponentProps<'input'>, 'name'> & {
  readonly name: string
  readonly help?: string | undefined
  readonly wrong?: string | null
}): ReactNode => {
  const id = useId()
  const hasMore = help !== undefined || (wrong ?? null) !== null
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        type="text"
        {...input}
        {...(hasMore ? { 'aria-describedby': `${id}-more` } : {})}
        {...((wrong ?? null) === null ? {} : { 'aria-invalid': true })}
      />
      {hasMore ? (
        <div id={`${id}-more`}>
          {(wrong ?? null) === null ? <small className="muted">{help}</small> : null}
          {(wrong ?? null) === null ? null : (
            <span className="wrong">
              <Icon name="warning" small />
              {wrong}
            </span>
          )}
        </div>
      ) : null}
    </div>
  )
}

/** One of a few, side by side. */
export const Choice = <A extends string>({
  name,
  help = '',
  options,
  value,
  onChange,
}: {
  readonly name: string
  /** What the chosen one means. */
  readonly help?: string
  readonly options: readonly (readonly [value: A, label: string])[]
  readonly value: A
  readonly onChange: (value: A) => void
}): ReactNode => {
  const group = useId()
  return (
    <fieldset className="choice">
      <legend>{name}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={group} value={option} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
      {help === '' ? null : <small className="muted">{help}</small>}
    </fieldset>
  )
}

/** The sparse waves of the table, one step off its ground; put it first in a box with `position: relative`. */
export const Waves = (): ReactNode => {
  const id = useId()
  return (
    <svg className="waves" aria-hidden={true}>
      <defs>
        <pattern id={id} width="96" height="44" patternUnits="userSpaceOnUse">
          <path
            d="M6 12c4-4.5 8-4.5 12 0s8 4.5 12 0M54 33c4-4.5 8-4.5 12 0s8 4.5 12 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The house mark: a turtle from above whose shell is a compass rose. */
export const Mark = (): ReactNode => (
  <svg viewBox="0 0 48 48" className="mark" aria-hidden={true}>
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <circle cx="24" cy="25" r="13" />
      <path d="M20.4 13.2C19.6 8 21.2 4.5 24 4.5s4.4 3.5 3.6 8.7M13.4 17.2C9.2 13 4.8 13.4 3.2 17.4c2.2 3.4 5.4 4.9 8.6 4.7M34.6 17.2c4.2-4.2 8.6-3.8 10.2.2-2.2 3.4-5.4 4.9-8.6 4.7M14.8 34.6c-3.6 1.7-5.2 4.7-4.2 7.9 3.6-.2 6.2-1.9 7.7-5M33.2 34.6c3.6 1.7 5.2 4.7 4.2 7.9-3.6-.2-6.2-1.9-7.7-5M24 38.4l.9 4.1" />
    </g>
    <path d="M24 15.2l2.3 7.5 7.5 2.3-7.5 2.3L24 34.8l-2.3-7.5-7.5-2.3 7.5-2.3z" fill="currentColor" />
  </svg>
)
