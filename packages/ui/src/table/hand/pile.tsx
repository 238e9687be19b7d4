/** A pile of cards: backs whose number grows with the pile, the top card if it lies face up, the count, or an empty place. */
import { range } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { useReadable } from '../../reader/reader-context.tsx'

type PileLook = {
  /** Full description for screen readers: the pile, its count and its top card. */
  readonly label: string
  readonly count: number
  /** One back; null for a pile that is only words. */
  readonly back: ReactNode
  /** The top card if it lies face up. */
  readonly top?: ReactNode
  /** The words in an empty place. */
  readonly empty?: string
  /** The words next to the pile. The description already contains them, so screen readers skip them. */
  readonly caption?: ReactNode
  /** `heap` is loose, `stack` is even, `row` is a narrow row of backs. */
  readonly look?: 'heap' | 'stack' | 'row'
  /** How many cards one drawn back stands for, and how many backs are drawn at most. */
  readonly perBack?: number
  readonly mostBacks?: number
  /** Its place for flights. */
  readonly place?: string
  /** What the reader shows of it. */
  readonly reads?: string | null
  readonly className?: string
}

type PileUse = {
  /** Makes the pile a button. */
  readonly onPress?: () => void
  /** Whether the button opens a dialog. */
  readonly opensDialog?: boolean
  readonly isBlocked?: boolean
  /** Whether it is picked; undefined if it cannot be. */
  readonly isPicked?: boolean
  readonly mark?: string
  /** Its key as a target. */
  readonly target?: string
  /** Whether it is a stop of a keyboard group instead of a Tab stop. */
  readonly isStop?: boolean
}

/** How many backs are drawn: at least one for a card, and no more than `most`. */
export const backsFor = (count: number, perBack: number, most: number): number => Math.min(most, Math.ceil(count / perBack))

const PileCards = ({ count, back, top, empty = '', look = 'stack', perBack = 4, mostBacks = 4, place }: PileLook): ReactNode => {
  const hasTop = top !== undefined && top !== null
  if (back === null && !hasTop) return null
  return (
    <span className="pile-cards" data-look={look} data-place={place} aria-hidden="true">
      {back !== null && range(backsFor(hasTop ? count - 1 : count, perBack, mostBacks)).map(index => <span key={index}>{back}</span>)}
      {hasTop && <span className="pile-top">{top}</span>}
      {count === 0 && <span className="pile-empty">{empty}</span>}
    </span>
  )
}

/** Without `onPress` it is a picture. */
export const Pile = (props: PileLook & PileUse): ReactNode => {
  const {
    label,
    back,
    top,
    caption,
    place,
    reads = null,
    className = '',
    onPress,
    opensDialog = false,
    isBlocked = false,
    isPicked,
    mark,
    target,
  } = props
  const { props: readable, description } = useReadable(reads)
  const isWordsOnly = back === null && (top === undefined || top === null)
  const parts = (
    <>
      <PileCards {...props} />
      {caption === undefined ? null : (
        <span className="pile-caption" aria-hidden="true">
          {caption}
        </span>
      )}
    </>
  )
  const shared = {
    className: `pile ${className}`,
    'data-mark': mark,
    'data-target': target,
    'data-place': isWordsOnly ? place : undefined,
    ...readable,
  }
  if (onPress === undefined)
    return (
      <>
        <span role="img" aria-label={label} {...shared}>
          {parts}
        </span>
        {description}
      </>
    )
  return (
    <>
      <button
        type="button"
        {...shared}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-pressed={isPicked}
        aria-disabled={isBlocked ? true : undefined}
        {...(props.isStop === true ? { 'data-stop': '', tabIndex: -1 } : {})}
        onClick={() => {
          if (!isBlocked) onPress()
        }}
      >
        {/* not aria-label: the name of a button must contain the words that are seen on it */}
        <span className="vh">{label}</span>
        {parts}
      </button>
      {description}
    </>
  )
}
