/** The options of Rummikub that players may choose before a match. */
import type { SetupOptions, OfferedOption, OptionValue } from '@tortuga/kit'
import {
  DIRECTIONS,
  EMPTY_BANK_SCORES,
  EMPTY_BANKS,
  findConflict,
  JOKER_REUSES,
  JOKERS_AT_START,
  MISTAKES,
  type Options,
} from '../rules/index.ts'
import { optionForm as en } from '../text/en/option-form.ts'
import { optionForm as pl } from '../text/pl/option-form.ts'
import type { OPTION_GROUPS } from '../text/types.ts'

type OptionGroup = (typeof OPTION_GROUPS)[number]

const offer = (group: OptionGroup | null, option: keyof Options, values: readonly OptionValue[]): OfferedOption => ({
  option,
  group,
  values: () => values,
})
const NO_YES = [false, true] as const

export const setup: SetupOptions = {
  offered: [
    offer(null, 'rounds', [1, 2, 3, 5, 10]), // R11.1
    offer('start', 'direction', DIRECTIONS), // R4.1
    offer('start', 'jokerAtStart', JOKERS_AT_START), // R2.3
    offer('start', 'doubletsForRedeal', [null, 2, 3, 4, 5]), // R2.6
    offer('opening', 'openingMin', [0, 20, 30, 40, 50]), // R5.1
    offer('opening', 'tableInOpeningTurn', NO_YES), // R5.2
    offer('opening', 'neverOpened', [null, 50, 100, 200]), // R9.4
    offer('opening', 'couldHaveOpened', [null, 100, 200, 300]), // R9.5
    offer('opening', 'announced', [null, 'rack', 100, 200]), // R9.7
    offer('jokers', 'oneAfter13', NO_YES), // R3.3
    offer('jokers', 'jokersPerSet', [1, 2, 3, 4]), // R7.6
    offer('jokers', 'jokerReuse', JOKER_REUSES), // R7.10
    offer('jokers', 'jokerSetsFrozen', NO_YES), // R7.11
    offer('jokers', 'jokerFromTable', NO_YES),
    offer('jokers', 'jokerGroupNeedsBoth', NO_YES),
    offer('jokers', 'jokerRackValue', [20, 25, 30, 50]), // R9.3
    offer('mistakes', 'penaltyTiles', [0, 1, 2, 3]), // R8.2
    offer('mistakes', 'mistakes', MISTAKES), // R8.3
    offer('bank', 'emptyBank', EMPTY_BANKS), // R10.1
    offer('bank', 'emptyBankScore', EMPTY_BANK_SCORES), // R10.5
    offer('bank', 'neverOpenedAtEmptyBank', NO_YES), // R10.7
  ],
  texts: { en, pl },
  findConflict: options => findConflict(options as Options),
}
