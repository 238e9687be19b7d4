/** Refusals of the kernel and usage errors in English. */
import type { KernelRefusal } from '@tortuga/kit'

const list = (names: readonly string[]): string => names.join(', ')

export const kernel = {
  malformed: 'That is not a move of this game.',
  'clock-only': 'Only the clock can make that move.',
  'not-awaited': 'It is not this seat’s turn.',
  stale: 'The situation has changed; look again.',
  over: 'The match is over.',
  halted: 'The match is halted because of an error.',
  'not-undoable': 'That can’t be undone.',
  'no-proposal': 'Nothing has been proposed.',
  'proposal-open': 'A proposal is being voted on.',
} satisfies Readonly<Record<KernelRefusal['type'], string>>

export const errors = {
  unknownCommand: (name: string) => `There is no command "${name}"; tortuga --help lists all commands.`,
  unknownOption: (name: string) => `There is no option ${name} here; --help lists all options.`,
  missingArgument: (name: string) => `The argument ${name} is missing.`,
  missingValue: (option: string) => `The option ${option} needs a value.`,
  tooMany: 'Too many arguments.',
  other: (message: string) => `Invalid arguments (${message}).`,
  noSuchGame: (name: string, games: readonly string[]) => `There is no game "${name}"; there are: ${list(games)}.`,
  seats: (game: string, fewest: number, most: number) => `--seats for ${game} is a whole number from ${fewest} to ${most}.`,
  seat: (seats: number) => `--seat is a whole number from 0 to ${seats - 1}.`,
  level: (name: string, levels: readonly string[]) => `There is no bot level "${name}"; there are: ${list(levels)}.`,
  preset: (name: string, presets: readonly string[]) => `There is no preset "${name}"; there are: ${list(presets)}.`,
  optionForm: (given: string) => `--option takes NAME=VALUE, not "${given}".`,
  optionName: (name: string, names: readonly string[]) => `There is no option "${name}" in this game; there are: ${list(names)}.`,
  optionValue: (name: string, value: string, values: readonly string[]) =>
    `The option ${name} cannot be "${value}"; it can be, for example: ${list(values)}.`,
  language: (name: string) => `There is no language "${name}"; there are: en, pl.`,
  hex: (option: string) => `${option} takes 64 hex digits in lower case.`,
  head: '--head takes a version and 64 hex digits in lower case, joined by a colon: VERSION:HASH.',
  oneView: 'Choose one of --seat, --open and --table.',
  cannotRead: (file: string) => `Cannot read the file "${file}".`,
  cannotWrite: (file: string) => `Cannot write to "${file}".`,
  exists: (file: string) => `The file "${file}" already exists; choose another name.`,
  name: '--name is 1 to 30 characters long.',
  noSolver: (name: string, games: readonly string[]) => `There is no solver for "${name}"; there is one for: ${list(games)}.`,
  days: (name: string) => `${name} must be a whole number from 1 to 3650.`,
  port: '--port is a whole number from 0 to 65535.',
  trouble: (why: string) => `Failed: ${why}.`,
}
