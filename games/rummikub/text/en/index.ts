/** Rummikub in English. */
import type { Texts } from '../types.ts'
import { log } from './log.ts'
import { options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { chapters, titles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const en: Texts = {
  game: { name: 'Rummikub', about: 'Lay runs and groups, rearrange the whole table, and be the first to empty your rack.' },
  log,
  refusals,
  reasons,
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'A beginner: lays what fits at once and never rearranges.' },
    deckhand: { name: 'Deckhand', about: 'Knows the rules but often plays too fast.' },
    sailor: { name: 'Sailor', about: 'Plays well, with a hasty move now and then.' },
    boatswain: { name: 'Boatswain', about: 'Waits for the right moment and rarely errs.' },
    captain: { name: 'Captain', about: 'Plans ahead and never plays too fast.' },
  },
  chapters,
  rules: titles,
  terms,
}
