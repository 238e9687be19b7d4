/** A piece on the table: one button to tap it, to read its card and to drag it, marked by its role in the draft. */
import type { ReactNode } from 'react'
import { useReadable } from '../../reader/reader-context.tsx'
import { useBaseTable } from '../../base/base-table.tsx'
import type { DataProps } from '../game-table.tsx'

/** The role of a piece in the move: being sent, in the draft, suggested by the hint, a legal next choice, or none of these. */
export type PieceMark = 'flying' | 'picked' | 'hinted' | 'target' | 'plain'

type Props = {
  /** Identifies the piece for taps, drops, slips next to it, and the focus. */
  readonly target: string
  /** Its name for screen readers. What it shows is hidden from them. */
  readonly label: string
  readonly mark?: PieceMark
  /** The card that the reader shows; null if the viewer does not know it. */
  readonly reads?: string | null
  /** The name of its place for flights, and another one. */
  readonly place?: string | undefined
  readonly alsoPlace?: string | undefined
  readonly className?: string
  readonly data?: DataProps
  /** Whether it can be in a draft, so that screen readers say whether it is. */
  readonly isPickable?: boolean
  /** Whether it shows words that its name does not contain, such as a price: then they are hidden, and the name is a text of its own. */
  readonly hidesWords?: boolean
  readonly isBlocked?: boolean
  readonly isDraggable?: boolean
  /** Whether a piece that is only a picture is a stop of a keyboard group, so that its card can be read by keyboard. */
  readonly isStop?: boolean
  /** The keys of the game that act on it, for screen readers. */
  readonly keys?: string | undefined
  /** Null if it is only a picture. */
  readonly onPress: (() => void) | null
  readonly children: ReactNode
}

export const Piece = ({
  target,
  label,
  mark = 'plain',
  reads = null,
  place,
  alsoPlace,
  className = '',
  data = {},
  isPickable = true,
  hidesWords = false,
  isBlocked = false,
  isDraggable = false,
  isStop = false,
  keys,
  onPress,
  children,
}: Props): ReactNode => {
  const { kit, refusedTap, seat } = useBaseTable()
  const { props, description } = useReadable(reads)
  const isWrong = refusedTap?.target === target
  const said = mark === 'flying' ? `${label}; ${kit.sending}` : mark === 'hinted' ? `${label}; ${kit.hinted}` : label
  const attributes = {
    className: `piece ${className}`,
    ...(hidesWords && onPress !== null ? {} : { 'aria-label': said }),
    'data-target': target,
    'data-mark': isWrong ? 'wrong' : mark,
    'data-place': place,
    'data-also': alsoPlace,
    ...(isDraggable ? { 'data-drag': target } : {}),
    ...props,
    ...data,
  }
  const inside = (
    <>
      {hidesWords && onPress !== null ? (
        <>
          <span className="vh">{said}</span>
          <span className="piece-inside" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        children
      )}
      {mark === 'flying' ? (
        <span className="piece-caption" aria-hidden="true">
          {kit.sending}
        </span>
      ) : null}
    </>
  )
  return (
    <>
      {onPress === null ? (
        <span {...attributes} role="img" {...(isStop ? { 'data-stop': '', tabIndex: -1 } : {})}>
          {inside}
        </span>
      ) : (
        <button
          {...attributes}
          type="button"
          data-stop=""
          tabIndex={-1}
          aria-keyshortcuts={keys}
          {...(isPickable && seat !== null ? { 'aria-pressed': mark === 'picked' } : {})}
          {...(isBlocked ? { 'aria-disabled': true } : {})}
          onClick={() => {
            if (!isBlocked) onPress()
          }}
        >
          {inside}
        </button>
      )}
      {description}
    </>
  )
}
