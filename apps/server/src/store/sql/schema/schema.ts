/** The database schema, the same for SQLite and PostgreSQL. States, entries and other objects are JSON text, times are milliseconds, booleans are 0 or 1. */
import type { Millis, Seat } from '@tortuga/kit'
import type { Generated } from 'kysely'
import type { TableStatus } from '@tortuga/wire'

/** A table from its opening on: the part that hardly changes once the match has begun. */
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
  status: TableStatus
  created: Millis
  touched: Millis
  rematch_of: string | null
  revision: number
  /** Null until the match begins. */
  header: string | null
  /** The totals of the matches before a rematch. */
  series: string | null
}

/** An occupied seat. A person's name is stored only here, so that forgetting somebody changes one row per seat. */
export type SeatRow = {
  match: string
  seat: Seat
  player: string | null
  name: string
  bot: string | null
  contribution: string
  /** 1 if the owner has left. */
  gone: number
  seen: Millis | null
  /** 1 if the player need not be present when the match begins. */
  ready: number
}

/** A person who owned a seat until a substitute took it at version `until`. */
type FormerOwnerRow = { match: string; seat: Seat; until: number; player: string | null; name: string }

/** A match that has begun: the part that changes with every entry. Its state is in the entry of its version. */
export type MatchRow = {
  id: string
  version: number
  match: string
  players: string
  since: Millis | null
  time_left: string | null
  deadline: Millis | null
  halted: number
  /** 1 if the match is over and its entries have not been packed yet. */
  packing: number
  touched: Millis
  /** How the match ended; null for matches that are not over, or that release 0.1 has ended. */
  result: string | null
}

/** Version 0 is the setup and has no entry. A state may be a reference to an earlier version (`guard.ts`). */
export type EntryRow = { match: string; version: number; key: string | null; entry: string | null; events: string; state: string }

export type DatabaseSchema = {
  tables: TableRow
  seats: SeatRow
  former_owners: FormerOwnerRow
  matches: MatchRow
  entries: EntryRow
  /** All entries of a short finished match. */
  packs: { match: string; data: Uint8Array }
  /** The entries of a long finished match, from version `first` on. */
  pack_chunks: { match: string; first: number; data: Uint8Array }
  chat: { n: Generated<number>; match: string; player: string; seat: Seat | null; text: string; at: Millis }
  evidence: { match: string; version: number; input: string; error: string }
  guests: { id: string; name: string; barred: number; avatar: string | null }
  /** The devices of the guests. Both times are null if an earlier release has added the row. */
  tokens: { hash: string; guest: string; added: Millis | null; seen: Millis | null }
  links: { hash: string; guest: string; expires: Millis }
  /** Where players were blocked; `until` is the time when the block ended there, null while it holds. */
  block_places: { guest: string; match: string; other: string; until: Millis | null }
  /** The blocks that hold. */
  blocks: { guest: string; other: string }
  /** One row with the time of the last heartbeat. */
  heartbeat: { id: number; at: Millis | null }
}
