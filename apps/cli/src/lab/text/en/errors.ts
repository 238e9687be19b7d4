/** Usage errors of the lab in English. */
import { pluralFor } from '@tortuga/kit'
import type { OpenedRunFolder } from '../../simulation/run-folder.ts'

type FolderProblem = Exclude<OpenedRunFolder, { ok: true }>['problem']

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const errors = {
  options: (given: string, presets: readonly string[]) => `"${given}" is neither a preset (${list(presets)}) nor JSON nor a file.`,
  notJson: (name: string) => `"${name}" is not a JSON object.`,
  badOptions: (name: string, why: string, options: readonly string[]) =>
    `"${name}" is not valid for this game at: ${why}; the options are: ${list(options)}.`,
  games: '--games is a whole number from 1 to 1000000.',
  playouts: '--playouts is a whole number from 1 to 10000000.',
  bots: (given: number, seats: number) =>
    `--bots names ${given} bots, but there ${seats === 1 ? 'is' : 'are'} ${plural(seats, { one: 'seat', other: 'seats' })}.`,
  cores: '--cores is a whole number from 0 to 256; 0 needs DATABASE_URL and lab-workers.',
  minutes: '--minutes is a whole number from 1 to 100000.',
  seed: '--seed is 1 to 100 characters long.',
  ladderAgainst: 'Choose one of --ladder and --against.',
  fewRungs: 'A ladder needs at least two bots.',
  noDatabase: 'lab-worker needs DATABASE_URL=postgres://…, the database with the jobs.',
  folder: {
    unwritable: path => `Cannot write to "${path}".`,
    'not-a-run': path => `"${path}" is not empty and contains no lab run; choose another folder.`,
    'another-run': path => `"${path}" contains another run (other game, bots, seats, options or seed); choose another folder.`,
    'another-build': path => `"${path}" was played by another build, whose bots may play differently; choose another folder.`,
  } as Readonly<Record<FolderProblem, (path: string) => string>>,
}
