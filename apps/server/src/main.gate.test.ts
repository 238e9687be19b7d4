/** Starting a server and its failures: a port in use, a database that does not answer, barred players. */
import { parseJson, problemSchema } from '@tortuga/wire'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { toy } from '../../../packages/kit/test/toy/index.ts'
import { temporaryFolder } from '../../../tools/temporary.ts'
import { startServer } from '../test/test-server.ts'
import type { TestServer } from '../test/test-server.ts'
import { listAddresses } from './startup/addresses.ts'
import { openStore, serve } from './main.ts'
import { hashToken } from './identity/tokens.ts'

const quiet = { host: '127.0.0.1', log: pino({ level: 'silent' }) }

let testServer: TestServer | null = null
afterEach(async () => {
  await testServer?.stop()
  testServer = null
})

describe('a server', () => {
  it('that cannot listen rejects and releases its data folder', async () => {
    testServer = await startServer('memory')
    const dataFolder = temporaryFolder('data')
    await expect(serve({ ...quiet, port: testServer.server().port, dataFolder })).rejects.toMatchObject({
      type: 'port-taken',
      about: String(testServer.server().port),
    })
    await expect(serve({ ...quiet, port: 0, dataFolder, trustProxy: 'nonsense' })).rejects.toThrow()
    const server = await serve({ ...quiet, port: 0, dataFolder })
    await Promise.all([server.stop(), server.stop()])
  })

  it('lists its public address, or the addresses of its machine', () => {
    expect(listAddresses('0.0.0.0', 8080, 'https://tortuga.example')).toEqual(['https://tortuga.example'])
    expect(listAddresses('::1', 8080, null)).toEqual(['http://[::1]:8080'])
    expect(listAddresses('0.0.0.0', 8080, null)[0]).toBe('http://localhost:8080')
  })

  it('whose database does not answer is not ready and responds with try-again', async () => {
    const store = await openStore({ memory: true })
    let isDown = false
    const fail = (): Promise<never> => Promise.reject(new Error('gone'))
    testServer = await startServer('memory', {
      store: {
        ...store,
        findGuest: hash => (isDown ? fail() : store.findGuest(hash)),
        isReady: () => Promise.resolve(!isDown),
      },
    })
    const ola = await testServer.addGuest('Ola')
    isDown = true
    const failed = await ola.api('GET', '/api/me')
    expect([failed.status, failed.read(problemSchema).error.code, failed.headers.get('retry-after')]).toEqual([503, 'try-again', '2'])
    expect((await testServer.api('GET', '/readyz')).status).toBe(503)
    expect((await testServer.api('GET', '/healthz')).status).toBe(200)
    isDown = false
    expect((await ola.api('GET', '/api/me')).status).toBe(200)
  })

  it('whose database fails logs message and stack, but no other property of the error', async () => {
    const store = await openStore({ memory: true })
    const lines: string[] = []
    const secrets = { client: { connectionParameters: { password: 'rumpassword' } }, detail: 'Key (name)=(Ola Sekretna)', code: '08006' }
    let error: Error = Object.assign(new Error('Connection terminated'), secrets)
    testServer = await startServer('memory', {
      store: { ...store, findGuest: () => Promise.reject(error) },
      log: pino({ base: null }, { write: line => void lines.push(line) }),
    })
    const somebody = { cookie: `tortuga=${'ab'.repeat(32)}` }
    expect((await testServer.api('GET', '/api/me', undefined, somebody)).read(problemSchema).error.code).toBe('try-again')
    expect(lines.join('')).toContain('Connection terminated')
    const { err } = parseJson(v.object({ err: v.record(v.string(), v.unknown()) }), lines[0] ?? '')
    expect(err).toMatchObject({ type: 'Error', code: '08006', message: 'Connection terminated' })
    expect(Object.keys(err)).toEqual(['type', 'code', 'message', 'stack'])
    error = new Error('database or disk is full')
    const full = await testServer.api('GET', '/api/me', undefined, somebody)
    expect([full.status, full.read(problemSchema).error]).toEqual([503, { code: 'try-again', message: 'the disk is full' }])
  })

  it('offers any registered game', async () => {
    testServer = await startServer('memory', { registry: [{ game: toy, options: toy.schemas.options, bots: {} }] })
    const { id, guests, players } = await testServer.seatAll({ game: 'harbour', options: { rounds: 1 } }, ['Ola', 'Jan'])
    const { awaited, view } = await players[0]!.shown()
    expect(view).toMatchObject({ viewer: 0, seats: 2 })
    const answer = await players[awaited[0]!]!.ask({ type: 'moves', limit: 10 })
    expect(answer.type === 'moves' && answer.moves.length > 0).toBe(true)
    expect((await guests[0]!.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
  })
})

describe('a barred player', () => {
  it('may neither open a table nor sit down, and is disconnected', async () => {
    testServer = await startServer('memory')
    const ola = await testServer.addGuest('Ola')
    const { id } = await ola.openTable({ game: 'rum' })
    const guest = await testServer.store.findGuest(hashToken(ola.cookie.replace('tortuga=', '')))
    await testServer.store.setBarred(guest!.id, true)
    expect((await ola.api('POST', '/api/matches', { game: 'rum' })).read(problemSchema).error.code).toBe('barred')
    expect((await ola.sit(id)).status).toBe(403)
    expect((await ola.api('POST', '/api/me', { name: 'Ula' })).read(problemSchema).error.code).toBe('barred')
    const client = ola.join(id)
    await client.until(() => client.newest('bye') !== null, 'a goodbye')
    expect(client.newest('bye')).toEqual({ type: 'bye', code: 'barred', comeBackIn: null })
  })

  it('or forgotten player loses all open connections, including those as a spectator', async () => {
    testServer = await startServer('memory')
    const [ola, jan, eve] = [await testServer.addGuest('Ola'), await testServer.addGuest('Jan'), await testServer.addGuest('Eve')]
    const { id } = await ola.openTable({ game: 'rum' })
    await ola.sit(id)
    await jan.sit(id)
    const [stays, barred, forgotten] = [ola.join(id), jan.join(id), eve.join(id)]
    await Promise.all([stays, barred, forgotten].map(client => client.shown()))
    await eve.api('DELETE', '/api/me')
    await forgotten.until(() => forgotten.newest('bye') !== null, 'a goodbye')
    const guest = await testServer.store.findGuest(hashToken(jan.cookie.replace('tortuga=', '')))
    await testServer.store.setBarred(guest!.id, true)
    await testServer.server().tick()
    await barred.until(() => barred.newest('bye') !== null, 'a goodbye')
    expect([forgotten, barred, stays].map(client => client.newest('bye')?.code ?? null)).toEqual(['signed-out', 'barred', null])
    expect(stays.isOpen()).toBe(true)
  })
})
