/**
 * Converts matches to rows and back. A person's name is stored only with the seat: it is removed from headers, players and entries
 * on writing and restored on reading, so that forgetting a person changes one row per seat. Former owners of a seat have a row of their own.
 */
import { entrySchema, headerSchema, playerSchema } from '@tortuga/kit'
import type { Entry, Header, Player, Seat } from '@tortuga/kit'
import type { RunningClocks, StoredEntry } from '@tortuga/room'
import { eventsSchema, matchResultSchema, parseJson } from '@tortuga/wire'
import type { MatchResult } from '@tortuga/wire'
import * as v from 'valibot'
import type { EntryRow, MatchRow } from './schema/schema.ts'
import { FORGOTTEN_NAME } from '../port/store.ts'
import type { SeriesTotals } from '../port/store.ts'

/** Names of the people who own the seats now, by seat. */
export type SeatNames = readonly string[]

/** A person who owns a seat, or did so until a substitute took it at version `until`. */
export type OwnerRow = { readonly seat: Seat; readonly player: string | null; readonly name: string; readonly until: number | null }

/** The name of the person who owned the seat at this version. */
const nameAt = (owners: readonly OwnerRow[], seat: Seat, version: number): string | undefined =>
  owners
    .filter(owner => owner.seat === seat && (owner.until ?? Infinity) > version)
    .toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity))[0]?.name

const removeName = (player: Player): Player => (player.bot === null ? { ...player, name: FORGOTTEN_NAME } : player)
const removeEntryName = (entry: Entry): Entry => (entry.type === 'sit' ? { ...entry, player: removeName(entry.player) } : entry)

const restoreName = (player: Player, name: string | undefined): Player =>
  player.bot === null ? { ...player, name: name ?? FORGOTTEN_NAME } : player
const restoreEntryName = (entry: Entry, version: number, owners: readonly OwnerRow[]): Entry =>
  entry.type === 'sit' ? { ...entry, player: restoreName(entry.player, nameAt(owners, entry.seat, version)) } : entry

export const printHeader = (header: Header): string => JSON.stringify({ ...header, players: header.players.map(removeName) })
export const parseHeader = (text: string, owners: readonly OwnerRow[]): Header => {
  const header = parseJson(headerSchema, text)
  return { ...header, players: header.players.map((player, seat) => restoreName(player, nameAt(owners, seat, 0))) }
}

export const printPlayers = (players: readonly Player[]): string => JSON.stringify(players.map(removeName))
export const parsePlayers = (text: string, names: SeatNames): readonly Player[] =>
  parseJson(v.array(playerSchema), text).map((player, seat) => restoreName(player, names[seat]))

export const printEntry = (entry: Entry): string => JSON.stringify(removeEntryName(entry))

export const printClocks = (clocks: RunningClocks): Pick<MatchRow, 'since' | 'time_left'> => ({
  since: clocks?.since ?? null,
  time_left: clocks === null ? null : JSON.stringify(clocks.left),
})
export const parseClocks = ({ since, time_left }: Pick<MatchRow, 'since' | 'time_left'>): RunningClocks =>
  since === null || time_left === null ? null : { since, left: parseJson(v.array(v.number()), time_left) }

/** How these entries end their match; null if they do not. */
export const printResult = (applied: readonly { readonly entry: Entry }[]): string | null => {
  const end = applied.find(({ entry }) => entry.type === 'end')?.entry
  return end?.type === 'end' ? JSON.stringify({ outcome: end.outcome, reason: end.reason } satisfies MatchResult) : null
}
export const parseResult = (text: string | null): MatchResult | null => (text === null ? null : parseJson(matchResultSchema, text))

const seriesTotalsSchema = v.object({
  matches: v.number(),
  wins: v.array(v.object({ player: v.nullable(v.string()), bot: v.nullable(v.string()), count: v.number() })),
})
export const parseSeries = (text: string | null): SeriesTotals | null => (text === null ? null : parseJson(seriesTotalsSchema, text))

/** Whether names have to be loaded to read this entry. */
export const containsPersonName = (entry: string | null): boolean => entry?.startsWith('{"type":"sit"') ?? false

export const parseStored = (row: Pick<EntryRow, 'version' | 'entry' | 'events'>, owners: readonly OwnerRow[]): StoredEntry => ({
  version: row.version,
  entry: restoreEntryName(parseJson(entrySchema, row.entry ?? 'null'), row.version, owners),
  events: parseJson(eventsSchema, row.events),
})
