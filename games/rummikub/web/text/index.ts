/** The texts of the table and of the game, of which the page loads one language at a time. */
import type { Language } from '@tortuga/kit'
import { createGameText, createLazyTexts } from '@tortuga/ui'
import type { RummikubTypes } from '../../rules/index.ts'
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
/** The texts of `games/rummikub/text`, which the terminal uses, too. */
export const { texts } = game
export type { FaultText, TableText } from './en/index.ts'

/** The log leaves out players who announce nothing. */
export const gameText = createGameText<RummikubTypes>(texts, event => event.type === 'announced' && !event.open)

export const loadTexts = async (language: Language): Promise<void> => {
  await Promise.all([table.load(language), game.load(language)])
}
