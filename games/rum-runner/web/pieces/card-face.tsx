/** The face of a card: title, cost, picture and signs. The piece that shows it has its name and text for screen readers. */
import { range } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, type Card, type Face } from '../../rules/index.ts'
import { texts } from '../text/index.ts'
import { CardArt } from '../art/card-art.tsx'
import { Coin } from '../art/marks.tsx'
import { useTable } from '../table/context/context.ts'
import { Skills, WaySigns } from './signs.tsx'

const Signs = ({ card }: { readonly card: Card }): ReactElement | null => {
  if (card.ways.length === 0 && card.kind !== 'ship' && card.navigation + card.combat === 0) return null
  return (
    <span className="rr-card-signs">
      {card.ways.map((way, index) => (
        <span key={index} className="rr-card-way">
          <WaySigns way={way} />
        </span>
      ))}
      {card.ways.length > 1 && <span className="rr-more-ways">+{card.ways.length - 1}</span>}
      <Skills of={card} />
      {card.places > 0 && (
        <span className="rr-signs rr-berths">
          {range(card.places).map(place => (
            <Icon key={place} name="person" small />
          ))}
        </span>
      )}
    </span>
  )
}

type Props = {
  readonly face: Face
  /** Whether the card carries its text where it is wide enough. */
  readonly hasText?: boolean
}

export const CardFace = ({ face, hasText = false }: Props): ReactElement => {
  const { cards, terms, language } = useTable()
  const card = cardOf(cards, face)
  return (
    <span className="rr-card" data-kind={card.kind} data-picture="" aria-hidden="true">
      <span className="rr-card-head">
        <span className="rr-card-title serif">{terms.card(face)}</span>
        <span className="rr-card-cost">
          <Coin amount={card.cost} />
        </span>
      </span>
      <span className="rr-card-art">
        <CardArt card={card} />
        {card.points > 0 && <span className="rr-value serif">{card.points}</span>}
      </span>
      <Signs card={card} />
      {hasText && <span className="rr-card-text">{texts[language].cards[face]?.text}</span>}
    </span>
  )
}
