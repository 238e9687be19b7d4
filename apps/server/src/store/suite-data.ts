/** Made-up matches for the store's suite: a store looks into none of this, so any JSON will do for a state. */
import { randomUUID } from 'node:crypto'
import type { Entry, GameTypes, Header, Made, Match, Millis, Player } from '@tortuga/kit'
import type { Beginning, News, Running, Settings, Write } from '@tortuga/room'
import type { Chair, Store, Table } from './store.ts'

/** What a test works with: the store, another handle on the same data (the same one, where only one process can have it), and its time. */
export type Subject = { store: Store; other: Store; clock: { now: Millis } }

export const person = (player: string, name: string): Chair => ({ player, name, bot: null, contribution: 'ab'.repeat(32) })
export const machine = (name: string): Chair => ({ player: null, name, bot: 'easy', contribution: '' })

export const SETTINGS: Settings = { clock: { type: 'none' }, spectators: true, listed: true, takebacks: true }

/** A table that waits, with two chairs unless told otherwise. */
export const tableOf = (more: Partial<Table> = {}): Table => ({
  id: randomUUID(),
  game: 'rum',
  options: { edition: 'second', zł: ['ą', '🏴‍☠️'] },
  settings: SETTINGS,
  opener: 'ola',
  chairs: [person('ola', 'Ola'), null],
  secret: '01'.repeat(32),
  commitment: '02'.repeat(32),
  status: 'waiting',
  created: 1000,
  touched: 1000,
  rematchOf: null,
  ...more,
})

/** A state of `size` bytes or a little more; its keys are in no order that a database would keep by itself. */
export const stateOf = (version: number, size = 200): unknown => ({
  zeal: version,
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
  over: false,
})

const playersOf = (chairs: readonly (Chair | null)[]): readonly Player[] =>
  chairs.map(chair => ({ name: chair?.name ?? '', bot: chair?.bot ?? null }))

export const beginningOf = ({ id, game, options, chairs, secret, commitment }: Table, more: Partial<Beginning> = {}): Beginning => {
  const header: Header = {
    journal: 1,
    match: id,
    game,
    rules: 1,
    seats: chairs.length,
    options,
    players: playersOf(chairs),
    chance: 'hmac-sha256',
    commitment,
    contributions: chairs.map(chair => chair?.contribution ?? ''),
    secret,
    seed: '03'.repeat(32),
  }
  const match = matchAt(0)
  return { header, match, first: { state: match.state, events: [{ type: 'dealt' }] }, clocks: null, deadline: null, ...more }
}

const move = (version: number): Entry => ({ type: 'move', at: 0, seat: version % 2, move: { play: version }, by: 'player', clocks: null })
export const madeAt = (version: number, entry: Entry = move(version), size?: number): Made<GameTypes> => ({
  entry,
  events: [{ type: 'played' }],
  state: stateOf(version, size),
})

/** The write that follows `expected`, with a key of its own unless told otherwise. */
export const writeOf = (table: Table, expected: number, more: Partial<Write> & { readonly size?: number } = {}): Write => ({
  id: table.id,
  expected,
  key: `${(expected + 1) % 2}:m${expected + 1}`,
  made: [madeAt(expected + 1, undefined, more.size)],
  next: matchAt(expected + 1, more.size),
  players: playersOf(table.chairs),
  clocks: null,
  deadline: null,
  ...more,
})

/** The last two entries: a move, and the end it brings. */
export const lastWrite = (table: Table, expected: number): Write => {
  const end: Entry = { type: 'end', at: 0, reason: 'outcome', outcome: { places: [1, 2], scores: [3, 0] }, hash: '04'.repeat(32) }
  const made = [madeAt(expected + 1), madeAt(expected + 2, end)]
  return writeOf(table, expected, { made, next: { ...matchAt(expected + 2), asked: [null, null], over: true } })
}

export const running = (since: Millis, ...left: Millis[]): Running => ({ since, left })

/** A table of Ola and Jan that has begun. */
export const beginTable = async (store: Store, more: Partial<Table> = {}, beginning: Partial<Beginning> = {}): Promise<Table> => {
  const table = tableOf({ chairs: [person('ola', 'Ola'), person('jan', 'Jan')], ...more })
  await store.openTable({ ...table, chairs: table.chairs.map(() => null) })
  if (!(await store.seatTable(table.id, 0, table.chairs, beginningOf(table, beginning)))) throw new Error('the table did not begin')
  return table
}

/** Plays a table on to this version, one write after the other. */
export const playTo = async (store: Store, table: Table, version: number, from = 0): Promise<void> => {
  for (let expected = from; expected < version; expected += 1) await store.append(writeOf(table, expected))
}

/** Collects what a store tells until it is asked for a certain number of news; then gives all that came. */
export const hearing = (store: Store): { heard(count: number): Promise<readonly News[]> } => {
  const all: News[] = []
  store.bus.listen(news => all.push(news))
  return {
    heard: async count => {
      for (let tries = 0; all.length < count && tries < 500; tries += 1) await new Promise(resolve => setTimeout(resolve, 10))
      return all
    },
  }
}
