/** Every HTTP response has exactly the fields of its schema. */
import { chatSchema, deviceLinkSchema, gameListSchema, meSchema, myMatchesSchema, linkedPlayerSchema, problemSchema } from '@tortuga/wire'
import { seatTakenSchema, tableInfoSchema, tableListsSchema, versionSchema } from '@tortuga/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('memory')
})
afterAll(() => server.stop())

it('every response has all fields of its schema and no others', async () => {
  const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
  const fits = async (schema: v.GenericSchema, method: string, path: string, body?: unknown): Promise<void> => {
    const answer = await ola.api(method, path, body)
    expect([method, path, v.parse(schema, answer.body)]).toEqual([method, path, answer.body])
  }
  await fits(meSchema, 'GET', '/api/me')
  await fits(meSchema, 'POST', '/api/me', { name: 'Ola' })
  await fits(deviceLinkSchema, 'POST', '/api/me/link')
  const { link } = (await ola.api('POST', '/api/me/link')).read(deviceLinkSchema)
  await fits(linkedPlayerSchema, 'POST', '/api/me/link/use', { link })
  await fits(gameListSchema, 'GET', '/api/games')
  await fits(tableInfoSchema, 'POST', '/api/matches', { game: 'rum', seats: 2, listed: true })
  const { id } = await ola.openTable({ game: 'rum', seats: 2, listed: true })
  const { commitment } = (await ola.api('GET', `/api/matches/${id}`)).read(tableInfoSchema)
  await fits(seatTakenSchema, 'POST', `/api/matches/${id}/seats`, { commitment, contribution: 'ab'.repeat(32) })
  await fits(tableListsSchema, 'GET', '/api/matches')
  await jan.sit(id)
  await fits(tableInfoSchema, 'GET', `/api/matches/${id}`)
  await fits(tableListsSchema, 'GET', '/api/matches')
  await fits(myMatchesSchema, 'GET', '/api/me/matches')
  await fits(versionSchema, 'GET', `/api/matches/${id}/versions/0`)
  await fits(chatSchema, 'GET', `/api/matches/${id}/chat`)
  await fits(problemSchema, 'GET', `/api/matches/${id}/journal`)
  await server.store.halt(id, { version: 0, input: null, error: 'a test' })
  await fits(tableInfoSchema, 'GET', `/api/matches/${id}`)
})
