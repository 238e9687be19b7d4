/** Radio buttons side by side: one choice out of a few. */
import { useId } from 'react'
import type { ReactNode } from 'react'

export const RadioGroup = <A extends string>({
  name,
  help = '',
  options,
  value,
  onChange,
}: {
  readonly name: string
  /** Explains the selected option. */
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
