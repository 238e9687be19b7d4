/** Starting and failing: ports that are taken, databases that do not answer, games and rules that this server does not play. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { toy } from '../../../packages/kit/test/toy/index.ts'
import { startServer } from '../test/table.ts'
import type { TestServer } from '../test/table.ts'
import { listAddresses } from './addresses.ts'
import { openStore, serve } from './main.ts'
import { hashToken } from './tokens.ts'

type Failed = { readonly error: { readonly code: string } }
const quiet = { host: '127.0.0.1', log: pino({ level: 'silent' }) }

let house: TestServer | null = null
afterEach(async () => {
  await house?.stop()
  house = null
})

describe('a server', () => {
  it('that cannot listen says so and lets go of its data', async () => {
    house = await startServer('memory')
    const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-data-'))
    await expect(serve({ ...quiet, port: house.server().port, dataFolder })).rejects.toThrow('EADDRINUSE')
    await expect(serve({ ...quiet, port: 0, dataFolder, trustProxy: 'nonsense' })).rejects.toThrow()
    const server = await serve({ ...quiet, port: 0, dataFolder })
    await Promise.all([server.stop(), server.stop()])
    rmSync(dataFolder, { recursive: true })
  })

  it('is known by its public address, or by those of its machine', () => {
    expect(listAddresses('0.0.0.0', 8080, 'https://tortuga.example')).toEqual(['https://tortuga.example'])
    expect(listAddresses('::1', 8080, null)).toEqual(['http://[::1]:8080'])
    expect(listAddresses('0.0.0.0', 8080, null)[0]).toBe('http://localhost:8080')
  })

  it('whose database does not answer is not ready, and says try again', async () => {
    const store = await openStore({ memory: true })
    let isDown = false
    const fail = (): Promise<never> => Promise.reject(new Error('gone'))
    house = await startServer('memory', {
      store: {
        ...store,
        findGuest: hash => (isDown ? fail() : store.findGuest(hash)),
        isReady: () => Promise.resolve(!isDown),
      },
    })
    const ola = await house.addGuest('Ola')
    isDown = true
    const failed = await ola.api<Failed>('GET', '/api/me')
    expect([failed.status, failed.body.error.code, failed.headers.get('retry-after')]).toEqual([503, 'try-again', '2'])
    expect((await house.api<Failed>('GET', '/readyz')).status).toBe(503)
    expect((await house.api('GET', '/healthz')).status).toBe(200)
    isDown = false
    expect((await ola.api('GET', '/api/me')).status).toBe(200)
  })

  it('plays any game that is registered', async () => {
    house = await startServer('memory', { registry: [{ game: toy, options: toy.schemas.options, bots: {} }] })
    const { id, guests, players } = await house.seatAll({ game: 'harbour', options: { rounds: 1 } }, ['Ola', 'Jan'])
    const { awaited, view } = await players[0]!.shown()
    expect(view).toMatchObject({ viewer: 0, seats: 2 })
    const answer = await players[awaited[0]!]!.ask({ type: 'moves', limit: 10 })
    expect(answer.type === 'moves' && answer.moves.length > 0).toBe(true)
    expect((await guests[0]!.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
  })
})

describe('somebody barred', () => {
  it('may neither open nor sit, and is sent away', async () => {
    house = await startServer('memory')
    const ola = await house.addGuest('Ola')
    const { id } = await ola.openTable({ game: 'rum' })
    const guest = await house.store.findGuest(hashToken(ola.cookie.replace('tortuga=', '')))
    await house.store.bar(guest!.id, true)
    expect((await ola.api<Failed>('POST', '/api/matches', { game: 'rum' })).body.error.code).toBe('barred')
    expect((await ola.sit(id)).status).toBe(403)
    expect((await ola.api<Failed>('POST', '/api/me', { name: 'Ula' })).body.error.code).toBe('barred')
    const line = ola.join(id)
    await line.until(() => line.newest('bye') !== null, 'a goodbye')
    expect(line.newest('bye')).toEqual({ type: 'bye', code: 'barred', comeBackIn: null })
  })
})
