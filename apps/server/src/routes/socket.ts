/** GET /api/matches/:id/socket: one line for one match. What a browser could not read off a refused handshake is said over the line. */
import { normalizeIP } from '@fastify/rate-limit'
import type { Seat } from '@tortuga/kit'
import type { Connection } from '@tortuga/room'
import type { FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { SOCKET_PATH } from '../http/app.ts'
import { findGuest } from '../http/guests.ts'
import { Problem } from '../http/problem.ts'
import { matchParams } from '../http/schema.ts'
import type { App } from '../http/schema.ts'
import { seatOf } from '../lobby/tables.ts'
import { joinRoom } from '../sockets/join.ts'
import { openLine } from '../sockets/line.ts'
import type { Sockets } from '../sockets/sockets.ts'

const RETRY_AFTER = 60_000
const RESTARTED_AFTER = 2000

export const addSocketRoute = (app: App, house: House, sockets: Sockets): void => {
  const { store, blocks, limits, isStopping } = house

  /** Whoever sits down again has not left; a bot that plays the seat meanwhile is sent away only when its owner asks. */
  const comeBack = async (id: string, seat: Seat | null): Promise<void> => {
    if (seat !== null && (await store.hasLeft(id))[seat] === true) await store.setLeft(id, seat, false)
  }

  /** Everything that must be read before the line opens. */
  const prepare = async (request: FastifyRequest, id: string) => {
    const guest = await findGuest(house, request)
    const found = await store.findTable(id)
    if (found?.table.status === 'playing') await comeBack(id, seatOf(found.table, guest))
    return { id, guest, table: found?.table ?? null, blocked: await blocks.read(guest?.id ?? null) }
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
      throw new Problem('upgrade-needed')
    },
    wsHandler: (socket, request) => {
      const visit = prepared.get(request)
      if (visit === undefined) throw new Error('a line that was not prepared')
      const { guest } = visit
      const held = blocks.hold(guest?.id ?? null, visit.blocked)
      const address = normalizeIP(request.ip, 64)
      let connection: Connection | null = null
      const line = openLine(
        socket,
        limits,
        text => connection?.receive(text),
        () => {
          held.release()
          connection?.close()
        },
        () => sockets.mayTalk(address),
        request.socket,
      )
      if (isStopping()) {
        setTimeout(() => socket.terminate(), RESTARTED_AFTER).unref()
        return line.bye('restarting', RESTARTED_AFTER)
      }
      if (!sockets.admit(socket, address)) return line.bye('too-often', RETRY_AFTER)
      if (guest?.barred) return line.bye('barred', null)
      connection = joinRoom(house, { ...visit, address, blocked: held.others }, line)
    },
  })
}
