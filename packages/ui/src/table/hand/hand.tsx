/** A hand of cards: side by side while there is room, overlapping evenly when there is less, scrolling beyond that. The layout is CSS alone (kit-cards.css). */
import type { ReactNode } from 'react'
import type { KeyboardGridOptions } from '../../keyboard/keyboard-grid.ts'
import { KeyboardGroup } from '../../keyboard/keyboard-group.tsx'
import { focusTarget } from '../focus-targets.ts'
import type { DataProps } from '../game-table.tsx'

type HandProps = {
  /** Names the list, with the number of cards. */
  readonly label: string
  /** Its place for flights, for example `hand-0`. */
  readonly place?: string
  /** The words in place of the cards when there are none. */
  readonly empty: string
  readonly count: number
  readonly className?: string
  readonly data?: DataProps
  /** Keys of the game itself, such as T to turn a card. */
  readonly onKey?: KeyboardGridOptions['onKey']
  /** A `HandCard` for each card, and for cards on their way into the hand. */
  readonly children: ReactNode
}

/**
 * The list of cards. Styles set its measures: `--hand-card` (width of a card), `--hand-least` (what stays visible of a covered card), `--hand-gap`,
 * `--hand-edge` (space beside the first and last card), `--hand-lift` and `--hand-wrap: wrap` for several rows.
 */
export const Hand = ({ label, place, empty, count, className = '', data = {}, onKey, children }: HandProps): ReactNode => (
  <KeyboardGroup
    as="ul"
    label={label}
    className={`hand ${className}`}
    data={{ ...focusTarget('hand'), 'data-place': place, 'data-count': count, ...data }}
    onKey={onKey}
  >
    {children}
    {count === 0 && <li className="hand-empty">{empty}</li>}
  </KeyboardGroup>
)

type HandCardProps = {
  /** `picked` lifts the card; a piece inside that has this mark lifts it, too. */
  readonly mark?: string
  readonly className?: string
  readonly data?: DataProps
  /** The card, with `data-stop` on its button. Further children are positioned over it. */
  readonly children: ReactNode
}

/** The place of one card. It may be narrower than the card, which the next card then covers in part. */
export const HandCard = ({ mark, className = '', data = {}, children }: HandCardProps): ReactNode => (
  <li className={`hand-card ${className}`} data-mark={mark} {...data}>
    <div className="hand-card-in">{children}</div>
  </li>
)
