/** Sea of Clouds in words: events, refusals, reasons, options and rules, in both languages. */
import type * as Rules from '../rules/index.ts'
import { makeBook, type Language } from './cards.ts'
import { createEn } from './en.ts'
import { createPl } from './pl.ts'
import type { Texts } from './texts.ts'

/** The names of cards stand in the decks' files, which are handed in: text knows the rules' types alone. */
export const createTexts = (decks: readonly Rules.DeckData[]): Readonly<Record<Language, Texts>> => ({
  en: createEn(makeBook(decks, 'en')),
  pl: createPl(makeBook(decks, 'pl')),
})
export type { CardBook, Language } from './cards.ts'
export type { Described, DescribedOption, NameOf, Texts, Words } from './texts.ts'
export type { RuleNumber } from './titles-en.ts'
