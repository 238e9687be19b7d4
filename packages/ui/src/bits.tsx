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
            d="M6 12c4-4.500 8-4.500 12 0s8 4.500 12 0M54 33c4-4.500 8-4.500 12 0s8 4.500 12 0"
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
      <path d="M20.400 13.200C19.600 8 21.200 4.500 24 4.500s4.400 3.500 3.600 8.700M13.400 17.200C9.200 13 4.800 13.400 3.200 17.400c2.200 3.400 5.400 4.900 8.600 4.700M34.600 17.200c4.200-4.200 8.600-3.800 10.200.2-2.200 3.400-5.400 4.900-8.600 4.700M14.800 34.600c-3.600 1.700-5.200 4.700-4.200 7.900 3.600-.2 6.200-1.900 7.700-5M33.200 34.600c3.600 1.700 5.200 4.700 4.200 7.900-3.600-.2-6.200-1.900-7.700-5M24 38.400l.9 4.100" />
    </g>
    <path d="M24 15.200l2.300 7.500 7.500 2.300-7.500 2.300L24 34.800l-2.300-7.500-7.500-2.300 7.500-2.300z" fill="currentColor" />
  </svg>
)
