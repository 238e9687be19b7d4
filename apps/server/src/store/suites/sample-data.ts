/** Sample tables and matches for the store suites. A store does not interpret states, so any JSON will do. */
import { randomUUID } from 'node:crypto'
import type { Entry, GameTypes, Header, AppliedEntry, Match, Millis, Player } from '@tortuga/kit'
import type { MatchStart, RoomNotice, RunningClocks, MatchWrite } from '@tortuga/room'
import type { TableSettings } from '@tortuga/wire'
import type { Occupant, Store, StoredTable } from '../port/store.ts'

/** The store under test, a second handle on the same data (the same handle if only one process can open it), and its clock. */
export type StoreSubject = { store: Store; other: Store; clock: { now: Millis } }

export const personOccupant = (player: string, name: string): Occupant => ({
  player,
  name,
  bot: null,
  contribution: 'ab'.repeat(32),
  ready: false,
})
export const botOccupant = (name: string): Occupant => ({ player: null, name, bot: 'easy', contribution: '', ready: true })

export const SETTINGS: TableSettings = { clock: { type: 'none' }, spectators: true, listed: true, takebacks: true }

/** A waiting table, by default with two seats, one of them taken. */
export const tableOf = (more: Partial<StoredTable> = {}): StoredTable => ({
  id: randomUUID(),
  game: 'rum',
  options: { edition: 'second', zł: ['ą', '🏴‍☠️'] },
  settings: SETTINGS,
  opener: 'ola',
  occupants: [personOccupant('ola', 'Ola'), null],
  secret: '01'.repeat(32),
  commitment: '02'.repeat(32),
  status: 'waiting',
  created: 1000,
  touched: 1000,
  rematchOf: null,
  series: null,
  ...more,
})

/** A state of about `size` bytes. Its keys are unsorted, so that a database that reorders keys fails. */
export const stateOf = (version: number, size = 200): unknown => ({
  z: version,
  deck: Array.from({ length: Math.ceil(size / 14) }, (_, n) => `light-rum.${(n * 7 + version) % 90}`),
  b: { y: null, x: [1.5, true] },
  a: 'zażółć',
})

const matchAt = (version: number, size?: number): Match<GameTypes> => ({
  version,
  rules: 1,
  steps: version + 1,
  state: stateOf(version, size),
  asked: [version % 2 === 0 ? version : null, version % 2 === 0 ? null : version],
  undoable: 0,
  proposal: null,
  open: [],
  over: false,
  head: version % 2 === 0 ? null : 'cd'.repeat(32),
})

const playersOf = (occupants: readonly (Occupant | null)[]): readonly Player[] =>
  occupants.map(occupant => ({ name: occupant?.name ?? '', bot: occupant?.bot ?? null }))

export const beginningOf = (
  { id, game, options, occupants, secret, commitment }: StoredTable,
  more: Partial<MatchStart> = {},
): MatchStart => {
  const header: Header = {
    journal: 2,
    match: id,
    game,
    rules: 1,
    seats: occupants.length,
    options,
    players: playersOf(occupants),
    chance: 'hmac-sha256',
    commitment,
    contributions: occupants.map(occupant => occupant?.contribution ?? ''),
    secret,
    start: null,
    seed: '03'.repeat(32),
  }
  const match = matchAt(0)
  return { header, match, first: { state: match.state, events: [{ type: 'dealt' }] }, clocks: null, deadline: null, ...more }
}

const move = (version: number): Entry => ({ type: 'move', at: 0, seat: version % 2, move: { play: version }, by: 'player', clocks: null })
export const appliedAt = (version: number, entry: Entry = move(version), size?: number): AppliedEntry<GameTypes> => ({
  entry,
  events: [{ type: 'played' }],
  state: stateOf(version, size),
})

/** An entry that leaves the state of an earlier version as it was. */
export const unchangedAt = (version: number, entry: Entry): AppliedEntry<GameTypes> => ({ entry, events: [], state: stateOf(version) })

/** The write that follows version `expected`, by default with a unique idempotency key. */
export const writeOf = (table: StoredTable, expected: number, more: Partial<MatchWrite> & { readonly size?: number } = {}): MatchWrite => ({
  id: table.id,
  expected,
  key: `${(expected + 1) % 2}:m${expected + 1}`,
  applied: [appliedAt(expected + 1, undefined, more.size)],
  next: matchAt(expected + 1, more.size),
  players: playersOf(table.occupants),
  owner: null,
  clocks: null,
  deadline: null,
  ...more,
})

/** The last write of a match: a move, and the entry that ends the match. */
export const lastWrite = (table: StoredTable, expected: number): MatchWrite => {
  const end: Entry = { type: 'end', at: 0, reason: 'outcome', outcome: { places: [1, 2], scores: [3, 0] }, hash: '04'.repeat(32) }
  const applied = [appliedAt(expected + 1), appliedAt(expected + 2, end)]
  return writeOf(table, expected, { applied, next: { ...matchAt(expected + 2), asked: [null, null], over: true } })
}

export const running = (since: Millis, ...left: Millis[]): RunningClocks => ({ since, left })

/** Begins a match, by default between Ola and Jan. */
export const beginTable = async (
  store: Store,
  more: Partial<StoredTable> = {},
  beginning: Partial<MatchStart> = {},
): Promise<StoredTable> => {
  const table = tableOf({ occupants: [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')], ...more })
  await store.openTable({ ...table, occupants: table.occupants.map(() => null) })
  if (!(await store.changeSeats(table.id, 0, table.occupants, beginningOf(table, beginning)))) throw new Error('the table did not begin')
  return table
}

/** Appends one write after the other up to this version. */
export const playTo = async (store: Store, table: StoredTable, version: number, from = 0): Promise<void> => {
  for (let expected = from; expected < version; expected += 1) await store.append(writeOf(table, expected))
}

/** Plays to this version in few writes, each with many entries; the key of a write is that of its first entry. */
export const playLong = async (store: Store, table: StoredTable, version: number): Promise<void> => {
  for (let expected = 0; expected < version; expected += 128) {
    const end = Math.min(version, expected + 128)
    const applied = Array.from({ length: end - expected }, (_, n) => appliedAt(expected + 1 + n))
    await store.append(writeOf(table, expected, { applied, next: matchAt(end) }))
  }
}

/** Records the notices that a store publishes; `received(count)` waits until there are `count` and returns all of them. */
export const recordNews = (store: Store): { received(count: number): Promise<readonly RoomNotice[]> } => {
  const all: RoomNotice[] = []
  store.bus.subscribe(notice => all.push(notice))
  return {
    received: async count => {
      for (let tries = 0; all.length < count && tries < 500; tries += 1) await new Promise(resolve => setTimeout(resolve, 10))
      return all
    },
  }
}
