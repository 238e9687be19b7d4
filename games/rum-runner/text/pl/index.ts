/** Rum Runner in Polish. */
import type { Texts } from '../types.ts'
import { cards } from './cards.ts'
import { log } from './log.ts'
import { bots, options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { ruleTitles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const pl: Texts = {
  game: { name: 'Rum Runner', about: 'Korona wprowadza rum na rynek pod osłoną ukrytych zagrożeń. Pirat zbiera załogę i go wykrada.' },
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
