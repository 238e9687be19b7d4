/** The lab's names for the sides, endings and counters of Rummikub. */
import type { ByLanguage, LensNames } from '@tortuga/kit'

type Names = LensNames<never, 'out' | 'bank', 'draws' | 'plays' | 'rearrangements' | 'gone-out' | 'bank-empty'>

export const names: ByLanguage<Names> = {
  en: {
    sides: {},
    endings: { out: 'somebody goes out', bank: 'the bank is empty' },
    counts: {
      draws: 'tiles drawn',
      plays: 'turns with a play',
      rearrangements: 'plays that rearrange the table',
      'gone-out': 'rounds gone out',
      'bank-empty': 'rounds with an empty bank',
    },
  },
  pl: {
    sides: {},
    endings: { out: 'ktoś wykłada wszystko', bank: 'pusty bank' },
    counts: {
      draws: 'dobrania z banku',
      plays: 'ruchy z wyłożeniem',
      rearrangements: 'ruchy z przebudową stołu',
      'gone-out': 'rundy zakończone wyłożeniem',
      'bank-empty': 'rundy z pustym bankiem',
    },
  },
}
