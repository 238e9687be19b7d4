/** Rum Runner in English. */
import type { Texts } from '../types.ts'
import { cards } from './cards.ts'
import { log } from './log.ts'
import { bots, options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { ruleTitles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const en: Texts = {
  game: { name: 'Rum Runner', about: 'The crown brings rum to market behind hidden hazards. The pirate crews ships and steals it.' },
  log,
  refusals,
  reasons,
  options,
  presets,
  bots,
  rules: ruleTitles,
  cards,
  terms,
}
