/** The lab's names for the sides, endings and counters of Rum Runner. */
import type { ByLanguage, LensNames } from '@tortuga/kit'

type Names = LensNames<
  'crown' | 'pirate',
  'rum-crown' | 'rum-pirate' | 'cap-crown' | 'cap-pirate' | 'cap-tie',
  'rounds' | 'raids' | 'successes' | 'scored' | 'ships-lost'
>

export const names: ByLanguage<Names> = {
  en: {
    sides: { crown: 'the crown', pirate: 'the pirate' },
    endings: {
      'rum-crown': 'the crown scores enough',
      'rum-pirate': 'the pirate has enough bottles',
      'cap-crown': 'turn cap, the crown leads',
      'cap-pirate': 'turn cap, the pirate leads',
      'cap-tie': 'turn cap, a draw',
    },
    counts: { rounds: 'rounds', raids: 'raids', successes: 'successful raids', scored: 'cards scored', 'ships-lost': 'ships lost' },
  },
  pl: {
    sides: { crown: 'korona', pirate: 'pirat' },
    endings: {
      'rum-crown': 'korona zdobywa dość punktów',
      'rum-pirate': 'pirat ma dość butelek',
      'cap-crown': 'limit tur, prowadzi korona',
      'cap-pirate': 'limit tur, prowadzi pirat',
      'cap-tie': 'limit tur, remis',
    },
    counts: { rounds: 'rundy', raids: 'rajdy', successes: 'udane rajdy', scored: 'zapunktowane karty', 'ships-lost': 'utracone statki' },
  },
}
