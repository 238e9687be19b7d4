/** What a form says about the options of Rummikub in Polish: the options, their groups and contradictions. */
import type { OptionFormText } from '../types.ts'
import { options } from './options.ts'

export const optionForm: OptionFormText = {
  options,
  groups: {
    start: 'Początek gry',
    opening: 'Otwarcie',
    jokers: 'Serie i jokery',
    mistakes: 'Czas i błędy',
    bank: 'Pusty bank',
  },
  conflicts: {
    replaceFromRack: 'Zastępowanie jokerów tylko z tabliczki („Zastępowanie ze stołu”: Nie) wymaga opcji „Zamrożone układy z jokerem”.',
    bothColours: '„Oba brakujące kolory” wymagają opcji „Zamrożone układy z jokerem”.',
    mustLay:
      '„Aż nikt nie może wyłożyć kostki” wymaga jokerów bez ograniczeń: „Dowolny układ”, cztery jokery w układzie, bez zamrożonych układów i bez opcji „1 po 13”.',
    tableInOpening: '„Stół w ruchu otwarcia” wymaga otwarcia za więcej niż 0 punktów.',
    neverOpened: '„Niewykorzystane otwarcie” i „Zapowiedź” wymagają liczby w opcji „Bez otwarcia”. W obu wybierz „Bez różnicy”.',
  },
}
