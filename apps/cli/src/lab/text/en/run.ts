/** Messages of a running lab in English. */
import { pluralFor } from '@tortuga/kit'
import type { LabTexts } from '../types.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')
const games = (count: number): string => plural(count, { one: 'game', other: 'games' })
const time = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`

export const progress: LabTexts['progress'] = (done, all, speed, left) =>
  `${Math.floor((100 * done) / Math.max(1, all))} %, ${done} of ${games(all)}${left === null ? '' : `, ${speed.toFixed(speed < 10 ? 1 : 0)} a second, ${time(left)} left`}`

export const run: LabTexts['run'] = {
  begins: (count, cores) =>
    `${games(count)} on ${plural(cores, { one: 'core', other: 'cores' })}. Ctrl-C stops it; the same command with the same --out continues.`,
  goesOn: done => `${games(done)} already played.`,
  shared: 'The run is in PostgreSQL: every lab-worker there takes part.',
  stopped: (done, all) => `Stopped: ${done} of ${games(all)} are stored. The same command with the same --out continues.`,
  outOfTime: minutes => `Time limit reached after ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  fault: ({ game, problem }, file) => `Game ${game} could not be played: ${problem}. Its partial journal is in ${file}.`,
  written: files => `Written: ${list(files)}`,
  replay: file => `Open a notable game with: tortuga replay ${file}`,
}

export const worker: LabTexts['worker'] = {
  ready: cores => `Waiting for jobs with ${plural(cores, { one: 'core', other: 'cores' })}. Press Ctrl-C to stop; nothing is lost.`,
  played: (count, all) => `${games(count)} played, ${all} in total.`,
  foreign: 'Jobs of another build are waiting; this build cannot play them.',
  trouble: why => `The database does not respond (${why}); retrying.`,
  stopped: count => `Stopped after ${games(count)}.`,
}
