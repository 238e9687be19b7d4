/** The texts of the table and of the game, of which the page loads one language at a time. English defines which texts there are. */
import type { Language } from '@tortuga/kit'
import { createGameText, createLazyTexts } from '@tortuga/ui'
import { cardsOf, type Face, type RunnerTypes } from '../../rules/index.ts'
import type { Texts } from '../../text/types.ts'
import type { GlossaryTerm } from './en/glossary.ts'
import type { TableText } from './en/index.ts'

export type { TableText }

const table = createLazyTexts<TableText>({
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
})
const glossary = createLazyTexts<readonly GlossaryTerm[]>({
  en: async () => (await import('./en/glossary.ts')).glossary,
  pl: async () => (await import('./pl/glossary.ts')).glossary,
})
const game = createLazyTexts<Texts>({
  en: async () => (await import('../../text/en/index.ts')).en,
  pl: async () => (await import('../../text/pl/index.ts')).pl,
})

export const TABLE_TEXTS = table.texts
export const GLOSSARY = glossary.texts
/** The texts of `games/rum-runner/text`, which the terminal uses, too. */
export const { texts } = game

export const loadTexts = async (language: Language): Promise<void> => {
  await Promise.all([table.load(language), glossary.load(language), game.load(language)])
}

/** An effect of a turn's end whose result names its card. */
const namesItsCause = (face: Face): boolean => {
  const turnEnd = cardsOf('standard').byName.get(face)?.turnEnd ?? []
  return turnEnd.length > 0 && turnEnd.every(({ type }) => type === 'add-coin')
}

/** Events without a visible result, or whose result says everything, get no log line. */
const isSilent = (event: RunnerTypes['event']): boolean =>
  (event.type === 'drew' && event.cards.length === 0) ||
  (event.type === 'gained' && event.coins === 0) ||
  (event.type === 'effect-began' && event.source.from === 'island' && namesItsCause(event.card))

/** All strings in a value. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The cards that an event names, with their names as log lines write them. */
export const cardsIn = (event: RunnerTypes['event'], language: Language): readonly (readonly [words: string, card: string])[] => {
  const { cards, terms } = texts[language]
  return [...new Set(stringsIn(event))].flatMap(face => (face in cards ? [[terms.card(face), face] as const] : []))
}

/** The game's texts (`games/rum-runner/text`) in the form that shell and table need. */
export const gameText = createGameText<RunnerTypes>(texts, isSilent)
