/** The texts of the table and of the game, of which the page loads one language at a time. */
import type { Language } from '@tortuga/kit'
import { createGameText, createLazyTexts } from '@tortuga/ui'
import { DECKS, type Event, type LootDeck, type SeaTypes } from '../../rules/index.ts'
import { createCardBook, type CardBook } from '../../text/card-book.ts'
import type { SeaPhrases, Texts } from '../../text/types.ts'
import type { TableText } from './en/index.ts'

const table = createLazyTexts<TableText>({
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
})
/** They make the game's texts with the card names of some decks. */
const creators = createLazyTexts<(book: CardBook) => Texts>({
  en: async () => (await import('../../text/en/index.ts')).createEn,
  pl: async () => (await import('../../text/pl/index.ts')).createPl,
})
const createWithAllDecks = async (language: Language): Promise<Texts> => {
  await creators.load(language)
  return creators.texts[language](createCardBook(Object.values(DECKS), language))
}
const game = createLazyTexts<Texts>({ en: () => createWithAllDecks('en'), pl: () => createWithAllDecks('pl') })

export const TABLE_TEXTS = table.texts
/** The texts of `games/sea-of-clouds/text`, which the terminal uses, too, with the card names of all named decks. */
export const { texts } = game

export const loadTexts = async (language: Language): Promise<void> => {
  await Promise.all([table.load(language), game.load(language)])
}

const cache = new WeakMap<object, Map<Language, SeaPhrases>>()

/** Phrases and card names for the deck of a match. */
export const phrasesFor = (deck: LootDeck, language: Language): SeaPhrases => {
  const found = cache.get(deck) ?? new Map<Language, SeaPhrases>()
  cache.set(deck, found)
  const phrases = found.get(language) ?? creators.texts[language](createCardBook([deck.data], language)).phrases
  found.set(language, phrases)
  return phrases
}

/** `placed` is not logged, because the card was already named when it was taken, nor `resolved`, because its effects follow. */
export const gameText = createGameText<SeaTypes>(texts, ({ type }) => type === 'placed' || type === 'resolved')

/** Events whose line names none of the cards they carry. */
const NAMELESS: ReadonlySet<Event['type']> = new Set(['boarding-began', 'pirates-discarded', 'shares-laid'])

const facesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(facesIn) : []

/** The cards that a log line names; the card reader opens them by their faces. */
export const cardsIn = (event: Event, language: Language): readonly (readonly [words: string, card: string])[] => {
  if (NAMELESS.has(event.type)) return []
  const known = Object.values(DECKS).flatMap(({ cards }) => cards.map(({ id }) => id))
  return [...new Set(facesIn(event))]
    .filter(face => known.includes(face))
    .map(face => [texts[language].phrases.card(face).name, face] as const)
}

export type { TableText } from './en/index.ts'
