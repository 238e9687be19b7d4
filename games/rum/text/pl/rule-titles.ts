/** The titles of the rules that refusals cite, as in `rulebook.pl.md`. */
import type { RuleTitles } from '../types.ts'

export const ruleTitles: RuleTitles = {
  'R3.1': 'Jedna akcja',
  'R4.1': 'Karty i końce',
  'R4.2': 'Co najmniej jedna karta',
  'R4.3': 'Butelki z plaży',
  'R4.5': 'Zestaw musi coś zdobyć',
  'R4.7': 'Czy karta z ręki musi pomóc?',
  'R5.1': 'Więcej butelek',
  'R5.3': 'Rumowe trio',
  'R6.2': 'Zwracanie kart',
  'R8.2': 'Papuga w fali',
  'R9.1': 'Koniec przez punkty',
  'R9.2': 'Koniec przez zegar',
}
