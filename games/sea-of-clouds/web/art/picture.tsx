/** A card's picture, 112×68; small cards show its middle. A card without a drawing of its own is drawn by its kind and figures. */
import type { ReactElement } from 'react'
import type { Back, Card } from '../../rules/index.ts'
import { h, type Drawings } from './draw.ts'
import { drawByFigures } from './drawn-by-figures.ts'
import { OBJECTS } from './objects.ts'
import { PORTRAITS } from './pirates.ts'
import { RELICS } from './relics.ts'
import { RUM } from './rum.ts'
import { SECRETS } from './secrets.ts'

/** The drawings of single cards. */
export const DRAWINGS: Readonly<Record<Back, Drawings>> = {
  rum: RUM,
  relic: RELICS,
  object: { ...OBJECTS, ...SECRETS },
  pirate: PORTRAITS,
}

export const CardPicture = ({ card, small = false }: { readonly card: Card; readonly small?: boolean }): ReactElement => {
  const drawing = DRAWINGS[card.back][card.face] ?? drawByFigures(card)
  return (
    <svg viewBox={small ? '20 -4 72 76' : '0 0 112 68'} className={small ? 'soc-picture small' : 'soc-picture'} aria-hidden="true">
      {card.back === 'rum' ? h('g', { transform: 'translate(36 3)' }, drawing) : drawing}
    </svg>
  )
}
