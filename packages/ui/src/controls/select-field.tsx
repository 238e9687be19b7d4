/** A native select with its label above and an optional explanation below. */
import { useId } from 'react'
import type { ReactNode } from 'react'

type Props<A extends string> = {
  readonly name: string
  readonly help?: string
  readonly value: A
  readonly options: readonly (readonly [value: A, label: string])[]
  readonly className?: string
  readonly onPick: (value: A) => void
}

export const SelectField = <A extends string>({ name, help = '', value, options, className = '', onPick }: Props<A>): ReactNode => {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value}
        {...(help === '' ? {} : { 'aria-describedby': `${id}-help` })}
        onChange={event => {
          const picked = options.find(([option]) => option === event.target.value)
          if (picked !== undefined) onPick(picked[0])
        }}
      >
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      {help === '' ? null : (
        <small className="muted" id={`${id}-help`}>
          {help}
        </small>
      )}
    </div>
  )
}
