/** Step 1 of `list-plays.ts`: which cards of the hand show each colour, and how many beach bottles count. */
import { cardOf, type Card, type RumDeck } from '../data/pieces.ts'
import type { Face, View } from '../data/types.ts'

/** By colour: the hand cards with two bottles and with one, as bit masks, and the number of beach bottles. */
export type BottleMasks = { readonly doubles: readonly number[]; readonly singles: readonly number[]; readonly beach: readonly number[] }

export const cardsInHand = (deck: RumDeck, hand: readonly Face[]): readonly Card[] => hand.map(face => cardOf(deck, face))

export const maskBottles = (deck: RumDeck, hand: readonly Card[], beach: View['beach']): BottleMasks => {
  const doubles = [0, 0, 0, 0, 0, 0, 0]
  const singles = [0, 0, 0, 0, 0, 0, 0]
  const onBeach = [0, 0, 0, 0, 0, 0, 0]
  let bit = 1
  for (const { double, single } of hand) {
    doubles[double] = (doubles[double] ?? 0) | bit
    singles[single] = (singles[single] ?? 0) | bit
    bit <<= 1
  }
  for (const slot of beach) {
    const card = slot.type === 'up' ? deck.cards.get(slot.card) : undefined // R4.3: the parrot is no rum card
    if (card !== undefined) onBeach[card.single] = (onBeach[card.single] ?? 0) + 1
  }
  return { doubles, singles, beach: onBeach }
}
