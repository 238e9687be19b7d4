/** The texts of play in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../en/index.ts'

const plural = pluralFor('pl')
const list = (names: readonly string[]): string => names.join(', ')
const moves = (count: number): string => plural(count, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })

export const play: CliTexts['play'] = {
  you: 'Gracz',
  level: (name, level) => `${name} (${level})`,
  opening: (title, preset) => `${title} · ${preset}`,
  opponents: names => `Twoi przeciwnicy: ${list(names)}.`,
  commitment: hex => `Zobowiązanie tasowania: ${hex}; później sprawdzi je verify.`,
  choices: 'Możesz:',
  moreChoices: count =>
    `… i jeszcze ${plural(count, { one: 'możliwość', few: 'możliwości', many: 'możliwości', other: 'możliwości' })}: m pokazuje wszystkie`,
  typed: 'Możesz też wpisać ruch, nawet spoza listy:',
  prompt: 'numer lub ruch · ? zasady · h podpowiedź · u cofnij · q koniec > ',
  keys: {
    rules: ['?', 'zasady'],
    hint: ['h', 'podpowiedź'],
    undo: ['u', 'cofnij'],
    more: ['m', 'więcej'],
    quit: ['q', 'koniec'],
  },
  noSuchChoice: count => `Wybierz numer od 1 do ${count}.`,
  notUnderstood: 'Nie rozumiem. Wpisz numer z listy albo ruch.',
  hint: move => `Podpowiedź: ${move}`,
  chance: (percent, next) =>
    next === percent
      ? `(szansa na wygraną około ${percent}%; drugi najlepszy wybór podobnie)`
      : `(szansa na wygraną około ${percent}%${next === null ? '' : `; drugi najlepszy wybór ${next}%`})`,
  rests: rules => `(${list(rules)}; wpisz ? i numer, aby przeczytać zasadę)`,
  nothingToUndo: 'Nie masz ruchu do cofnięcia.',
  tookBack: (name, count) => `${name} cofa ${moves(count)}.`,
  over: 'Koniec rozgrywki.',
  left: 'Odchodzisz od stołu.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  saved: file => `Rozgrywka zapisana w pliku ${file}.`,
  howToCheck: (file, own) => `Sprawdzisz ją poleceniem: tortuga verify ${file}${own === null ? '' : ` --own ${own}`}`,
  notSaved: file => `Nie udało się zapisać rozgrywki w pliku ${file}.`,
}

export const rulebook: CliTexts['rulebook'] = {
  sections: 'Zasady gry:',
  how: 'Wpisz ? i rozdział albo zasadę, na przykład ? 3 albo ? R3.1.',
  none: asked => `Nie ma rozdziału ani zasady ${asked}.`,
  missing: 'Nie znaleziono zasad gry.',
}
