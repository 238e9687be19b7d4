/** Rummikub in English. */
import type { Texts } from '../types.ts'
import { log } from './log.ts'
import { options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { titles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const en: Texts = {
  game: { name: 'Rummikub', about: 'Lay runs and groups, rearrange the whole table, and be the first to empty your rack.' },
  log,
  refusals,
  reasons,
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'A beginner: lays what fits and seldom rearranges.' },
    deckhand: { name: 'Deckhand', about: 'Lays at once and sees half of what can be rearranged.' },
    sailor: { name: 'Sailor', about: 'Lays at once and seldom misses a rearrangement.' },
    boatswain: { name: 'Boatswain', about: 'Always lays as many tiles as possible.' },
    captain: { name: 'Captain', about: 'Plans ahead and may wait to lay more at once.' },
  },
  rules: titles,
  terms,
}
