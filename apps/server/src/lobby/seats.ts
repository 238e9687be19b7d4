/** Taking and leaving seats. The occupants of a waiting table change by compare-and-set. The change that completes the table begins the match in the same transaction. */
import { at, replaceAt } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { beginMatch, isHere } from '@tortuga/room'
import type { MatchStart } from '@tortuga/room'
import type { SeatRequest, SeatTaken } from '@tortuga/wire'
import * as v from 'valibot'
import { findServedGame, botLevelsOf } from '../config/games.ts'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { areConfusableNames } from '../identity/names.ts'
import type { Occupant, Guest, StoredTable } from '../store/port/store.ts'
import { botOccupant } from './bot-occupants.ts'
import { requireTable, seatOf } from './tables.ts'

type Occupants = readonly (Occupant | null)[]

/** Maximum attempts of a change that conflicts with other requests. */
const MAX_ATTEMPTS = 20

/** Everybody is present or has said that they are ready. A player who takes a seat with this change is present. */
const areAllReady = async (
  { store, now }: ServerContext,
  { id, occupants: before }: StoredTable,
  occupants: Occupants,
): Promise<boolean> => {
  const [lastSeen, when] = [await store.lastSeen(id), now()]
  const isNew = (occupant: Occupant, seat: Seat): boolean => before[seat]?.player !== occupant.player
  return occupants.every((occupant, seat) => occupant !== null && (occupant.ready || isNew(occupant, seat) || isHere(lastSeen, seat, when)))
}

const beginIfComplete = async (context: ServerContext, table: StoredTable, occupants: Occupants): Promise<MatchStart | null> => {
  const { registry, now } = context
  const seated = occupants.flatMap(occupant => (occupant === null ? [] : [occupant]))
  if (table.status !== 'waiting' || seated.length < occupants.length || !(await areAllReady(context, table, occupants))) return null
  const registered = findServedGame(registry, table.game)
  if (registered === undefined) throw new HttpProblem('other-rules', 'this server does not play that game')
  // The table may have been opened by an earlier release, whose options had another shape.
  const options = v.safeParse(registered.game.schemas.options, table.options)
  if (!options.success) throw new HttpProblem('other-rules', 'this table was opened with options that the game no longer has')
  return beginMatch(registered.game, { ...table, options: options.output, seated }, now())
}

/** Stores the occupants that `change` returns; null leaves the table unchanged. */
const changeOccupants = async (
  context: ServerContext,
  id: string,
  change: (table: StoredTable) => Occupants | null,
): Promise<StoredTable> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await context.store.findTable(id)
    if (found === null) throw new HttpProblem('no-such-table')
    const occupants = change(found.table)
    if (occupants === null) return found.table
    const start = await beginIfComplete(context, found.table, occupants)
    if (start === null && JSON.stringify(occupants) === JSON.stringify(found.table.occupants)) return found.table // nothing to store, and nobody to tell
    if (await context.store.changeSeats(id, found.revision, occupants, start))
      return { ...found.table, occupants, status: start === null ? 'waiting' : 'playing' }
  }
  throw new HttpProblem('busy', '', 1)
}

const chooseSeat = ({ occupants }: StoredTable, requested: Seat | null): Seat => {
  if (requested !== null && requested >= occupants.length) throw new HttpProblem('bad-seats')
  const seat = requested ?? occupants.indexOf(null)
  if (seat < 0) throw new HttpProblem('table-full')
  if (at(occupants, seat) !== null) throw new HttpProblem('seat-taken')
  return seat
}

const placeGuest = (guest: Guest, request: SeatRequest, table: StoredTable): Occupants | null => {
  const mine = seatOf(table, guest)
  if (mine !== null) {
    if (at(table.occupants, mine)?.contribution === request.contribution) return null // the same request again
    throw new HttpProblem('already-seated')
  }
  if (table.status !== 'waiting') throw new HttpProblem('already-begun')
  if (table.commitment !== request.commitment) throw new HttpProblem('other-commitment')
  const seat = chooseSeat(table, request.seat)
  const name = request.name ?? guest.name
  if (table.occupants.some(occupant => occupant !== null && areConfusableNames(occupant.name, name))) throw new HttpProblem('name-taken')
  return replaceAt(table.occupants, seat, { player: guest.id, name, bot: null, contribution: request.contribution, ready: false })
}

/** Players whom the opener has blocked cannot take a seat. */
export const takeSeat = async (context: ServerContext, guest: Guest, id: string, request: SeatRequest): Promise<SeatTaken> => {
  const { opener } = await requireTable(context, id)
  if (opener !== guest.id && (await context.store.blockedBy(opener, id)).get(guest.id) === Infinity) throw new HttpProblem('not-welcome')
  const table = await changeOccupants(context, id, before => placeGuest(guest, request, before))
  const seat = seatOf(table, guest)
  if (seat === null) throw new Error('the player was seated but has no seat')
  return { seat, status: table.status }
}

/** A player who is away, but ready, does not hold up the others. */
export const setReady = async (context: ServerContext, guest: Guest, id: string, ready: boolean): Promise<SeatTaken> => {
  const table = await changeOccupants(context, id, before => {
    const seat = seatOf(before, guest)
    const occupant = seat === null ? null : at(before.occupants, seat)
    if (seat === null || occupant === null) throw new HttpProblem('not-seated')
    if (before.status !== 'waiting') return null
    return replaceAt(before.occupants, seat, { ...occupant, ready })
  })
  const seat = seatOf(table, guest)
  if (seat === null) throw new HttpProblem('not-seated')
  return { seat, status: table.status }
}

/** Marks a player as present at a waiting table; the match begins if only they were missing. */
export const arriveAtTable = async (context: ServerContext, id: string, seat: Seat): Promise<void> => {
  await context.store.markSeen(id, seat, context.now())
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await context.store.findTable(id)
    const start = found === null ? null : await beginIfComplete(context, found.table, found.table.occupants)
    if (found === null || start === null) return
    if (await context.store.changeSeats(id, found.revision, found.table.occupants, start)) return
  }
}

/** Until the match begins, the player who opened the table may give a free seat to a bot, or another level to a bot. */
export const seatBot = async (context: ServerContext, guest: Guest, id: string, seat: Seat, level: string): Promise<SeatTaken> => {
  const table = await changeOccupants(context, id, before => {
    const { occupants, opener, status, game } = before
    if (opener !== guest.id) throw new HttpProblem('not-yours')
    if (status !== 'waiting') throw new HttpProblem('already-begun')
    if (seat >= occupants.length) throw new HttpProblem('bad-seats')
    if (!botLevelsOf(context.registry, game).includes(level)) throw new HttpProblem('no-such-level')
    const occupant = at(occupants, seat)
    if (occupant !== null && occupant.bot === null) throw new HttpProblem('seat-taken')
    const next = replaceAt(occupants, seat, occupant === null ? botOccupant(level, occupants) : { ...occupant, bot: level })
    if (next.every(each => each !== null && each.bot !== null)) throw new HttpProblem('bad-seats', 'no seat is left for a person')
    return next
  })
  return { seat, status: table.status }
}

const leaveMatch = async ({ store, rooms }: ServerContext, id: string, seat: Seat): Promise<void> => {
  await store.setLeft(id, seat, true)
  await rooms.leave(id, seat)
}

/** Whether the match has another owner of a seat, present or not. */
const hasOtherPeople = async ({ store }: ServerContext, id: string, guest: Guest): Promise<boolean> => {
  const occupants = (await store.findTable(id))?.table.occupants ?? []
  return occupants.some(occupant => occupant !== null && occupant.player !== null && occupant.player !== guest.id)
}

/** Before the match the seat becomes free; during the match it stays reserved for its owner; after the match nothing changes. */
export const leaveSeat = async (context: ServerContext, guest: Guest, id: string): Promise<void> => {
  const table = await changeOccupants(context, id, before => {
    const seat = seatOf(before, guest)
    if (seat === null) throw new HttpProblem('not-seated')
    return before.status === 'waiting' ? replaceAt(before.occupants, seat, null) : null
  })
  const seat = seatOf(table, guest)
  if (table.status === 'playing' && seat !== null) await leaveMatch(context, id, seat)
}

/** Returns a player to their seat in a running match. A bot that plays the seat is replaced. */
export const returnToSeat = async (context: ServerContext, guest: Guest, id: string): Promise<Seat> => {
  const table = await requireTable(context, id)
  const seat = seatOf(table, guest)
  if (seat === null) throw new HttpProblem('not-seated')
  if (table.status === 'waiting') throw new HttpProblem('not-begun')
  if (table.status === 'over') return seat
  await context.store.setLeft(id, seat, false)
  await context.rooms.reclaim(id, seat, { name: at(table.occupants, seat)?.name ?? guest.name, bot: null })
  return seat
}

/** Until the match begins, the player who opened the table may remove others from it. */
export const removeFromSeat = async (context: ServerContext, guest: Guest, id: string, seat: Seat): Promise<void> => {
  let removed: string | null = null
  await changeOccupants(context, id, table => {
    if (table.opener !== guest.id) throw new HttpProblem('not-yours')
    if (table.status !== 'waiting') throw new HttpProblem('already-begun')
    if (seat >= table.occupants.length) throw new HttpProblem('bad-seats')
    removed = at(table.occupants, seat)?.player ?? null
    return at(table.occupants, seat) === null ? null : replaceAt(table.occupants, seat, null)
  })
  if (removed !== null) context.rooms.expel(id, removed, 'removed')
}

const ALL_MATCHES = 10_000

/** Removes a player from every table, then from the store. A match without any other person ends. */
export const forgetPlayer = async (context: ServerContext, guest: Guest): Promise<void> => {
  for (const listed of await context.store.listTablesOf(guest.id, ALL_MATCHES)) {
    if (listed.status !== 'playing' || listed.mine === null) continue
    if (await hasOtherPeople(context, listed.id, guest)) await leaveMatch(context, listed.id, listed.mine)
    else await context.rooms.abandon(listed.id)
  }
  context.rooms.expelEverywhere(guest.id, 'signed-out') // including tables where they are a spectator
  await context.store.forget(guest.id)
}
