/** GET /api/matches/:id/socket: one socket per match. Errors are sent over the socket, because a browser cannot read a refused handshake. */
import { normalizeIP } from '@fastify/rate-limit'
import type { Millis, Seat } from '@tortuga/kit'
import type { RoomConnection } from '@tortuga/room'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { SOCKET_PATH } from '../http/app.ts'
import { findGuest } from '../http/authentication.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { matchParams } from '../http/validation.ts'
import type { App } from '../http/validation.ts'
import { arriveAtTable } from '../lobby/seats.ts'
import { seatOf } from '../lobby/tables.ts'
import { joinRoom } from '../sockets/join-room.ts'
import type { OpenSockets } from '../sockets/open-sockets.ts'
import { openSocketConnection } from '../sockets/socket-connection.ts'
import type { Guest, StoredTable } from '../store/port/store.ts'

const RETRY_AFTER: Millis = 60_000
const RESTARTED_AFTER: Millis = 2000

export const addSocketRoute = (app: App, context: ServerContext, sockets: OpenSockets): void => {
  const { store, blocks, limits, isStopping } = context

  /** A player who reconnects no longer counts as having left. A bot that plays the seat stays until its owner reclaims the seat. */
  const markReturned = async (id: string, seat: Seat | null): Promise<void> => {
    if (seat !== null && (await store.readLeft(id))[seat] === true) await store.setLeft(id, seat, false)
  }

  /** The table, after a player's arrival may have begun its match. If that fails, the player still gets to the waiting table. */
  const findArrived = async (id: string, guest: Guest | null): Promise<StoredTable | null> => {
    const table = (await store.findTable(id))?.table ?? null
    const seat = table?.status === 'waiting' ? seatOf(table, guest) : null
    if (seat === null) return table
    await arriveAtTable(context, id, seat).catch(error => {
      if (!(error instanceof HttpProblem)) throw error
    })
    return (await store.findTable(id))?.table ?? null
  }

  /** Whether a player comes back to a table that does not allow spectators after a substitute has taken their seat. */
  const isReplaced = async (table: StoredTable | null, guest: Guest | null): Promise<boolean> =>
    table?.status === 'playing' &&
    !table.settings.spectators &&
    guest !== null &&
    seatOf(table, guest) === null &&
    (await store.findGivenSeat(table.id, guest.id)) !== null

  /** Reads everything that is needed before the socket opens. */
  const prepare = async (request: FastifyRequest, id: string) => {
    const guest = await findGuest(context, request)
    const table = await findArrived(id, guest)
    if (table?.status === 'playing') await markReturned(id, seatOf(table, guest))
    return { id, guest, table, isReplaced: await isReplaced(table, guest), blocked: await blocks.read(guest?.id ?? null, id) }
  }
  const prepared = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof prepare>>>()

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    schema: { params: matchParams },
    preHandler: async request => {
      if (request.ws) prepared.set(request, await prepare(request, request.params.id))
    },
    handler: () => {
      throw new HttpProblem('upgrade-needed')
    },
    wsHandler: (socket, request) => {
      const visit = prepared.get(request)
      if (visit === undefined) throw new Error('this socket was not prepared')
      const { guest } = visit
      const blocked = blocks.hold(guest?.id ?? null, visit.id, visit.blocked)
      const address = normalizeIP(request.ip, 64)
      let room: RoomConnection | null = null
      const connection = openSocketConnection(socket, limits, {
        received: text => room?.receive(text),
        closed: () => {
          blocked.release()
          room?.close()
        },
        maySend: () => sockets.maySend(address),
        output: request.socket,
      })
      if (isStopping()) {
        setTimeout(() => socket.terminate(), RESTARTED_AFTER).unref()
        return connection.bye('restarting', RESTARTED_AFTER)
      }
      if (!sockets.admit(socket, address)) return connection.bye('too-often', RETRY_AFTER)
      if (guest?.barred) return connection.bye('barred', null)
      if (visit.isReplaced) return connection.bye('seat-given', null)
      room = joinRoom(context, { ...visit, address, blocked: blocked.others }, connection)
    },
  })
}
