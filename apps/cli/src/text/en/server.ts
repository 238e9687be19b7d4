/** The texts of serve, backup and admin in English. */
import type { AdminAction } from '../commands.ts'

export const serve = {
  ready: 'The server is running:',
  warning:
    'Warning: other machines reach this server without encryption, so anyone on the way can read hands and take over players. Put it behind TLS and set PUBLIC_URL=https://…, or use --host 127.0.0.1 (docs/operations.md).',
  stop: 'Press Ctrl-C to stop.',
  stopping: 'Stopping: connected players are asked to come back.',
  stopped: 'Stopped. Every move is stored.',
}

export const host = {
  backedUp: (file: string) => `Copied to ${file}.`,
  notForPostgres: 'With DATABASE_URL the data is in PostgreSQL: use pg_dump.',
  restored: (matches: number, file: string) => `Restored ${matches} ${matches === 1 ? 'match' : 'matches'} from ${file}.`,
  kept: (file: string) => `What was there before is in ${file}; delete it when you no longer need it.`,
  restoreNotForPostgres: 'With DATABASE_URL the data is in PostgreSQL: use pg_restore.',
  none: 'No matches yet.',
  more: (count: number) => `${count} older ${count === 1 ? 'match is' : 'matches are'} not shown.`,
  columns: ['match', 'game', 'status', 'version', 'last activity', 'players'],
  statuses: { waiting: 'waiting', playing: 'playing', over: 'over', halted: 'halted' },
  guest: 'a guest',
  done: {
    export: file =>
      `Written to ${file}, with the cause of a halt beside it. These files contain hidden cards and the secret of the shuffle.`,
    retry: id => `${id} goes on. If its rules still fail, it is halted again.`,
    close: id => `Closed ${id}.`,
    delete: id => `Deleted ${id}.`,
    bar: id => `Barred player ${id}; unbar ${id} lifts the bar.`,
    unbar: id => `Player ${id} is no longer barred.`,
  } as Readonly<Record<Exclude<AdminAction, 'list' | 'show'>, (id: string) => string>>,
  report: {
    match: (id: string, game: string, rules: number | null, status: string) =>
      `${id}: ${game}${rules === null ? '' : `, rules ${rules}`}, ${status}`,
    version: (version: number, touched: string) => `version ${version}, last activity ${touched}`,
    seat: (seat: number, name: string | null, level: string | null) =>
      `seat ${seat}: ${name ?? 'free'}${level === null ? '' : ` (bot, ${level})`}`,
    cause: (version: number) => `Halted at version ${version}:`,
    input: 'Input:',
    noCause: 'Nothing has halted this match.',
    next: (id: string) =>
      `admin export ${id} FILE writes everything a developer needs; admin retry ${id} lets it go on, admin close ${id} ends it.`,
  },
  notBegun: (id: string) => `There is no match ${id}, or it has not begun.`,
  notHalted: (id: string) => `${id} is not halted.`,
  noSuchMatch: (id: string) => `There is no match ${id}.`,
  nobodyThere: (id: string, seat: string) => `Seat ${seat} of ${id} belongs to nobody.`,
  noSuchPlayer: (id: string) => `There is no player ${id}.`,
  isOver: (id: string) => `${id} is already over.`,
}
