/** Rummikub in Polish. */
import type { Texts } from '../types.ts'
import { log } from './log.ts'
import { options, presets } from './options.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { titles } from './rule-titles.ts'
import { terms } from './terms.ts'

export const pl: Texts = {
  game: { name: 'Rummikub', about: 'Wykładaj serie i grupy, przebudowuj cały stół i pozbądź się kostek przed innymi.' },
  log,
  refusals,
  reasons,
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Dopiero się uczy: wykłada, co pasuje, i rzadko coś przebudowuje.' },
    deckhand: { name: 'Majtek', about: 'Wykłada od razu i widzi połowę możliwych przebudów.' },
    sailor: { name: 'Marynarz', about: 'Wykłada od razu i rzadko przeoczy przebudowę.' },
    boatswain: { name: 'Sternik', about: 'Zawsze wykłada tyle kostek, ile się da.' },
    captain: { name: 'Kapitan', about: 'Planuje naprzód i czasem czeka, żeby wyłożyć więcej naraz.' },
  },
  rules: titles,
  terms,
}
