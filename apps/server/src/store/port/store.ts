/**
 * The storage port, implemented for SQLite, PostgreSQL and memory; all three pass the suites in `../suites`. `MatchStore`
 * (packages/room) is the part that rooms use; this file adds tables, guests and maintenance.
 */
import type { Millis, Seat } from '@tortuga/kit'
import type { MatchStart, RoomBus, MatchStore } from '@tortuga/room'
import type { ListedTable, TableSettings, TableStatus } from '@tortuga/wire'

/** The person or bot in a seat. `player` is null for a bot that the opener seated. */
export type Occupant = {
  readonly player: string | null
  readonly name: string
  readonly bot: string | null
  /** 64 hex digits; '' for bots and substitutes, who contribute nothing to the seed. */
  readonly contribution: string
  /** The player need not be present when the match begins. Always true for bots. */
  readonly ready: boolean
}

/** The finished matches of a series of rematches, and who won how many of them: people by their id, bots by their name. */
export type SeriesTotals = {
  readonly matches: number
  readonly wins: readonly { readonly player: string | null; readonly bot: string | null; readonly count: number }[]
}

/** A table from its opening on. Its occupants may change until the match begins; from then on they are the owners of the seats, which only a substitute changes. */
export type StoredTable = {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly settings: TableSettings
  /** The player who opened the table and may remove people until the match begins. */
  readonly opener: string
  readonly occupants: readonly (Occupant | null)[]
  readonly secret: string
  readonly commitment: string
  readonly status: TableStatus
  readonly created: Millis
  /** Time of the last activity. */
  readonly touched: Millis
  /** The table that this one is a rematch of. */
  readonly rematchOf: string | null
  /** The matches before this one; null if it is no rematch. */
  readonly series: SeriesTotals | null
}

export type Guest = {
  readonly id: string
  readonly name: string
  readonly barred: boolean
  /** The name of the chosen picture; null for the picture of the seat. */
  readonly avatar: string | null
}

/** A guest who was found by the token of one of their devices. */
export type SignedInGuest = Guest & {
  /** The hash of the token. */
  readonly device: string
  /** When the device was last seen; null if an earlier release has added it. */
  readonly seen: Millis | null
}

/** A device of a guest, named by the hash of its token. */
export type StoredDevice = { readonly hash: string; readonly added: Millis | null; readonly seen: Millis | null }

/** Maximum devices of one guest. One more signs out the one that was not seen for longest. */
export const MAX_DEVICES = 20

/** Maximum chat messages kept per table. */
export const CHAT_HISTORY_LIMIT = 500

/** Nodes send a heartbeat every second; a longer gap than this means that no node was running. */
export const HEARTBEAT_TIMEOUT: Millis = 3000

/** A gap of at least this time does not count as time in which a table was idle or a player away. */
export const LONG_GAP: Millis = 3_600_000

/** Replaces the name of a player who asked to be forgotten; clients display "a guest". */
export const FORGOTTEN_NAME = ''

/** Tables. The store publishes every change of a table or seat on its bus, as it does with entries; rooms publish chat and presence. */
export type TableStore = {
  /** Returns false if another rematch of the same match was opened first. */
  openTable(table: StoredTable): Promise<boolean>
  /** The table in any status, with the revision that `changeSeats` compares. */
  findTable(id: string): Promise<{ readonly table: StoredTable; readonly revision: number } | null>
  /** Compare-and-set of a waiting table's occupants; with a `beginning`, the match begins in the same transaction. */
  changeSeats(id: string, revision: number, occupants: readonly (Occupant | null)[], beginning: MatchStart | null): Promise<boolean>
  /** Removes a table that has not begun; false if there is none, because the match has begun meanwhile. */
  removeTable(id: string): Promise<boolean>
  /** Listed tables with a free seat that somebody opened, changed or sat at after `since`, newest first. */
  listOpen(limit: number, since: Millis): Promise<readonly ListedTable[]>
  /** Listed tables in play that admit spectators, newest first. */
  listWatchable(limit: number): Promise<readonly ListedTable[]>
  listTablesOf(player: string, limit: number): Promise<readonly ListedTable[]>
  /** The waiting tables that the player opened, and the running matches in which the player has a seat. */
  countTablesOf(player: string): Promise<{ readonly waiting: number; readonly playing: number }>
  /** Those of these tables that wait or are played. */
  findUnfinished(ids: readonly string[]): Promise<readonly string[]>
  /** The id of this match's rematch, if one was opened. */
  findRematch(id: string): Promise<string | null>
  /** Records that the seat's owner has left or come back. */
  setLeft(id: string, seat: Seat, left: boolean): Promise<void>
  readLeft(id: string): Promise<readonly boolean[]>
  /** The seat that the player had in this match until a substitute took it; null if there is none. */
  findGivenSeat(id: string, player: string): Promise<Seat | null>
  /** Waiting and playing tables without activity since `before`, oldest first, without halted ones. A match with a clock has as much more time as the clock gives to all seats. */
  listIdle(before: Millis, limit: number): Promise<readonly { readonly id: string; readonly status: TableStatus }[]>
}

/** By player: chat until this time stays hidden; infinite while the player is blocked. If old messages appeared at another table after unblocking, they would link the player's names. */
export type BlockedUntil = ReadonlyMap<string, Millis>

export type GuestStore = {
  addGuest(id: string, name: string, tokenHash: string): Promise<void>
  findGuest(tokenHash: string): Promise<SignedInGuest | null>
  /** Marks devices as seen, and also those that an earlier release has added. */
  seeDevices(tokenHashes: readonly string[], now: Millis): Promise<void>
  /** False if there is no such guest. */
  rename(id: string, name: string): Promise<boolean>
  setAvatar(id: string, avatar: string | null): Promise<void>
  /** Adds a single-use link that signs in another device as the same player until `expires`. Replaces the player's earlier link and removes expired ones. */
  addLink(linkHash: string, guest: string, expires: Millis): Promise<void>
  /** Consumes the link and adds the new device's token in one transaction, within `MAX_DEVICES`; null if the link is unknown, used or expired. */
  useLink(linkHash: string, tokenHash: string, now: Millis): Promise<Guest | null>
  /** The last seen first. */
  listDevices(guest: string): Promise<readonly StoredDevice[]>
  /** The device `by` signs out another one of its guest, or all others, and removes the guest's link, which a stranger could have made. Returns the hashes of the devices that were signed out; null if `by` has been signed out itself. */
  signOut(guest: string, by: string, which: 'others' | { readonly only: string }): Promise<readonly string[] | null>
  /** Deletes name, tokens, links, blocks and chat. Seats of matches stay without an owner. Seats at waiting tables become free, and waiting tables without people are closed. */
  forget(id: string): Promise<void>
  /** Guests without a running match of whom no device was seen since `before`, the longest unseen first. `visitors` are only those who have, and had, no seat at any stored table. */
  listInactive(before: Millis, limit: number, who?: 'all' | 'visitors'): Promise<readonly string[]>
  /** Forgets a guest who is still inactive; otherwise returns false. */
  forgetInactive(id: string, before: Millis, who?: 'all' | 'visitors'): Promise<boolean>
  setBarred(id: string, barred: boolean): Promise<boolean>
  /** The given devices that may no longer be connected, because they were signed out, or their player was barred or forgotten. */
  findRemoved(devices: readonly string[]): Promise<readonly { readonly device: string; readonly isBarred: boolean }[]>
  /**
   * A block holds at every table, but is shown only where it was made (`match`): otherwise it would link the names of a player at different tables. Unblocking
   * ends it at this table, and at those where it was not made once no table is left where it was.
   */
  setBlocked(guest: string, other: string, match: string, blocked: boolean): Promise<void>
  /** The players that the guest blocked at this table. */
  blockedAt(guest: string, match: string): Promise<readonly string[]>
  /** The players whose chat the guest does not get at this table, also those who were unblocked. */
  blockedBy(guest: string, match: string): Promise<BlockedUntil>
}

export type MaintenanceStore = {
  databaseNow(): Promise<Millis>
  /** Subscribes to the signal that this node may have missed notices, or that clocks were corrected after a gap: every live match must be read again. */
  onGap(listener: () => void): () => void
  /** Heartbeat of a node. The first one after a gap without nodes adds the gap to every running clock and deadline, and to the times from which absence and inactivity are measured; returns the gap. A negative one says how far `now` is behind the last heartbeat, because the clock was set back; nothing is stored then. */
  heartbeat(now: Millis): Promise<Millis>
  /** Every table: those with a halted match first, then the newest. */
  listAll(limit: number, offset: number): Promise<readonly ListedTable[]>
  /** Matches that ended before this time, oldest first. */
  listFinished(before: Millis, limit: number): Promise<readonly string[]>
  /** Removes a match and everything stored for it. */
  deleteMatch(id: string): Promise<boolean>
  countMatches(): Promise<Readonly<Record<TableStatus | 'halted', number>>>
  /** The input and error that halted a match. */
  findEvidence(id: string): Promise<{ readonly version: number; readonly input: unknown; readonly error: string } | null>
  /** Removes the halt mark and wakes the match; false if it is not halted. The time that it stood still costs no player anything. The evidence stays. */
  retry(id: string, now: Millis): Promise<boolean>
  /** Writes a consistent copy of the running store to one file. SQLite only. */
  backup(file: string): Promise<void>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  /** The name of the newest migration in the database. */
  findSchema(): Promise<string>
  /** Resolves when all background work is done, such as packing finished matches. */
  settled(): Promise<void>
  close(): Promise<void>
}

export type Store = MatchStore & TableStore & GuestStore & MaintenanceStore & { readonly bus: RoomBus }
