/** /api/games and /api/matches: listing games, opening and finding tables, taking and leaving seats. */
import { normalizeIP } from '@fastify/rate-limit'
import type { Millis } from '@tortuga/kit'
import { openTableBodySchema, readyBodySchema, seatBotBodySchema, substituteBodySchema, takeSeatBodySchema } from '@tortuga/wire'
import type { FastifyRequest } from 'fastify'
import type { GameList, Rematch, SeatTaken, TableInfo, TableLists } from '@tortuga/wire'
import { ROUTE_BUDGETS } from '../config/budgets.ts'
import type { ServerContext } from '../context/server-context.ts'
import { findGuest, requireGuest } from '../http/authentication.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { matchParams, seatParams } from '../http/validation.ts'
import type { App } from '../http/validation.ts'
import { leaveSeat, removeFromSeat, returnToSeat, seatBot, setReady, takeSeat } from '../lobby/seats.ts'
import { takeOpenSeat } from '../lobby/substitutes.ts'
import { describeTable } from '../lobby/table-info.ts'
import { closeTable, requireTable, openRematch, openTable } from '../lobby/tables.ts'

/** A waiting table leaves the list when nobody has been there for this time. Its link still works. */
const LISTED_FOR: Millis = 2 * 60_000

const listGames = ({ registry }: ServerContext): GameList => ({
  games: registry.map(({ game: { id, rules, seats, listsAllMoves, clock, presets }, bots }) => ({
    id,
    rules,
    seats,
    listsAllMoves,
    clock,
    presets,
    bots: Object.keys(bots),
  })),
})

const addSeatRoutes = (app: App, context: ServerContext): void => {
  const params = matchParams

  app.post('/api/matches/:id/seats', { schema: { params, body: takeSeatBodySchema } }, async (request): Promise<SeatTaken> =>
    takeSeat(context, await requireGuest(context, request), request.params.id, request.body),
  )

  app.post('/api/matches/:id/seats/mine', { schema: { params } }, async request => ({
    seat: await returnToSeat(context, await requireGuest(context, request), request.params.id),
  }))

  app.delete('/api/matches/:id/seats/mine', { schema: { params } }, async (request, reply) => {
    await leaveSeat(context, await requireGuest(context, request), request.params.id)
    return reply.code(204).send()
  })

  app.put('/api/matches/:id/seats/mine/ready', { schema: { params, body: readyBodySchema } }, async (request): Promise<SeatTaken> =>
    setReady(context, await requireGuest(context, request), request.params.id, request.body.ready),
  )

  const botSchema = { params: seatParams, body: seatBotBodySchema }
  app.put('/api/matches/:id/seats/:seat/bot', { schema: botSchema }, async (request): Promise<SeatTaken> => {
    const { id, seat } = request.params
    return seatBot(context, await requireGuest(context, request), id, seat, request.body.level)
  })

  const substituteSchema = { params: seatParams, body: substituteBodySchema }
  app.post('/api/matches/:id/seats/:seat/substitute', { schema: substituteSchema }, async (request): Promise<SeatTaken> => {
    const { id, seat } = request.params
    return takeOpenSeat(context, await requireGuest(context, request), id, seat, request.body.name)
  })

  app.delete('/api/matches/:id/seats/:seat', { schema: { params: seatParams } }, async (request, reply) => {
    const { id, seat } = request.params
    await removeFromSeat(context, await requireGuest(context, request), id, seat)
    return reply.code(204).send()
  })
}

const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip, 64)

export const addTableRoutes = (app: App, context: ServerContext): void => {
  const { store, limits, now, addressTables } = context
  const params = matchParams
  const { rows } = ROUTE_BUDGETS['GET /api/matches']
  const countHour = app.createRateLimit({ max: limits.tablesPerHour, timeWindow: '1 hour' })
  /** Tables stay, so their number is limited over a longer time, too. */
  const limitTables = async (request: FastifyRequest): Promise<void> => {
    const counted = await countHour(request)
    if (!counted.isAllowed && counted.isExceeded) throw new HttpProblem('too-often', '', counted.ttlInSeconds)
    if (!(await addressTables.mayOpen(addressOf(request)))) throw new HttpProblem('too-many-tables')
  }

  app.get('/api/games', () => listGames(context))

  app.get('/api/matches', async (): Promise<TableLists> => ({
    open: await store.listOpen(rows, now() - LISTED_FOR),
    watchable: await store.listWatchable(rows),
  }))

  app.post('/api/matches', { schema: { body: openTableBodySchema }, preHandler: limitTables }, async (request, reply) => {
    const guest = await requireGuest(context, request)
    const table = await openTable(context, guest, request.body)
    addressTables.add(addressOf(request), table.id)
    return reply.code(201).send(await describeTable(context, table, guest))
  })

  app.get('/api/matches/:id', { schema: { params } }, async (request): Promise<TableInfo> =>
    describeTable(context, await requireTable(context, request.params.id), await findGuest(context, request)),
  )

  app.delete('/api/matches/:id', { schema: { params } }, async (request, reply) => {
    await closeTable(context, await requireGuest(context, request), request.params.id)
    return reply.code(204).send()
  })

  addSeatRoutes(app, context)

  app.post('/api/matches/:id/rematch', { schema: { params }, preHandler: limitTables }, async (request): Promise<Rematch> => {
    const rematch = await openRematch(context, await requireGuest(context, request), request.params.id)
    addressTables.add(addressOf(request), rematch.id)
    return rematch
  })
}
