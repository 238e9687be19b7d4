/** Opening tables, opening rematches, and closing tables that have not begun. */
import { at, commitmentOf, fastRandom, range, replaceAt } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type { Rematch, TableRequest, TableSettings } from '@tortuga/wire'
import * as v from 'valibot'
import { findServedGame } from '../config/games.ts'
import type { RegisteredServerGame } from '../config/games.ts'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { createId } from '../identity/tokens.ts'
import { addMatch } from '../store/port/series.ts'
import type { Occupant, Guest, StoredTable } from '../store/port/store.ts'
import { botOccupant } from './bot-occupants.ts'
import { resultOf } from './match-result.ts'

type Occupants = readonly (Occupant | null)[]

/** Options are an object or the name of a preset; the first preset is the default. */
const readOptions = ({ game, options: schema }: RegisteredServerGame, requested: TableRequest['options']): unknown => {
  const [first] = Object.values(game.presets)
  if (typeof requested === 'string' && !Object.hasOwn(game.presets, requested)) throw new HttpProblem('bad-options', 'no such preset')
  const options = requested === undefined ? first : typeof requested === 'string' ? game.presets[requested] : requested
  const parsed = v.safeParse(schema, options)
  if (!parsed.success) throw new HttpProblem('bad-options', `invalid options at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`)
  return parsed.output
}

/** Rejects options that do not work with this number of seats when the table is opened, not only when the last player takes a seat. */
const trySetup = ({ game }: RegisteredServerGame, options: unknown, seats: number): void => {
  try {
    game.setup(options, seats, fastRandom(1))
  } catch {
    throw new HttpProblem('bad-options', 'these options do not work with this number of seats')
  }
}

const placeBots = ({ bots: levels }: RegisteredServerGame, seats: number, bots: TableRequest['bots']): Occupants => {
  let occupants: Occupants = range(seats).map(() => null)
  for (const { seat, level } of bots) {
    if (!Object.hasOwn(levels, level)) throw new HttpProblem('no-such-level')
    if (seat >= seats || at(occupants, seat) !== null) throw new HttpProblem('bad-seats', 'each bot needs a seat of its own')
    occupants = replaceAt(occupants, seat, botOccupant(level, occupants))
  }
  if (occupants.every(occupant => occupant !== null)) throw new HttpProblem('bad-seats', 'no seat is left for a person')
  return occupants
}

type NewTable = Pick<StoredTable, 'game' | 'options' | 'settings' | 'occupants' | 'rematchOf' | 'series'>

/** The newest request of each player to open a table. */
const opening = new Map<string, Promise<unknown>>()

/** One after the other for each player: of requests that count the player's tables at the same time, none would see the others' tables. */
const inTurn = async <A>(player: string, open: () => Promise<A>): Promise<A> => {
  const turn = (opening.get(player) ?? Promise.resolve()).then(open, open)
  opening.set(player, turn)
  try {
    return await turn
  } finally {
    if (opening.get(player) === turn) opening.delete(player)
  }
}

/** Null if another rematch of the same match was stored first. */
const storeTable = async (
  { store, limits, now, entropy }: ServerContext,
  guest: Guest,
  newTable: NewTable,
): Promise<StoredTable | null> => {
  const { waiting, playing } = await store.countTablesOf(guest.id)
  if (waiting >= limits.openTables || playing >= limits.begunTables) throw new HttpProblem('too-many-tables')
  const secret = entropy()
  const when = now()
  const table: StoredTable = {
    ...newTable,
    id: createId(entropy()),
    opener: guest.id,
    secret,
    commitment: commitmentOf(secret),
    status: 'waiting',
    created: when,
    touched: when,
  }
  return (await store.openTable(table)) ? table : null
}

export const openTable = async (context: ServerContext, guest: Guest, request: TableRequest): Promise<StoredTable> => {
  const registered = findServedGame(context.registry, request.game)
  if (registered === undefined) throw new HttpProblem('no-such-game')
  const { game } = registered
  const [least, most] = game.seats
  const seats = request.seats ?? least
  if (seats < least || seats > most) throw new HttpProblem('bad-seats', `${least} to ${most} play this`)
  const options = readOptions(registered, request.options)
  trySetup(registered, options, seats)
  const { clock = game.clock, spectators, listed, takebacks, standIn } = request
  if (standIn !== undefined && !Object.hasOwn(registered.bots, standIn)) throw new HttpProblem('no-such-level')
  const settings: TableSettings = { clock, spectators, listed, takebacks, ...(standIn === undefined ? {} : { standIn }) }
  const occupants = placeBots(registered, seats, request.bots)
  const newTable = { game: game.id, options, settings, occupants, rematchOf: null, series: null }
  const table = await inTurn(guest.id, () => storeTable(context, guest, newTable))
  if (table === null) throw new Error('the store treated a new table as a second rematch')
  return table
}

export const requireTable = async ({ store }: ServerContext, id: string): Promise<StoredTable> => {
  const found = await store.findTable(id)
  if (found === null) throw new HttpProblem('no-such-table')
  return found.table
}

export const seatOf = ({ occupants }: StoredTable, guest: Guest | null): Seat | null => {
  const seat = guest === null ? -1 : occupants.findIndex(occupant => occupant?.player === guest.id)
  return seat < 0 ? null : seat
}

/** The seats of a rematch: bots keep theirs, also bots that play for people who have left; people take their seats again. `own`, the seat of the player who asks for the rematch, stays free. */
const rematchOccupants = async ({ store }: ServerContext, { id, occupants }: StoredTable, own: Seat): Promise<Occupants> => {
  const players = (await store.readMatch(id))?.players ?? []
  let next: Occupants = occupants.map(occupant => (occupant !== null && occupant.bot !== null ? occupant : null))
  for (const [seat, player] of players.entries()) {
    if (player.bot === null || at(next, seat) !== null || seat === own) continue
    // The bot gets a name of its own, so that its wins are not those of the player it stood in for.
    next = replaceAt(next, seat, botOccupant(player.bot, [...next, ...occupants]))
  }
  return next
}

/** All players of a match share one rematch table with the same seats, bots and settings: the first request opens it, later requests return it. */
export const openRematch = async (context: ServerContext, guest: Guest, id: string): Promise<Rematch> => {
  const { store } = context
  const table = await requireTable(context, id)
  const seat = seatOf(table, guest)
  if (seat === null) throw new HttpProblem('not-yours')
  if (table.status !== 'over') throw new HttpProblem('not-over')
  const existing = await store.findRematch(id)
  if (existing !== null) return { id: existing, seat }
  const { game, options, settings, occupants } = table
  const series = addMatch(table.series, occupants, await resultOf(store, id))
  const newTable = { game, options, settings, occupants: await rematchOccupants(context, table, seat), rematchOf: id, series }
  const opened = await inTurn(guest.id, () => storeTable(context, guest, newTable))
  const rematch = opened?.id ?? (await store.findRematch(id))
  if (rematch === null) throw new HttpProblem('busy', '', 1)
  return { id: rematch, seat }
}

/** Until the match begins, the player who opened a table may close it. */
export const closeTable = async (context: ServerContext, guest: Guest, id: string): Promise<void> => {
  const table = await requireTable(context, id)
  if (table.opener !== guest.id) throw new HttpProblem('not-yours')
  if (table.status !== 'waiting') throw new HttpProblem('already-begun')
  if (await context.store.removeTable(id)) return
  await requireTable(context, id) // it may have been closed meanwhile
  throw new HttpProblem('already-begun')
}
