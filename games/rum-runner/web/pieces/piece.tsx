/** A piece of Rum Runner: the kit's piece with the marks and taps of the draft. */
import { Piece } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import type { Face } from '../../rules/index.ts'
import { useTable } from '../table/context/context.ts'
import { isIdleTap } from '../table/draft/tap.ts'
import { keyOf, type TapTarget } from '../table/draft/targets.ts'
import { readingKey } from './read-card.tsx'

type Props = {
  readonly target: TapTarget | null // null for a piece that is only a picture
  readonly face: Face | null // null if the viewer does not know it
  readonly knownBy?: string | null
  /** What a known card is worth now, for the card reader. */
  readonly now?: string | null
  /** The key by which a piece that is no known card explains itself. */
  readonly explains?: string | null
  readonly label: string
  readonly className?: string
  readonly place?: string // for flights
  readonly isPickable?: boolean
  readonly isDraggable?: boolean
  readonly children: ReactNode
}

/** Some events name only the card, not its place, so each place has a second name after its card. */
export const TapPiece = ({ target, face, label, knownBy = null, now = null, explains = null, ...rest }: Props): ReactElement => {
  const { place, isPickable = true, isDraggable = false, ...look } = rest
  const { view, draft, question, canAct, game, tapTarget, markOf, isHinted, kit } = useTable()
  const mark = target === null ? 'plain' : markOf(target)
  // The mark of a picked piece is that it is picked; that the hint is about it is shown besides.
  const isAlsoHinted = target !== null && mark === 'picked' && isHinted(target)
  const press = (): void => {
    if (target !== null && canAct && !isIdleTap(game, view, draft, target, question)) tapTarget(target)
  }
  return (
    <Piece
      {...look}
      label={isAlsoHinted ? `${label}; ${kit.hinted}` : label}
      target={target === null ? '' : keyOf(target)}
      mark={mark}
      data={isAlsoHinted ? { 'data-hinted': true } : {}}
      reads={face === null ? explains : readingKey(face, knownBy, now)}
      place={place}
      alsoPlace={place === undefined || face === null ? undefined : `from-${face}`}
      isPickable={isPickable && canAct}
      isDraggable={isDraggable && canAct}
      hidesWords
      onPress={target === null ? null : press}
    />
  )
}
