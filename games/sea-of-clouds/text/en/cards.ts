/** How English sentences name cards. */
import type { Back } from '../../rules/index.ts'
import type { CardBook } from '../card-book.ts'
import type { LootNames } from '../types.ts'

export const BACKS: Readonly<Record<Back, string>> = { rum: 'a Rum', relic: 'a Relic', object: 'an Object', pirate: 'a Pirate' }
const COUNTED: Readonly<Record<string, string>> = { rum: 'Rum', relic: 'Relics', doubloons: 'doubloons' }

export const createNames = (book: CardBook): LootNames => {
  const card = (face: string): string => book(face).name
  return {
    card,
    known: ({ back, face }) => (face === null ? BACKS[back] : card(face)),
    counted: of => COUNTED[of] ?? card(of),
  }
}
