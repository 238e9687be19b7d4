/** The texts of Sea of Clouds in all languages: events, refusals, reasons, options and rules. */
import type { ByLanguage } from '@tortuga/kit'
import type { LootDeckData } from '../rules/index.ts'
import { createCardBook } from './card-book.ts'
import { createEn } from './en/index.ts'
import { createPl } from './pl/index.ts'
import type { Texts } from './types.ts'

/** Card names come from the deck data. The caller passes the decks in, because this folder imports only types from the rules. */
export const createTexts = (decks: readonly LootDeckData[]): ByLanguage<Texts> => ({
  en: createEn(createCardBook(decks, 'en')),
  pl: createPl(createCardBook(decks, 'pl')),
})
export { objectMark, pirateMark, rumMark } from './equal-cards.ts'
export type { SeaPhrases, TerminalText, Texts } from './types.ts'
