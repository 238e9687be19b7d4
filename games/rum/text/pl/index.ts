/** RUM in Polish. */
import type { Texts } from '../types.ts'
import { card } from './cards.ts'
import { log } from './log.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { ruleTitles } from './rule-titles.ts'

export const pl: Texts = {
  game: { name: 'RUM' },
  log,
  refusals,
  reasons,
  presets: {
    pl: { name: 'Wydanie polskie', about: 'Zaczyna losowy gracz; liczą się wszystkie odkryte butelki z plaży.' },
    en: { name: 'Wydanie angielskie', about: 'Zaczyna gracz na lewo od rozdającego; wybierasz, które butelki z plaży się liczą.' },
  },
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Początkujący: ponad połowa ruchów jest losowa.' },
    deckhand: { name: 'Majtek', about: 'Zna zasady, ale myli się w co trzecim ruchu.' },
    sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem się myli.' },
    boatswain: { name: 'Sternik', about: 'Myśli naprzód i rzadko się myli.' },
    captain: { name: 'Kapitan', about: 'Myśli najdalej naprzód i się nie myli.' },
  },
  rules: ruleTitles,
  card,
}
