/** Rummikub in Polish. */
import type { Texts } from '../types.ts'
import { log } from './log.ts'
import { options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { chapters, titles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const pl: Texts = {
  game: { name: 'Rummikub', about: 'Wykładaj serie i grupy, przebudowuj cały stół i pozbądź się kostek przed innymi.' },
  log,
  refusals,
  reasons,
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Dopiero się uczy: wykłada, co pasuje, i niczego nie przebudowuje.' },
    deckhand: { name: 'Majtek', about: 'Zna zasady, ale często gra zbyt szybko.' },
    sailor: { name: 'Marynarz', about: 'Gra dobrze, czasem się pospieszy.' },
    boatswain: { name: 'Sternik', about: 'Czeka na właściwą chwilę i rzadko się myli.' },
    captain: { name: 'Kapitan', about: 'Planuje naprzód i nigdy się nie spieszy.' },
  },
  chapters,
  rules: titles,
  terms,
}
