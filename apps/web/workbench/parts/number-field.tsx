/** A small number field with its label, for the controls of the workbench. */
import '@tortuga/ui/fields.css'
import { useId } from 'react'
import type { ReactNode } from 'react'

type NumberProps = {
  readonly name: string
  readonly value: number
  readonly range: readonly [number, number]
  readonly onChange: (value: number) => void
}

/** Takes effect when the field is left or Enter is pressed, not with every digit. */
export const NumberField = ({ name, value, range: [min, max], onChange }: NumberProps): ReactNode => {
  const id = useId()
  return (
    <div className="wb-pick field">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        key={value}
        defaultValue={value}
        onBlur={event => onChange(Number(event.target.value))}
        onKeyDown={event => {
          if (event.key === 'Enter') onChange(Number(event.currentTarget.value))
        }}
      />
    </div>
  )
}
