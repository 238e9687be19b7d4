/** The lab's names for the sides, endings and counters of RUM. */
import type { ByLanguage, LensNames } from '@tortuga/kit'

type Names = LensNames<never, 'points' | 'clock', 'sets' | 'captured' | 'parrots' | 'tides'>

export const names: ByLanguage<Names> = {
  en: {
    sides: {},
    endings: { points: 'a player reaches the target', clock: 'the pirate ship arrives' },
    counts: { sets: 'sets played', captured: 'captains taken from others', parrots: 'parrots drawn', tides: 'tides' },
  },
  pl: {
    sides: {},
    endings: { points: 'gracz osiąga cel', clock: 'przypływa statek piratów' },
    counts: { sets: 'zagrane zestawy', captured: 'karty kolekcji odebrane innym', parrots: 'dobrane papugi', tides: 'fale' },
  },
}
