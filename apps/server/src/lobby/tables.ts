/** Tables from outside: opening one, another one for the same people, closing one that has not begun. */
import { at, commitmentOf, fastRandom, replaceAt, upTo } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type { Settings } from '@tortuga/room'
import * as v from 'valibot'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { findRegistered } from '../registry.ts'
import type { Registered } from '../registry.ts'
import type { Chair, Guest, Table } from '../store/store.ts'
import { makeId } from '../tokens.ts'
import type { TableWish } from './wishes.ts'

/** Bots that sit down at the start have names of their own, the same in every language. */
const BOT_NAMES = ['Bonny', 'Rackham', 'Read', 'Kidd', 'Teach', 'Vane', 'Roberts', 'Avery']

type Chairs = readonly (Chair | null)[]

const botChair = (level: string, order: number): Chair => ({
  player: null,
  name: BOT_NAMES[order] ?? `Bot ${order + 1}`,
  bot: level,
  contribution: '',
})

const readOptions = ({ game, options: schema }: Registered, wish: TableWish['options']): unknown => {
  const [first] = Object.values(game.presets)
  if (typeof wish === 'string' && !Object.hasOwn(game.presets, wish)) throw new Problem('bad-options', 'no such preset')
  const asked = wish === undefined ? first : typeof wish === 'string' ? game.presets[wish] : wish
  const read = v.safeParse(schema, asked)
  if (!read.success) throw new Problem('bad-options', `expected other options at ${v.getDotPath(read.issues[0]) ?? 'the top'}`)
  return read.output
}

/** Options that fit no table of this size are found now, not when the last player sits down. */
const trySetup = ({ game }: Registered, options: unknown, seats: number): void => {
  try {
    game.setup(options, seats, fastRandom(1))
  } catch {
    throw new Problem('bad-options', 'not with so many seats')
  }
}

const placeBots = ({ bots: levels }: Registered, seats: number, bots: TableWish['bots']): Chairs => {
  let chairs: Chairs = upTo(seats).map(() => null)
  for (const [order, { seat, level }] of bots.entries()) {
    if (!Object.hasOwn(levels, level)) throw new Problem('no-such-level')
    if (seat >= seats || at(chairs, seat) !== null) throw new Problem('bad-seats', 'each bot needs a seat of its own')
    chairs = replaceAt(chairs, seat, botChair(level, order))
  }
  if (chairs.every(chair => chair !== null)) throw new Problem('bad-seats', 'nobody could sit down')
  return chairs
}

type Layout = Pick<Table, 'game' | 'options' | 'settings' | 'chairs' | 'rematchOf'>

/** Null where another rematch of the same match was opened first. */
const putUp = async ({ store, limits, now, entropy }: House, guest: Guest, layout: Layout): Promise<Table | null> => {
  if ((await store.countWaitingOf(guest.id)) >= limits.openTables) throw new Problem('too-many-tables')
  const secret = entropy()
  const when = now()
  const table: Table = {
    ...layout,
    id: makeId(entropy()),
    opener: guest.id,
    secret,
    commitment: commitmentOf(secret),
    status: 'waiting',
    created: when,
    touched: when,
  }
  return (await store.openTable(table)) ? table : null
}

export const openTable = async (house: House, guest: Guest, wish: TableWish): Promise<Table> => {
  const registered = findRegistered(house.registry, wish.game)
  if (registered === undefined) throw new Problem('no-such-game')
  const { game } = registered
  const [least, most] = game.seats
  const seats = wish.seats ?? least
  if (seats < least || seats > most) throw new Problem('bad-seats', `${least} to ${most} play this`)
  const options = readOptions(registered, wish.options)
  trySetup(registered, options, seats)
  const { clock = game.clock, spectators, listed, takebacks } = wish
  const settings: Settings = { clock, spectators, listed, takebacks }
  const chairs = placeBots(registered, seats, wish.bots)
  const table = await putUp(house, guest, { game: game.id, options, settings, chairs, rematchOf: null })
  if (table === null) throw new Error('a new table was taken for a rematch')
  return table
}

export const findTable = async ({ store }: House, id: string): Promise<Table> => {
  const found = await store.findTable(id)
  if (found === null) throw new Problem('no-such-table')
  return found.table
}

export const seatOf = ({ chairs }: Table, guest: Guest | null): Seat | null => {
  const seat = guest === null ? -1 : chairs.findIndex(chair => chair?.player === guest.id)
  return seat < 0 ? null : seat
}

/** Everybody moves up one seat, so that somebody else begins. */
const movedUp = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats

/** One table for all who played: whoever asks first opens it, the others get the same. `seat` is where the asking player would sit; bots sit there already. */
export const openRematch = async (house: House, guest: Guest, id: string): Promise<{ readonly id: string; readonly seat: Seat }> => {
  const { store } = house
  const table = await findTable(house, id)
  const mine = seatOf(table, guest)
  if (mine === null) throw new Problem('not-yours')
  if (table.status !== 'over') throw new Problem('not-over')
  const { game, options, settings, chairs } = table
  const seat = movedUp(mine, chairs.length)
  const known = await store.findRematch(id)
  if (known !== null) return { id: known, seat }
  const next = chairs.map(
    (_, chair) => chairs.find((one, was) => one !== null && one.bot !== null && movedUp(was, chairs.length) === chair) ?? null,
  )
  const opened = await putUp(house, guest, { game, options, settings, chairs: next, rematchOf: id })
  const rematch = opened?.id ?? (await store.findRematch(id))
  if (rematch === null) throw new Problem('busy', '', 1)
  return { id: rematch, seat }
}

/** Whoever opened a table may close it until it begins. */
export const closeTable = async (house: House, guest: Guest, id: string): Promise<void> => {
  const table = await findTable(house, id)
  if (table.opener !== guest.id) throw new Problem('not-yours')
  if (table.status !== 'waiting') throw new Problem('already-begun')
  await house.store.removeTable(id)
}
