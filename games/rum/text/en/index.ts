/** RUM in English. */
import type { Texts } from '../types.ts'
import { card } from './cards.ts'
import { log } from './log.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { ruleTitles } from './rule-titles.ts'

export const en: Texts = {
  game: { name: 'RUM' },
  log,
  refusals,
  reasons,
  presets: {
    pl: { name: 'Polish edition', about: 'A random player starts; all face-up beach bottles count.' },
    en: { name: 'English edition', about: 'Left of the dealer starts; you choose which beach bottles count.' },
  },
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'A beginner: more than half of its moves are random.' },
    deckhand: { name: 'Deckhand', about: 'Knows the rules, but every third move is a slip.' },
    sailor: { name: 'Sailor', about: 'Plays sensibly, with a slip now and then.' },
    boatswain: { name: 'Boatswain', about: 'Thinks ahead and rarely slips.' },
    captain: { name: 'Captain', about: 'Thinks furthest ahead and never slips.' },
  },
  rules: ruleTitles,
  card,
}
