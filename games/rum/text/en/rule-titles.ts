/** The titles of the rules that refusals cite, as in `rulebook.md`. */
import type { RuleTitles } from '../types.ts'

export const ruleTitles: RuleTitles = {
  'R3.1': 'One action',
  'R4.1': 'Cards and ends',
  'R4.2': 'At least one card',
  'R4.3': 'Beach bottles',
  'R4.5': 'A set must gain',
  'R4.7': 'Must a hand card help?',
  'R5.1': 'More bottles',
  'R5.3': 'Rum trio',
  'R6.2': 'Returning cards',
  'R8.2': 'Parrot in the tide',
  'R9.1': 'By points',
  'R9.2': 'By the clock',
}
