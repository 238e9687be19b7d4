/** /api/games and /api/matches: opening tables, finding them, sitting down and getting up. */
import type { House } from '../house.ts'
import { findGuest, needGuest } from '../http/guests.ts'
import { matchParams, seatParams } from '../http/schema.ts'
import type { App } from '../http/schema.ts'
import { describeTable } from '../lobby/info.ts'
import { comeBack, getUp, removeFrom, sitDown } from '../lobby/seats.ts'
import { closeTable, findTable, openRematch, openTable, seatOf } from '../lobby/tables.ts'
import { sitSchema, tableSchema } from '../lobby/wishes.ts'

const MOST_LISTED = 100

export const addTableRoutes = (app: App, house: House): void => {
  const { store, registry, limits } = house
  const params = matchParams

  app.get('/api/games', () => ({
    games: registry.map(({ game: { id, rules, seats, listsAllMoves, clock, presets }, bots }) => ({
      id,
      rules,
      seats,
      listsAllMoves,
      clock,
      presets,
      bots: Object.keys(bots),
    })),
  }))

  app.get('/api/matches', async () => ({ open: await store.listOpen(MOST_LISTED), watchable: await store.listWatchable(MOST_LISTED) }))

  app.post('/api/matches', { schema: { body: tableSchema }, config: { rateLimit: { max: limits.newTables } } }, async (request, reply) => {
    const guest = await needGuest(house, request)
    const table = await openTable(house, guest, request.body)
    return reply.code(201).send(await describeTable(house, table, guest))
  })

  app.get('/api/matches/:id', { schema: { params } }, async request =>
    describeTable(house, await findTable(house, request.params.id), await findGuest(house, request)),
  )

  app.delete('/api/matches/:id', { schema: { params } }, async (request, reply) => {
    await closeTable(house, await needGuest(house, request), request.params.id)
    return reply.code(204).send()
  })

  app.post('/api/matches/:id/seats', { schema: { params, body: sitSchema } }, async request => {
    const guest = await needGuest(house, request)
    const table = await sitDown(house, guest, request.params.id, request.body)
    return { seat: seatOf(table, guest), status: table.status }
  })

  app.post('/api/matches/:id/seats/mine', { schema: { params } }, async request => ({
    seat: await comeBack(house, await needGuest(house, request), request.params.id),
  }))

  app.delete('/api/matches/:id/seats/mine', { schema: { params } }, async (request, reply) => {
    await getUp(house, await needGuest(house, request), request.params.id)
    return reply.code(204).send()
  })

  app.delete('/api/matches/:id/seats/:seat', { schema: { params: seatParams } }, async (request, reply) => {
    const { id, seat } = request.params
    await removeFrom(house, await needGuest(house, request), id, seat)
    return reply.code(204).send()
  })

  app.post('/api/matches/:id/rematch', { schema: { params }, config: { rateLimit: { max: limits.newTables } } }, async request =>
    openRematch(house, await needGuest(house, request), request.params.id),
  )
}
