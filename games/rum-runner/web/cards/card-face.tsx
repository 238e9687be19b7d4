/** The face of any card: cost, picture, title, what it can do in signs, and its text where there is room. */
import { upTo } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, type Card, type Face } from '../../rules/index.ts'
import { texts } from '../../text/index.ts'
import { CardArt } from '../art/card-art.tsx'
import { Coin } from '../art/marks.tsx'
import { useSetting } from '../setting.ts'
import { Skills, WaySigns } from './marks.tsx'

const Signs = ({ card }: { readonly card: Card }): ReactElement | null => {
  if (card.ways.length > 0)
    return (
      <span className="rr-card-signs">
        {card.ways.map((way, index) => (
          <span key={index} className="rr-card-way">
            <WaySigns way={way} />
          </span>
        ))}
        {card.ways.length > 1 && <span className="rr-more-ways">+{card.ways.length - 1}</span>}
      </span>
    )
  if (card.kind === 'ship' || card.navigation + card.combat > 0)
    return (
      <span className="rr-card-signs">
        <Skills of={card} />
        {card.places > 0 && (
          <span className="rr-signs rr-berths">
            {upTo(card.places).map(place => (
              <Icon key={place} name="person" small />
            ))}
          </span>
        )}
      </span>
    )
  return null
}

/** Points of rum, on a brass plate. */
const Value = ({ card }: { readonly card: Card }): ReactElement | null =>
  card.points === 0 ? null : (
    <span className="rr-value serif" aria-hidden="true">
      {card.points}
    </span>
  )

export const CardFace = ({ face, withText = false }: { readonly face: Face; readonly withText?: boolean }): ReactElement => {
  const { cards, card: nameOf, language, text } = useSetting()
  const card = cardOf(cards, face)
  return (
    <span className="rr-card" data-kind={card.kind} data-text={withText}>
      <span className="rr-card-head">
        <span className="rr-card-title serif">{nameOf(face)}</span>
        <span className="rr-card-cost">
          <Coin amount={card.cost} />
        </span>
      </span>
      <span className="rr-card-art">
        <CardArt card={card} />
        <Value card={card} />
      </span>
      {withText ? (
        <>
          <span className="rr-card-kind">
            {text.kinds[card.kind]}, {text.costs(card.cost)}
            {card.points > 0 && `, ${text.worth(card.points)}`}
          </span>
          {(card.kind === 'ship' || card.navigation + card.combat > 0) && <Signs card={card} />}
          <span className="rr-card-text">{texts[language].cards[face]?.text ?? ''}</span>
        </>
      ) : (
        <Signs card={card} />
      )}
    </span>
  )
}
