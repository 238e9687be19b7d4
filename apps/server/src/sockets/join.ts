/**
 * Joins a line to its room. Until the match begins chairs change hands, on this node or on another, so a seat is only where somebody speaks
 * from; the moment it begins the line joins anew, as whoever then owns which seat for good, and nothing meant for another reaches it.
 */
import { PROTOCOL } from '@tortuga/room'
import type { Connection, Who } from '@tortuga/room'
import type { Seat } from '@tortuga/kit'
import type { House } from '../house.ts'
import { seatOf } from '../lobby/tables.ts'
import type { Guest, Table } from '../store/store.ts'
import type { Line } from './line.ts'

const HELLO_AGAIN = JSON.stringify({ type: 'hello', protocol: PROTOCOL, have: null })
const COME_BACK_IN = 1000

/** All that a table says before its match begins; whatever else comes, or that there is no watching, tells of the beginning. */
const BEFORE = /^\{"type":"(?:waiting|chat|trouble|done|refused|bye)"/
const NO_WATCHING = '{"type":"bye","code":"no-spectators"'
const isFromBefore = (text: string): boolean => BEFORE.test(text) && !text.startsWith(NO_WATCHING)

export type Visit = {
  readonly id: string
  readonly guest: Guest | null
  readonly address: string
  /** Null where there is no such table: the room says so. */
  readonly table: Table | null
  readonly blocked: ReadonlySet<string>
}

/** Before the match: the seat follows the chairs. `begun` is called once. */
const joinWaiting = ({ rooms, store }: House, { id, guest, table, blocked }: Visit, line: Line, begun: () => void): Connection => {
  let seat: Seat | null = table === null ? null : seatOf(table, guest)
  let hasBegun = false
  const who: Who = {
    get viewer() {
      return seat ?? 'table'
    },
    player: guest?.id ?? '',
    blocked: () => blocked,
  }
  const lookAgain = async (): Promise<void> => {
    const found = await store.findTable(id)
    seat = found === null ? null : seatOf(found.table, guest)
  }
  const hear = (text: string): void => {
    if (hasBegun) return
    if (isFromBefore(text)) {
      if (text.startsWith('{"type":"waiting"')) lookAgain().catch(() => (seat = null))
      return line.send(text)
    }
    hasBegun = true
    begun()
  }
  return rooms.connect(id, who, hear, () => {
    if (!hasBegun) line.hangUp()
  })
}

export const joinRoom = (house: House, visit: Visit, line: Line): Connection => {
  const { rooms, store, askers } = house
  const { id, guest, address, blocked } = visit
  const joinAt = (table: Table | null): Connection => {
    const seat = table === null ? null : seatOf(table, guest)
    const player = guest?.id ?? ''
    const getUp = seat === null ? () => {} : askers.sit(id, { address, player })
    const joined = rooms.connect(id, { viewer: seat ?? 'table', player, blocked: () => blocked }, line.send, line.hangUp)
    return {
      receive: joined.receive,
      close: () => {
        getUp()
        joined.close()
      },
    }
  }
  if (visit.table !== null && visit.table.status !== 'waiting') return joinAt(visit.table)

  let isClosed = false
  let held: string[] | null = null // what the client says while its seat is looked up
  const joinAnew = async (): Promise<void> => {
    const found = await store.findTable(id)
    if (isClosed) return
    connection = joinAt(found?.table ?? null)
    for (const text of [HELLO_AGAIN, ...(held ?? [])]) connection.receive(text)
    held = null
  }
  let connection = joinWaiting(house, visit, line, () => {
    held = []
    connection.close()
    joinAnew().catch(() => line.bye('restarting', COME_BACK_IN))
  })
  return {
    receive: text => {
      if (held === null) connection.receive(text)
      else held.push(text)
    },
    close: () => {
      isClosed = true
      connection.close()
    },
  }
}
