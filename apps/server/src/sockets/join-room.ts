/**
 * Connects a socket to its room. While a table waits, its occupants may change on any node, so every change looks up the seat again. When the
 * match begins, the socket joins a second time with its final seat: otherwise it could get messages that are meant for another seat.
 */
import type { Millis, Seat } from '@tortuga/kit'
import type { ClientIdentity, RoomConnection } from '@tortuga/room'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import type { ClientMessage } from '@tortuga/wire'
import type { ServerContext } from '../context/server-context.ts'
import { seatOf } from '../lobby/tables.ts'
import type { BlockedUntil, SignedInGuest, StoredTable } from '../store/port/store.ts'
import type { SocketConnection } from './socket-connection.ts'

const HELLO: ClientMessage = { type: 'hello', protocol: PROTOCOL_VERSION, have: null }
const COME_BACK_IN: Millis = 1000

/** The messages that a table sends before its match begins. Any other message, or a bye because spectators are not allowed or the seat is no longer this one, shows that the match has begun. */
const WAITING_MESSAGES = /^\{"type":"(?:waiting|here|chat|trouble|done|refused|bye)"/
const BEGUN_BYES = /^\{"type":"bye","code":"(?:no-spectators|seat-given)"/
const isFromWaitingTable = (text: string): boolean => WAITING_MESSAGES.test(text) && !BEGUN_BYES.test(text)

type Visit = {
  readonly id: string
  readonly guest: SignedInGuest | null
  readonly address: string
  /** Null if there is no such table; the room reports that to the client. */
  readonly table: StoredTable | null
  readonly blocked: BlockedUntil
}

const deviceOf = (guest: SignedInGuest | null): Pick<ClientIdentity, 'device'> => (guest === null ? {} : { device: guest.device })

/** Joins a waiting table and updates the seat when the occupants change. `onBegin` is called once, when the match begins. */
const joinWaiting = (
  { rooms, findTable }: ServerContext,
  { id, guest, table, blocked }: Visit,
  socket: SocketConnection,
  onBegin: () => void,
): RoomConnection => {
  let seat: Seat | null = table === null ? null : seatOf(table, guest)
  let hasBegun = false
  const who: ClientIdentity = {
    get viewer() {
      return seat ?? 'table'
    },
    player: guest?.id ?? '',
    ...deviceOf(guest),
    blocked: () => blocked,
  }
  const updateSeat = async (): Promise<void> => {
    const found = await findTable(id)
    seat = found === null ? null : seatOf(found.table, guest)
  }
  const send = (text: string): void => {
    if (hasBegun) return
    if (isFromWaitingTable(text)) {
      if (text.startsWith('{"type":"waiting"')) updateSeat().catch(() => (seat = null))
      return socket.send(text)
    }
    hasBegun = true
    onBegin()
  }
  return rooms.connect(id, who, send, () => {
    if (!hasBegun) socket.hangUp()
  })
}

/** Joins a match that has begun. */
const joinMatch = (
  { rooms, requesters }: ServerContext,
  { id, guest, address, blocked }: Visit,
  table: StoredTable | null,
  socket: SocketConnection,
): RoomConnection => {
  const seat = table === null ? null : seatOf(table, guest)
  const player = guest?.id ?? ''
  const leaveRequesters = seat === null ? () => {} : requesters.add(id, { address, player })
  const room = rooms.connect(
    id,
    { viewer: seat ?? 'table', player, ...deviceOf(guest), blocked: () => blocked },
    socket.send,
    socket.hangUp,
  )
  return {
    receive: room.receive,
    close: () => {
      leaveRequesters()
      room.close()
    },
  }
}

export const joinRoom = (context: ServerContext, visit: Visit, socket: SocketConnection): RoomConnection => {
  if (visit.table !== null && visit.table.status !== 'waiting') return joinMatch(context, visit, visit.table, socket)

  let isClosed = false
  let queued: string[] | null = null // messages that arrive while the final seat is looked up
  const joinAgain = async (): Promise<void> => {
    const found = await context.store.findTable(visit.id)
    if (isClosed) return
    room = joinMatch(context, visit, found?.table ?? null, socket)
    for (const text of [JSON.stringify(HELLO), ...(queued ?? [])]) room.receive(text)
    queued = null
  }
  let room = joinWaiting(context, visit, socket, () => {
    queued = []
    room.close()
    joinAgain().catch(() => socket.bye('restarting', COME_BACK_IN))
  })
  return {
    receive: text => {
      if (queued === null) room.receive(text)
      else queued.push(text)
    },
    close: () => {
      isClosed = true
      room.close()
    },
  }
}
