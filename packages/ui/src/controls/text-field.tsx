/** A text input with its label above, and help or an error message below. */
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const TextField = ({
  name,
  help,
  error = null,
  ...input
}: Omit<ComponentProps<'input'>, 'name'> & {
  readonly name: string
  readonly help?: string | undefined
  /** Why the value was rejected; shown instead of `help`. */
  readonly error?: string | null
}): ReactNode => {
  const id = useId()
  const hasDetails = help !== undefined || error !== null
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        type="text"
        {...input}
        {...(hasDetails ? { 'aria-describedby': `${id}-details` } : {})}
        {...(error === null ? {} : { 'aria-invalid': true })}
      />
      {hasDetails ? (
        <div id={`${id}-details`}>
          {error === null ? <small className="muted">{help}</small> : null}
          {error === null ? null : (
            <span className="wrong">
              <Icon name="warning" small />
              {error}
            </span>
          )}
        </div>
      ) : null}
    </div>
  )
}
