/** Sitting down and getting up. The chairs of a waiting table are changed by compare-and-set; with the last one filled the match begins in the same transaction. */
import { at, replaceAt } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { beginMatch } from '@tortuga/room'
import type { Beginning } from '@tortuga/room'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { areSameName } from '../names.ts'
import { findRegistered, levelsOf } from '../registry.ts'
import type { Chair, Guest, Table } from '../store/store.ts'
import { findTable, seatOf } from './tables.ts'
import type { SitWish } from './wishes.ts'

type Chairs = readonly (Chair | null)[]

const TRIES = 20

const beginIfFull = ({ registry, now }: House, table: Table, chairs: Chairs): Beginning | null => {
  const seated = chairs.flatMap(chair => (chair === null ? [] : [chair]))
  if (seated.length < chairs.length) return null
  const registered = findRegistered(registry, table.game)
  if (registered === undefined) throw new Problem('other-rules', 'this server does not play that game')
  return beginMatch(registered.game, { ...table, seated }, now())
}

/** Changes the chairs as `change` says, again if somebody else was quicker; null leaves them as they are. */
const changeChairs = async (house: House, id: string, change: (table: Table) => Chairs | null): Promise<Table> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await house.store.findTable(id)
    if (found === null) throw new Problem('no-such-table')
    const chairs = change(found.table)
    if (chairs === null) return found.table
    const beginning = beginIfFull(house, found.table, chairs)
    if (await house.store.seatTable(id, found.revision, chairs, beginning))
      return { ...found.table, chairs, status: beginning === null ? 'waiting' : 'playing' }
  }
  throw new Problem('busy', '', 1)
}

const chooseSeat = ({ chairs }: Table, wished: Seat | null): Seat => {
  if (wished !== null && wished >= chairs.length) throw new Problem('bad-seats')
  const seat = wished ?? chairs.indexOf(null)
  if (seat < 0) throw new Problem('table-full')
  if (at(chairs, seat) !== null) throw new Problem('seat-taken')
  return seat
}

const placeGuest = (guest: Guest, wish: SitWish, table: Table): Chairs | null => {
  const mine = seatOf(table, guest)
  if (mine !== null) {
    if (at(table.chairs, mine)?.contribution === wish.contribution) return null // said twice
    throw new Problem('already-seated')
  }
  if (table.status !== 'waiting') throw new Problem('already-begun')
  if (table.commitment !== wish.commitment) throw new Problem('other-commitment')
  const seat = chooseSeat(table, wish.seat)
  const name = wish.name ?? guest.name
  if (table.chairs.some(chair => chair !== null && areSameName(chair.name, name))) throw new Problem('name-taken')
  return replaceAt(table.chairs, seat, { player: guest.id, name, bot: null, contribution: wish.contribution })
}

/** Takes a seat. Whoever opened the table does not have to sit with somebody they have blocked. */
export const sitDown = async (house: House, guest: Guest, id: string, wish: SitWish): Promise<Table> => {
  const { opener } = await findTable(house, id)
  if (opener !== guest.id && (await house.store.blockedBy(opener)).includes(guest.id)) throw new Problem('not-welcome')
  return changeChairs(house, id, table => placeGuest(guest, wish, table))
}

/** The bot that plays on for somebody who left: of middling strength; none where the game has no bots. */
const standIn = ({ registry }: House, game: string): string | undefined => {
  const levels = levelsOf(registry, game)
  return levels[Math.floor(levels.length / 2)]
}

const leaveMatch = async (house: House, { id, game }: { readonly id: string; readonly game: string }, seat: Seat): Promise<void> => {
  await house.store.setLeft(id, seat, true)
  const level = standIn(house, game)
  if (level !== undefined) await house.rooms.leave(id, seat, level)
}

/** Gets up: before the match the chair is free again, during it the seat waits for its owner, after it nothing changes. */
export const getUp = async (house: House, guest: Guest, id: string): Promise<void> => {
  const table = await changeChairs(house, id, waiting => {
    const seat = seatOf(waiting, guest)
    if (seat === null) throw new Problem('not-seated')
    return waiting.status === 'waiting' ? replaceAt(waiting.chairs, seat, null) : null
  })
  const seat = seatOf(table, guest)
  if (table.status === 'playing' && seat !== null) await leaveMatch(house, table, seat)
}

/** Takes back a seat in a match under way. */
export const comeBack = async (house: House, guest: Guest, id: string): Promise<Seat> => {
  const table = await findTable(house, id)
  const seat = seatOf(table, guest)
  if (seat === null) throw new Problem('not-seated')
  if (table.status === 'waiting') throw new Problem('not-begun')
  if (table.status === 'over') return seat
  await house.store.setLeft(id, seat, false)
  await house.rooms.reclaim(id, seat, { name: at(table.chairs, seat)?.name ?? guest.name, bot: null })
  return seat
}

/** Whoever opened the table asks somebody to leave before it begins. */
export const removeFrom = async (house: House, guest: Guest, id: string, seat: Seat): Promise<void> => {
  let removed: string | null = null
  await changeChairs(house, id, table => {
    if (table.opener !== guest.id) throw new Problem('not-yours')
    if (table.status !== 'waiting') throw new Problem('already-begun')
    if (seat >= table.chairs.length) throw new Problem('bad-seats')
    removed = at(table.chairs, seat)?.player ?? null
    return at(table.chairs, seat) === null ? null : replaceAt(table.chairs, seat, null)
  })
  if (removed !== null) house.rooms.expel(id, removed, 'removed')
}

const ALL_MATCHES = 10_000

/** Forgets a player: away from every table, then out of the store. */
export const forget = async (house: House, guest: Guest): Promise<void> => {
  for (const listed of await house.store.listOf(guest.id, ALL_MATCHES)) {
    if (listed.status === 'playing' && listed.mine !== null) await leaveMatch(house, listed, listed.mine)
  }
  house.rooms.expelEverywhere(guest.id, 'removed') // also where they only watch
  await house.store.forget(guest.id)
}
