/** How Polish sentences name cards. Card names stay in the nominative, after a colon or in brackets, so that they fit every sentence. */
import type { Back } from '../../rules/index.ts'
import type { CardBook } from '../card-book.ts'
import type { LootNames } from '../types.ts'

export const BACKS: Readonly<Record<Back, string>> = { rum: 'rum', relic: 'relikt', object: 'przedmiot', pirate: 'pirat' }
/** Genitive: najwięcej reliktów. */
const COUNTED: Readonly<Record<string, string>> = { rum: 'kart rumu', relic: 'reliktów', doubloons: 'dublonów' }

export const createNames = (book: CardBook): LootNames => {
  const card = (face: string): string => book(face).name
  return {
    card,
    known: ({ back, face }) => (face === null ? BACKS[back] : card(face)),
    counted: of => COUNTED[of] ?? `kart „${card(of)}”`,
  }
}
