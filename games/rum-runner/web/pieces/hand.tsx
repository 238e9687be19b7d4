/** The viewer's hand. Cards can be tapped, dragged, and reached with the arrow keys. */
import { faceOfKey, Hand, HandCard, keysOfHand } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { useTable } from '../table/context/context.ts'
import { describeKind } from '../table/context/labels.ts'
import { CardFace } from './card-face.tsx'
import { TapPiece } from './piece.tsx'

export const RunnerHand = (): ReactElement => {
  const context = useTable()
  const { view, kit, terms, side, draft } = context
  const hand = keysOfHand(view.hand)
  const isUsed = (key: string): boolean =>
    draft.laid.some(one => one.key === key) || (draft.crews?.some(crew => crew.includes(key)) ?? false)
  return (
    <Hand
      label={kit.yourHand(hand.length)}
      place={`hand-${side}`}
      empty={kit.emptyHand}
      count={hand.length}
      className="rr-hand"
      data={{ 'data-drag-hold': 'x' }}
    >
      {hand.map(key => {
        const face = faceOfKey(key)
        return (
          <HandCard key={key} data={{ 'data-used': isUsed(key) }}>
            <TapPiece
              target={{ type: 'card', key }}
              face={face}
              label={`${terms.card(face)}, ${describeKind(context, face)}`}
              place={`card-${face}`}
              isDraggable
            >
              <CardFace face={face} hasText />
            </TapPiece>
          </HandCard>
        )
      })}
    </Hand>
  )
}
