/** The viewer's hand on the shelf. A tap picks a card, a drag carries it; arrow keys walk along it. */
import type { ReactElement } from 'react'
import { cardOf } from '../../rules/index.ts'
import { CardFace } from '../cards/card-face.tsx'
import { Piece } from '../cards/piece.tsx'
import { handCards } from '../draft/things.ts'
import { Group } from '../group.tsx'
import { useSetting } from '../setting.ts'
import { Carried } from './carry.tsx'

export const Hand = (): ReactElement => {
  const { view, text, card, cards, side, draft } = useSetting()
  const hand = handCards(view.hand)
  const isUsed = (key: string): boolean =>
    draft.laid.some(one => one.key === key) || (draft.crews?.some(crew => crew.includes(key)) ?? false)
  return (
    <Group
      as="ul"
      label={text.yourHand(hand.length)}
      className="rr-hand"
      data={{ 'data-place': `hand-${side}`, 'data-count': hand.length }}
    >
      {hand.map(({ key, face }) => (
        <li key={key} data-used={isUsed(key)}>
          <Carried thing={{ type: 'card', key }} face={face}>
            <Piece
              thing={{ type: 'card', key }}
              face={face}
              label={text.cardInHand(card(face), text.kinds[cardOf(cards, face).kind], cardOf(cards, face).cost)}
              place={`card-${face}`}
            >
              <CardFace face={face} />
            </Piece>
          </Carried>
        </li>
      ))}
      {hand.length === 0 && <li className="rr-empty rr-hand-empty">{text.emptyHand}</li>}
    </Group>
  )
}
