/**
 * How a match becomes rows, and rows a match. A person's name stands with the seat and nowhere else: it is left out of headers, players and entries
 * as they are stored, and put back as they are read, so that forgetting somebody is a matter of one row.
 */
import type { Entry, GameTypes, Header, Match, Player } from '@tortuga/kit'
import type { Running, Stored } from '@tortuga/room'
import type { EntryRow, MatchRow } from './schema.ts'
import { FORGOTTEN } from './store.ts'

/** Names of people by seat. */
export type Names = readonly string[]

const hide = (player: Player): Player => (player.bot === null ? { ...player, name: FORGOTTEN } : player)
const hideEntry = (entry: Entry): Entry => (entry.type === 'sit' ? { ...entry, player: hide(entry.player) } : entry)

const show = (player: Player, name: string | undefined): Player => (player.bot === null ? { ...player, name: name ?? FORGOTTEN } : player)
const showEntry = (entry: Entry, names: Names): Entry =>
  entry.type === 'sit' ? { ...entry, player: show(entry.player, names[entry.seat]) } : entry

export const printHeader = (header: Header): string => JSON.stringify({ ...header, players: header.players.map(hide) })
export const parseHeader = (text: string, names: Names): Header => {
  const header = JSON.parse(text) as Header
  return { ...header, players: header.players.map((player, seat) => show(player, names[seat])) }
}

export const printPlayers = (players: readonly Player[]): string => JSON.stringify(players.map(hide))
export const parsePlayers = (text: string, names: Names): readonly Player[] =>
  (JSON.parse(text) as readonly Player[]).map((player, seat) => show(player, names[seat]))

export const printEntry = (entry: Entry): string => JSON.stringify(hideEntry(entry))

/** The match without its state, which stands with its entry. */
export const printMatch = (match: Match<GameTypes>): string => JSON.stringify({ ...match, state: undefined })
export const parseMatch = (text: string): Omit<Match<GameTypes>, 'state'> => JSON.parse(text) as Omit<Match<GameTypes>, 'state'>

export const printClocks = (clocks: Running): Pick<MatchRow, 'since' | 'time_left'> => ({
  since: clocks?.since ?? null,
  time_left: clocks === null ? null : JSON.stringify(clocks.left),
})
export const parseClocks = ({ since, time_left }: Pick<MatchRow, 'since' | 'time_left'>): Running =>
  since === null || time_left === null ? null : { since, left: JSON.parse(time_left) as number[] }

/** Whether an entry names a person, so that names are needed to read it. */
export const namesSomebody = (entry: string | null): boolean => entry?.startsWith('{"type":"sit"') ?? false

/** An entry as it is read. Its state is the larger part and seldom wanted: it is parsed when somebody looks. */
export const parseStored = (row: Omit<EntryRow, 'match' | 'key'>, names: Names): Stored => ({
  version: row.version,
  entry: showEntry(JSON.parse(row.entry ?? 'null') as Entry, names),
  events: JSON.parse(row.events) as Stored['events'],
  get state(): unknown {
    return JSON.parse(row.state)
  },
})
