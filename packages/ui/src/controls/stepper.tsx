/** A number between a least and a most value, with a button to lower it and one to raise it. Arrow keys, Home and End change it, too. */
import type { KeyboardEvent, ReactNode } from 'react'
import '../styles/kit-options.css'

type StepperProps = {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** The words for “less” and “more”, for screen readers. */
  readonly words: { readonly less: string; readonly more: string }
  /** What the value means, for example “3 coins”; the plain number by default. */
  readonly said?: string
  readonly onChange: (value: number) => void
}

/** The value that a key leads to; null for other keys. */
export const valueAfterKey = (key: string, { value, least, most }: Pick<StepperProps, 'value' | 'least' | 'most'>): number | null => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return Math.min(most, value + 1)
    case 'ArrowDown':
    case 'ArrowLeft':
      return Math.max(least, value - 1)
    case 'Home':
      return least
    case 'End':
      return most
    default:
      return null
  }
}

/** A blocked button stays focusable, so that the focus is not lost at the end of the range. */
export const Stepper = ({ name, value, least, most, words, said, onChange }: StepperProps): ReactNode => {
  const change = (next: number): void => {
    if (next !== value && next >= least && next <= most) onChange(next)
  }
  const changeByKey = (event: KeyboardEvent): void => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : valueAfterKey(event.key, { value, least, most })
    if (next === null) return
    event.preventDefault()
    event.stopPropagation() // a keyboard group around it would move the focus
    change(next)
  }
  return (
    <span className="stepper" role="group" aria-label={name} onKeyDown={changeByKey}>
      <span className="stepper-name">{name}</span>
      <button type="button" aria-label={`${name}: ${words.less}`} aria-disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <output className="serif">{said ?? value}</output>
      <button type="button" aria-label={`${name}: ${words.more}`} aria-disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </span>
  )
}
