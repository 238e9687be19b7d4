/** The port to the database: SQLite, PostgreSQL and memory pass one suite. `MatchStore` (packages/room) is the part that rooms need; here is the rest: tables, players, time. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { Beginning, Bus, MatchStore, Settings } from '@tortuga/room'

/** A person or a bot in a chair. `player` is null for a bot that was seated from the start. */
export type Chair = {
  readonly player: string | null
  readonly name: string
  readonly bot: string | null
  /** 64 hex digits, or '' where none came (bots). */
  readonly contribution: string
}

export type Status = 'waiting' | 'playing' | 'over'

/** A table, from its opening on. While it waits its chairs change; once it plays, they are the owners of the seats. */
export type Table = {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly settings: Settings
  /** Who opened it, and may remove people until it begins. */
  readonly opener: string
  readonly chairs: readonly (Chair | null)[]
  readonly secret: string
  readonly commitment: string
  readonly status: Status
  readonly created: Millis
  /** When somebody last did something here. */
  readonly touched: Millis
  /** The table it is a rematch of. */
  readonly rematchOf: string | null
}

/** A table as one player, or the lobby, sees it in a list. */
export type Listed = {
  readonly id: string
  readonly game: string
  readonly status: Status
  readonly settings: Settings
  readonly seats: readonly (Player | null)[]
  readonly created: Millis
  readonly touched: Millis
  /** The seats awaited now; empty before and after. */
  readonly awaited: readonly Seat[]
  /** The asking player's seat, where there is one. */
  readonly mine: Seat | null
  readonly version: number
  readonly halted: boolean
}

export type Guest = { readonly id: string; readonly name: string; readonly barred: boolean }

/** How many lines of talk a table remembers. */
export const CHAT_KEPT = 500

/** Nodes beat every second; after a longer silence than this none was alive. */
export const LONGEST_SILENCE: Millis = 3000

/** The name of somebody who asked to be forgotten; clients say "a guest". */
export const FORGOTTEN = ''

/** What changes a table or a seat here, the store itself tells on its bus, as it does with entries; chat and presence are told by whoever has them shown. */
export type Lobby = {
  /** False where another rematch of the same match was opened first. */
  openTable(table: Table): Promise<boolean>
  /** The table whatever its status, with the revision to change it by. */
  findTable(id: string): Promise<{ readonly table: Table; readonly revision: number } | null>
  /** Changes the chairs of a waiting table, if nobody else has in between; with a beginning, the match begins in the same transaction. */
  seatTable(id: string, revision: number, chairs: readonly (Chair | null)[], beginning: Beginning | null): Promise<boolean>
  /** Closes a table that has not begun. */
  removeTable(id: string): Promise<void>
  /** Tables that may be joined by anybody, newest first. */
  listOpen(limit: number): Promise<readonly Listed[]>
  /** Tables that play, are listed and may be watched. */
  listWatchable(limit: number): Promise<readonly Listed[]>
  listOf(player: string, limit: number): Promise<readonly Listed[]>
  countWaitingOf(player: string): Promise<number>
  /** The rematch of this match, where one has been opened. */
  findRematch(id: string): Promise<string | null>
  /** The seat's owner goes away, or comes back. */
  setLeft(id: string, seat: Seat, left: boolean): Promise<void>
  hasLeft(id: string): Promise<readonly boolean[]>
  /** Tables that wait or play and that nobody has touched since, the oldest first; halted ones stay as they are. */
  listIdle(before: Millis, limit: number): Promise<readonly { readonly id: string; readonly status: Status }[]>
}

export type Guests = {
  addGuest(id: string, name: string, tokenHash: string): Promise<void>
  findGuest(tokenHash: string): Promise<Guest | null>
  rename(id: string, name: string): Promise<void>
  /** A link that makes another device the same player: one use, until `expires`. */
  addLink(linkHash: string, guest: string, expires: Millis): Promise<void>
  /** Uses the link up; null where it is unknown, used or too old. The new device's token is added in the same transaction. */
  useLink(linkHash: string, tokenHash: string, now: Millis): Promise<Guest | null>
  /** Removes name, tokens, links, blocks and chat; the seats stay without an owner. Waiting tables lose the chair, and those with nobody left are closed. */
  forget(id: string): Promise<void>
  bar(id: string, barred: boolean): Promise<boolean>
  /** Which of these players may no longer sit anywhere: barred, or forgotten. */
  findUnwelcome(ids: readonly string[]): Promise<readonly { readonly id: string; readonly isBarred: boolean }[]>
  setBlocked(guest: string, other: string, blocked: boolean): Promise<void>
  blockedBy(guest: string): Promise<readonly string[]>
}

export type Keeping = {
  /** The database's time. */
  databaseNow(): Promise<Millis>
  /** Calls when this node may have missed news, or the clocks were put right after a gap: read every live match again. */
  onLost(heard: () => void): () => void
  /** A node is alive. The first one after a gap in which none was adds it to every running clock and deadline, once; gives the gap. */
  beat(now: Millis): Promise<Millis>
  /** For the host: every table, newest first. */
  listAll(limit: number, offset: number): Promise<readonly Listed[]>
  /** Removes a match with all that belongs to it. */
  deleteMatch(id: string): Promise<boolean>
  countMatches(): Promise<Readonly<Record<Status | 'halted', number>>>
  /** What broke a halted match. */
  findEvidence(id: string): Promise<{ readonly version: number; readonly input: unknown; readonly error: string } | null>
  /** Takes the mark off, when a build with higher rules tries again. */
  unhalt(id: string): Promise<void>
  /** A consistent copy of a running store as one file; only the embedded kind can. */
  backup(file: string): Promise<void>
  /** Whether it answers. */
  isReady(): Promise<boolean>
  /** When nothing is left to do behind the scenes (finished matches are packed after their end). */
  settled(): Promise<void>
  close(): Promise<void>
}

export type Store = MatchStore & Lobby & Guests & Keeping & { readonly bus: Bus }
