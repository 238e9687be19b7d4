/** The data of the memory store: plain maps. */
import type { GameTypes, Header, Match, Millis, Player, Seat, Step } from '@tortuga/kit'
import type { ChatMessage, RunningClocks, StoredEntry } from '@tortuga/room'
import type { MatchResult, TableSettings } from '@tortuga/wire'
import type { BlockPlace } from '../port/blocks.ts'
import type { LocalBus } from '../port/local-bus.ts'
import type { Occupant, Guest, StoredTable } from '../port/store.ts'

/** An occupant with the columns that only the store uses. */
export type MemorySeat = Occupant & { readonly gone: boolean; readonly seen: Millis | null }
/** A person who owned a seat until a substitute took it at version `until`. */
type MemoryFormerOwner = { readonly seat: Seat; readonly until: number; readonly player: string | null; readonly name: string }
export type MemoryTable = {
  table: StoredTable
  revision: number
  seats: readonly (MemorySeat | null)[]
  former: readonly MemoryFormerOwner[]
}

/** A match that has begun. */
export type MemoryMatch = {
  readonly header: Header
  readonly settings: TableSettings
  readonly first: Step<GameTypes>
  readonly entries: (StoredEntry & Pick<Step<GameTypes>, 'state'>)[]
  readonly keys: Map<string, number>
  match: Match<GameTypes>
  players: readonly Player[]
  clocks: RunningClocks
  deadline: Millis | null
  halted: boolean
  evidence: { readonly version: number; readonly input: unknown; readonly error: string } | null
  touched: Millis
  result: MatchResult | null
}

export type MemoryGuest = {
  guest: Guest
  /** By the hash of their token. */
  readonly devices: Map<string, { readonly added: Millis; seen: Millis }>
  links: Map<string, Millis>
  /** The players who are blocked, and where each was blocked. */
  readonly blocked: Set<string>
  places: readonly BlockPlace[]
}

export type MemoryData = {
  readonly tables: Map<string, MemoryTable>
  readonly matches: Map<string, MemoryMatch>
  readonly chat: { readonly id: string; readonly line: ChatMessage }[]
  readonly guests: Map<string, MemoryGuest>
  readonly bus: LocalBus
  now(): Millis
}

/** The name of the person who owned the seat at this version. */
export const nameAt = (row: MemoryTable | undefined, seat: Seat, version: number): string =>
  row?.former.filter(owner => owner.seat === seat && owner.until > version).toSorted((one, other) => one.until - other.until)[0]?.name ??
  row?.seats[seat]?.name ??
  ''

/** Fills in the names of people from their seats, because a name is stored only there. */
export const withNames = (players: readonly Player[], seats: readonly (MemorySeat | null)[]): readonly Player[] =>
  players.map((player, seat) => (player.bot === null ? { ...player, name: seats[seat]?.name ?? '' } : player))
