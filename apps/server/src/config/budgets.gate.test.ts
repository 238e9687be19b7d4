/** The budgets of requests: shown in the documentation, and used for every route. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routesInSource } from '../../test/bad-input/routes.ts'
import { startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'
import { problemSchema } from '@tortuga/wire'
import { SOCKET_PATH } from '../http/app.ts'
import { findRouteBudget, printMessageBudgets, printRouteBudgets, ROUTE_BUDGETS } from './budgets.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const PAGE = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')

describe('the budgets', () => {
  it('stand in docs/operations.md as they are in the code', () => {
    expect(PAGE).toContain(printRouteBudgets())
    expect(PAGE).toContain(printMessageBudgets())
  })

  it('exist for every route, and for no other', () => {
    const isExact = (route: string): boolean => !route.includes('*')
    const routes = [...routesInSource().filter(isExact), `GET ${SOCKET_PATH}`]
    expect(routes.toSorted()).toEqual(Object.keys(ROUTE_BUDGETS).filter(isExact).toSorted())
    expect([findRouteBudget('HEAD', '/api/me'), findRouteBudget('GET', '/nowhere')]).toEqual([ROUTE_BUDGETS['GET /api/me'], null])
  })

  it('name limits that docs/operations.md lists', () => {
    for (const name of Object.keys(DEFAULT_LIMITS).filter(limit => limit !== 'pingEvery')) expect(PAGE).toContain(`\`${name}\``)
  })
})

describe('limits of tables', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer('memory', { limits: { begunTables: 1, tablesPerHour: 3, newLinks: 2 } })
  })
  afterAll(() => server.stop())

  it('per player: a player with enough running matches cannot open another table', async () => {
    const { guests } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    const refused = await guests[0]!.api('POST', '/api/matches', { game: 'rum' })
    expect([refused.status, refused.read(problemSchema).error.code]).toEqual([409, 'too-many-tables'])
  })

  it('per hour and address, over all players', async () => {
    const statuses: number[] = []
    for (const name of ['Ewa', 'Iza', 'Ala'])
      statuses.push((await (await server.addGuest(name)).api('POST', '/api/matches', { game: 'rum' })).status)
    expect(statuses).toEqual([201, 429, 429])
  })

  it('per address, over all players, until a table is closed', async () => {
    const limited = await startServer('memory', { limits: { tablesPerAddress: 2 } })
    const [first, ...others] = [await limited.addGuest('Ewa'), await limited.addGuest('Iza'), await limited.addGuest('Ala')]
    const { id } = await first.openTable({ game: 'rum' })
    const codes: (string | number)[] = []
    for (const guest of others) {
      const reply = await guest.api('POST', '/api/matches', { game: 'rum' })
      codes.push(reply.status === 201 ? 201 : reply.read(problemSchema).error.code)
    }
    await first.api('DELETE', `/api/matches/${id}`)
    codes.push((await others[1].api('POST', '/api/matches', { game: 'rum' })).status)
    expect(codes).toEqual([201, 'too-many-tables', 201])
    await limited.stop()
  })

  it('device links have a rate of their own', async () => {
    const ola = await server.addGuest('Ola')
    const statuses: number[] = []
    for (let n = 0; n < 3; n += 1) statuses.push((await ola.api('POST', '/api/me/link')).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
