/** The lab's names for the sides, endings and counters of Sea of Clouds. */
import type { ByLanguage, LensNames } from '@tortuga/kit'

type Names = LensNames<never, 'points' | 'tie-break', 'takes' | 'leaves' | 'thefts' | 'exchanges' | 'parrot'>

export const names: ByLanguage<Names> = {
  en: {
    sides: {},
    endings: { points: 'by points', 'tie-break': 'equal points, the tie is broken' },
    counts: { takes: 'shares taken', leaves: 'shares left', thefts: 'thefts', exchanges: 'exchanges', parrot: 'moves of the parrot' },
  },
  pl: {
    sides: {},
    endings: { points: 'punktami', 'tie-break': 'remis punktowy, rozstrzygnięty' },
    counts: {
      takes: 'wzięte części łupów',
      leaves: 'zostawione części łupów',
      thefts: 'kradzieże',
      exchanges: 'wymiany',
      parrot: 'przeloty papugi',
    },
  },
}
