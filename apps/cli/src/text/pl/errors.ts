/** Refusals of the kernel and usage errors in Polish. */
import type { CliTexts } from '../en/index.ts'

const list = (names: readonly string[]): string => names.join(', ')

export const kernel: CliTexts['kernel'] = {
  malformed: 'To nie jest ruch tej gry.',
  'clock-only': 'Ten ruch może wykonać tylko zegar.',
  'not-awaited': 'To nie jest kolej tego gracza.',
  stale: 'Sytuacja się zmieniła; spójrz jeszcze raz.',
  over: 'Rozgrywka jest zakończona.',
  halted: 'Rozgrywka jest wstrzymana z powodu błędu.',
  'not-undoable': 'Tego nie można cofnąć.',
  'no-proposal': 'Nie ma żadnej propozycji.',
  'proposal-open': 'Trwa głosowanie nad propozycją.',
}

export const errors: CliTexts['errors'] = {
  unknownCommand: name => `Nie ma polecenia „${name}”; listę poleceń pokazuje tortuga --help.`,
  unknownOption: name => `Nie ma tu opcji ${name}; listę opcji pokazuje --help.`,
  missingArgument: name => `Brakuje argumentu: ${name}.`,
  missingValue: option => `Opcja ${option} wymaga wartości.`,
  tooMany: 'Za dużo argumentów.',
  other: message => `Nieprawidłowe argumenty (${message}).`,
  noSuchGame: (name, games) => `Nie ma gry „${name}”; są: ${list(games)}.`,
  seats: (game, fewest, most) => `--seats dla gry ${game} to liczba całkowita od ${fewest} do ${most}.`,
  seat: seats => `--seat to liczba całkowita od 0 do ${seats - 1}.`,
  level: (name, levels) => `Nie ma poziomu botów „${name}”; są: ${list(levels)}.`,
  preset: (name, presets) => `Nie ma zestawu opcji „${name}”; są: ${list(presets)}.`,
  optionForm: given => `--option przyjmuje NAZWA=WARTOŚĆ, a nie „${given}”.`,
  optionName: (name, names) => `Ta gra nie ma opcji „${name}”; są: ${list(names)}.`,
  optionValue: (name, value, values) => `Opcja ${name} nie może mieć wartości „${value}”; może mieć na przykład: ${list(values)}.`,
  language: name => `Nie ma języka „${name}”; są: en, pl.`,
  hex: option => `${option} przyjmuje 64 cyfry szesnastkowe małymi literami.`,
  head: '--head przyjmuje wersję i 64 małe cyfry szesnastkowe po dwukropku: WERSJA:SKRÓT.',
  oneView: 'Wybierz jedno z --seat, --open i --table.',
  cannotRead: file => `Nie można odczytać pliku „${file}”.`,
  cannotWrite: file => `Nie można zapisać w „${file}”.`,
  exists: file => `Plik „${file}” już istnieje; podaj inną nazwę.`,
  name: '--name ma od 1 do 30 znaków.',
  noSolver: (name, games) => `Nie ma solvera dla gry „${name}”; jest dla: ${list(games)}.`,
  days: name => `${name} to liczba całkowita od 1 do 3650.`,
  port: '--port to liczba całkowita od 0 do 65535.',
  trouble: why => `Nie udało się: ${why}.`,
}
