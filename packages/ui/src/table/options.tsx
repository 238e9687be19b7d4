/** The options of a question as a list: picture, title, detail and state of each. */
import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { KeyboardGroup } from '../keyboard/keyboard-group.tsx'
import { useBaseTable } from '../base/base-table.tsx'
import '../styles/kit-options.css'

/** The list; arrow keys move between its options. */
export const OptionList = ({
  label,
  className = '',
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}): ReactNode => (
  <KeyboardGroup as="ul" label={label} className={`options ${className}`}>
    {children}
  </KeyboardGroup>
)

type OptionProps = {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly picture?: ReactNode
  readonly mark?: 'plain' | 'picked' | 'hinted' | 'flying'
  /** Whether the hint suggests it, also when it is picked already. */
  readonly isHinted?: boolean
  /** Whether the rules allow it; a tick or a sign before the detail says so. Undefined if that is not the point. */
  readonly isPossible?: boolean
  /** Whether it cannot be chosen now. An impossible option is always blocked. */
  readonly isBlocked?: boolean
  /** Its key as a target. */
  readonly target?: string
  /** The name for screen readers, if the title and the detail are not enough. */
  readonly label?: string
  readonly onChoose: () => void
}

export const OptionButton = (props: OptionProps): ReactNode => {
  const { title, detail, picture, mark = 'plain', isHinted, isPossible, isBlocked = false, target, label, onChoose } = props
  const { kit } = useBaseTable()
  const cannot = isBlocked || isPossible === false
  return (
    <li>
      <button
        type="button"
        className="option"
        data-stop=""
        tabIndex={-1}
        data-mark={mark}
        data-hinted={isHinted}
        data-possible={isPossible}
        data-target={target}
        aria-label={label}
        aria-pressed={mark === 'picked'}
        aria-disabled={cannot}
        onClick={() => {
          if (!cannot) onChoose()
        }}
      >
        {picture !== undefined && (
          <span className="option-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <span className="option-words">
          <b className="serif">{title}</b>{' '}
          {detail !== undefined && (
            <span className="option-detail">
              {isPossible !== undefined && <Icon name={isPossible ? 'tick' : 'no'} small />}
              {detail}
            </span>
          )}
        </span>
        {mark === 'flying' && <span className="option-sending">{kit.sending}</span>}
      </button>
    </li>
  )
}
