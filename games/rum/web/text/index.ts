/** The texts of the table and of the game, of which the page loads one language at a time. */
import type { Language } from '@tortuga/kit'
import { createGameText, createLazyTexts } from '@tortuga/ui'
import type { CardEnd, Event, RumTypes } from '../../rules/index.ts'
import type { Texts } from '../../text/types.ts'
import type { TableText } from './en/index.ts'

const table = createLazyTexts<TableText>({
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
})
const game = createLazyTexts<Texts>({
  en: async () => (await import('../../text/en/index.ts')).en,
  pl: async () => (await import('../../text/pl/index.ts')).pl,
})

export const TABLE_TEXTS = table.texts

/** The texts of `games/rum/text`, which the terminal uses, too. The log leaves out that the parrot goes back, because the lines before say so. */
export const gameText = createGameText<RumTypes>(game.texts, ({ type }) => type === 'parrot-returned')

/** The bottles of a played card, as log lines write them. */
const endWords = (words: string, end: CardEnd): string => words.split(' / ')[end === 'two' ? 0 : 1] ?? words

/** The rum cards that an event names, as its log line writes them: played cards by the end that counts, all others by both. */
export const cardsIn = (event: Event, language: Language): readonly (readonly [words: string, card: string])[] => {
  const { card: nameOf } = game.texts[language]
  if (event.type === 'played') return event.cards.map(({ card, end }) => [endWords(nameOf(card), end), card])
  const named = 'cards' in event ? event.cards : 'card' in event ? [event.card] : []
  return named.flatMap(face => (face === null ? [] : [[nameOf(face), face] as const]))
}

export const loadTexts = async (language: Language): Promise<void> => {
  await Promise.all([table.load(language), game.load(language)])
}

export type { BottleEnd, CaptainHolder, TableText } from './en/index.ts'
