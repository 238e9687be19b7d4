/** Sea of Clouds in English. */
import type { CardBook } from '../card-book.ts'
import type { Texts } from '../types.ts'
import { createNames } from './cards.ts'
import { createLog } from './log.ts'
import { settings } from './options.ts'
import { createPhrases } from './phrases.ts'
import { createReasons } from './reasons.ts'
import { createRefusals } from './refusals.ts'
import { ruleTitles } from './rule-titles.ts'

export const createEn = (book: CardBook): Texts => {
  const names = createNames(book)
  return {
    game: { name: 'Sea of Clouds', about: 'Share out the loot, board your neighbours, and keep your secrets to the end.' },
    log: createLog(names),
    refusals: createRefusals(names),
    reasons: createReasons(names),
    ...settings,
    rules: ruleTitles,
    phrases: createPhrases(book, names),
  }
}
