/** Usage errors of the lab in Polish. */
import { pluralFormFor, pluralFor } from '@tortuga/kit'
import type { LabTexts } from '../en/index.ts'

const plural = pluralFor('pl')
const form = pluralFormFor('pl')
const list = (names: readonly string[]): string => names.join(', ')
const seats = (count: number): string => plural(count, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })

export const errors: LabTexts['errors'] = {
  options: (given, presets) => `„${given}” to ani zestaw opcji (${list(presets)}), ani JSON, ani plik.`,
  notJson: name => `„${name}” nie jest obiektem JSON.`,
  badOptions: (name, why, options) => `„${name}” jest nieprawidłowe dla tej gry: ${why}; opcje to: ${list(options)}.`,
  games: '--games to liczba całkowita od 1 do 1000000.',
  playouts: '--playouts to liczba całkowita od 1 do 10000000.',
  bots: (given, count) =>
    `--bots wymienia ${given}, a ${form(count, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} ${seats(count)}: podaj tyle samo albo mniej.`,
  cores: '--cores to liczba całkowita od 0 do 256; 0 wymaga DATABASE_URL i poleceń lab-worker.',
  minutes: '--minutes to liczba całkowita od 1 do 100000.',
  seed: '--seed ma od 1 do 100 znaków.',
  ladderAgainst: 'Wybierz jedno z --ladder i --against.',
  fewRungs: 'Drabina wymaga co najmniej dwóch botów.',
  noDatabase: 'lab-worker wymaga DATABASE_URL=postgres://…: tam jest tabela z zadaniami.',
  folder: {
    unwritable: path => `Nie można zapisać w „${path}”.`,
    'not-a-run': path => `Folder „${path}” nie jest pusty i nie zawiera badania; podaj inny.`,
    'another-run': path => `W folderze „${path}” jest inne badanie (inna gra, boty, miejsca, opcje albo ziarno); podaj inny.`,
    'another-build': path => `Badanie w folderze „${path}” rozegrała inna wersja programu, której boty mogą grać inaczej; podaj inny.`,
  },
}
