/** Steps 4 and 5 of `list-plays.ts`: adds the sets that use the beach bottles alone, and tells which sets are not worth listing. */
import type { Card } from '../data/pieces.ts'
import { cardsOf, gainsAtLeast, setAt, type MaskedSet } from './masked-set.ts'

/** R4.7: if the beach bottles alone gain a captain, any single hand card makes them a set. */
export const addSpareCards = (sets: MaskedSet[], handSize: number, gains: number): void => {
  for (let index = 0; index < handSize; index += 1)
    if (!sets.some(set => cardsOf(set) === 1 << index)) sets.push({ ones: 1 << index, twos: 0, gains })
}

/** Whether another set of the list plays no card that this one keeps and gains at least as much. Of equal sets the first one stays. */
export const isDominated = (set: MaskedSet, index: number, sets: readonly MaskedSet[]): boolean => {
  const cards = cardsOf(set)
  for (let place = 0; place < sets.length; place += 1) {
    const other = setAt(sets, place)
    const otherCards = cardsOf(other)
    if ((otherCards & ~cards) !== 0 || place === index || otherCards === 0 || !gainsAtLeast(other.gains, set.gains)) continue
    if (otherCards !== cards || other.gains !== set.gains || place < index) return true
  }
  return false
}

/** Whether the set uses equal cards in hand order: those with two bottles first, then one, then none. This lists equal sets once. */
export const isCanonical = (hand: readonly Card[], { ones, twos }: MaskedSet): boolean => {
  const use = (index: number): number => ((twos >> index) & 1) * 2 + ((ones >> index) & 1)
  return hand.every((card, index) => hand.every((other, later) => later <= index || other.face !== card.face || use(index) >= use(later)))
}
