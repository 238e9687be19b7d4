/** Messages of a running lab in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { LabTexts } from '../en/index.ts'

const plural = pluralFor('pl')
const list = (names: readonly string[]): string => names.join(', ')
const games = (count: number): string => plural(count, { one: 'rozgrywka', few: 'rozgrywki', many: 'rozgrywek', other: 'rozgrywki' })
/** The genitive, after „z” and „po”. */
const ofGames = (count: number): string => plural(count, { one: 'rozgrywki', few: 'rozgrywek', many: 'rozgrywek', other: 'rozgrywki' })
const cores = (count: number): string => plural(count, { one: 'rdzeń', few: 'rdzenie', many: 'rdzeni', other: 'rdzenia' })
const time = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1).replace('.', ',')} godz.`
const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')

export const progress: LabTexts['progress'] = (done, all, speed, left) =>
  `${Math.floor((100 * done) / Math.max(1, all))} %, ${done} z ${ofGames(all)}${left === null ? '' : `, ${decimal(speed, speed < 10 ? 1 : 0)} na sekundę, zostało ${time(left)}`}`

export const run: LabTexts['run'] = {
  begins: (count, number) => `${games(count)}, ${cores(number)}. Ctrl-C przerywa; to samo polecenie z tym samym --out kontynuuje.`,
  goesOn: done => `Rozegrano już: ${games(done)}.`,
  shared: 'Badanie jest w PostgreSQL: bierze w nim udział każdy lab-worker.',
  stopped: (done, all) => `Przerwano: zachowano ${done} z ${ofGames(all)}. To samo polecenie z tym samym --out kontynuuje.`,
  outOfTime: minutes => `Czas minął po ${plural(minutes, { one: 'minucie', few: 'minutach', many: 'minutach', other: 'minuty' })}.`,
  fault: ({ game, problem }, file) => `Nie udało się rozegrać gry nr ${game}: ${problem}. Niepełny zapis jest w pliku ${file}.`,
  written: files => `Zapisano: ${list(files)}`,
  replay: file => `Ciekawą rozgrywkę otwiera polecenie: tortuga replay ${file}`,
}

export const worker: LabTexts['worker'] = {
  ready: count => `Czekam na zadania: ${cores(count)}. Ctrl-C kończy; nic nie przepada.`,
  played: (count, all) => `${games(count)}, razem ${all}.`,
  foreign: 'Czekają zadania innej wersji programu: ta nie może ich rozegrać.',
  trouble: why => `Baza danych nie odpowiada (${why}); ponawiam próbę.`,
  stopped: count => `Koniec. Rozegrano: ${games(count)}.`,
}
