/** R4.1: whether it can matter in which order cards are played. */
import type { LootEffect } from '../components/deck-types.ts'
import type { Card } from '../data/pieces.ts'

type EffectType = LootEffect['type']

/** The effects that an effect must not change places with. A card taken from a space is unknown, and may be immediate itself. */
const RIVALS: { readonly [K in EffectType]?: readonly EffectType[] } = {
  'take-doubloons': ['pay-doubloons', 'take-share-card'],
  'pay-doubloons': ['take-doubloons', 'take-share-card'],
  'add-to-shares': ['take-share-card'],
  'discard-pirate': ['take-share-card'],
  'take-share-card': ['take-doubloons', 'pay-doubloons', 'add-to-shares', 'discard-pirate', 'take-share-card'],
}
/** The effects that may discard a Pirate, at least by a card that they bring. */
const AGAINST_PIRATES: readonly EffectType[] = ['discard-pirate', 'take-share-card']

const canMatter = (one: Card, other: Card): boolean =>
  one.onPlay.some(
    ({ type }) =>
      (other.back === 'pirate' && AGAINST_PIRATES.includes(type)) ||
      other.onPlay.some(rival => RIVALS[type]?.includes(rival.type) ?? false),
  )

/** All cards that decide this are face up once they are taken (R4.3), so the question reveals nothing. */
export const isOrderOpen = (cards: readonly Card[]): boolean =>
  cards.some(({ onPlay }) => onPlay.length > 0) &&
  cards.some((one, place) => cards.slice(place + 1).some(other => one !== other && (canMatter(one, other) || canMatter(other, one))))
