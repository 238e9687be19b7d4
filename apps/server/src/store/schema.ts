/** The rows of the database, as both kinds hold them. States, entries and the like are JSON text; times are milliseconds; truth is 0 or 1. */
import type { Millis, Seat } from '@tortuga/kit'
import type { Generated } from 'kysely'
import type { Status } from './store.ts'

/** A table from its opening on: what stays the same once it plays. */
type TableRow = {
  id: string
  game: string
  options: string
  settings: string
  listed: number
  spectators: number
  opener: string
  chairs: number
  secret: string
  commitment: string
  status: Status
  created: Millis
  touched: Millis
  rematch_of: string | null
  revision: number
  /** Null until it begins. */
  header: string | null
}

/** A chair that is taken. The names of people are kept here and nowhere else at a table. */
export type SeatRow = {
  match: string
  seat: Seat
  player: string | null
  name: string
  bot: string | null
  contribution: string
  /** Whether the owner has left. */
  gone: number
  seen: Millis | null
}

/** A match once it has begun: what changes with every entry. Its state stands with the entry of its version. */
export type MatchRow = {
  id: string
  version: number
  match: string
  players: string
  since: Millis | null
  time_left: string | null
  deadline: Millis | null
  halted: number
  /** Whether it is over and its entries are still to be packed. */
  packing: number
  touched: Millis
}

/** Version 0 is the set-up and has no entry. */
export type EntryRow = { match: string; version: number; key: string | null; entry: string | null; events: string; state: string }

export type Rows = {
  tables: TableRow
  seats: SeatRow
  matches: MatchRow
  entries: EntryRow
  packs: { match: string; data: Uint8Array }
  chat: { n: Generated<number>; match: string; player: string; seat: Seat | null; text: string; at: Millis }
  evidence: { match: string; version: number; input: string; error: string }
  guests: { id: string; name: string; barred: number }
  tokens: { hash: string; guest: string }
  links: { hash: string; guest: string; expires: Millis }
  blocks: { guest: string; other: string }
  /** One row: when a node was last alive. */
  heartbeat: { id: number; at: Millis | null }
}
