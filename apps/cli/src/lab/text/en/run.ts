/** Messages of a running lab in English. */
import { pluralFor } from '@tortuga/kit'
import type { GameFault } from '../../simulation/thread-pool.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')
const games = (count: number): string => plural(count, { one: 'game', other: 'games' })
const time = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`

export const progress = (done: number, all: number, speed: number, left: number | null): string =>
  `${Math.floor((100 * done) / Math.max(1, all))} %, ${done} of ${games(all)}${left === null ? '' : `, ${speed.toFixed(speed < 10 ? 1 : 0)} a second, ${time(left)} left`}`

export const run = {
  begins: (count: number, cores: number) =>
    `${games(count)} on ${plural(cores, { one: 'core', other: 'cores' })}. Ctrl-C stops it; the same command with the same --out continues.`,
  goesOn: (done: number) => `${games(done)} already played.`,
  shared: 'The run is in PostgreSQL: every lab-worker there takes part.',
  stopped: (done: number, all: number) => `Stopped: ${done} of ${games(all)} are stored. The same command with the same --out continues.`,
  outOfTime: (minutes: number) => `Time limit reached after ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  fault: ({ game, problem }: Pick<GameFault, 'game' | 'problem'>, file: string) =>
    `Game ${game} could not be played: ${problem}. Its partial journal is in ${file}.`,
  written: (files: readonly string[]) => `Written: ${list(files)}`,
  replay: (file: string) => `Open a notable game with: tortuga replay ${file}`,
}

export const worker = {
  ready: (cores: number) =>
    `Waiting for jobs with ${plural(cores, { one: 'core', other: 'cores' })}. Press Ctrl-C to stop; nothing is lost.`,
  played: (count: number, all: number) => `${games(count)} played, ${all} in total.`,
  foreign: 'Jobs of another build are waiting; this build cannot play them.',
  trouble: (why: string) => `The database does not respond (${why}); retrying.`,
  stopped: (count: number) => `Stopped after ${games(count)}.`,
}
