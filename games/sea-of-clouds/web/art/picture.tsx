/** A card's picture by its face, box 112×68; small pieces show its middle. A card of another deck is drawn as one of its kind. */
import type { ReactElement } from 'react'
import type { Card } from '../../rules/index.ts'
import { objectPicture } from './objects.tsx'
import { piratePicture } from './pirates.tsx'
import { relicPicture } from './relics.tsx'
import { rumPicture } from './rum.tsx'
import { secretPicture } from './secrets.tsx'

const drawingOf = ({ back, kind, face }: Card): ReactElement => {
  switch (back) {
    case 'rum':
      return rumPicture(face)
    case 'relic':
      return relicPicture(face)
    case 'pirate':
      return piratePicture(face)
    default:
      return kind === 'secret' ? secretPicture(face) : objectPicture(face)
  }
}

export const Picture = ({ card, small = false }: { readonly card: Card; readonly small?: boolean }): ReactElement => (
  <svg viewBox={small ? '20 -4 72 76' : '0 0 112 68'} className={small ? 'soc-picture small' : 'soc-picture'} aria-hidden="true">
    {drawingOf(card)}
  </svg>
)
