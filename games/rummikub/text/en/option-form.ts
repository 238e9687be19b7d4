/** What a form says about the options of Rummikub in English: the options, their groups and contradictions. */
import type { OptionFormText } from '../types.ts'
import { options } from './options.ts'

export const optionForm: OptionFormText = {
  options,
  groups: {
    start: 'Start',
    opening: 'Opening',
    jokers: 'Runs and jokers',
    mistakes: 'Time and mistakes',
    bank: 'Empty bank',
  },
  conflicts: {
    replaceFromRack: 'Replacing jokers from the rack only (“Replace from the table”: No) needs “Frozen joker sets”.',
    bothColours: '“Both missing colours” needs “Frozen joker sets”.',
    mustLay:
      '“Until nobody can lay a tile” needs jokers without restrictions: “Any set”, four jokers in a set, no frozen sets, and no “1 after 13”.',
    tableInOpening: '“Table in the opening turn” needs an opening of more than 0 points.',
    neverOpened: '“Could have opened” and “Announced” need a number for “Never opened”. Choose “No difference” for both.',
  },
}
