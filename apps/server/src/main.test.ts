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
    await expect(serve({ ...quiet, port: house.server().port, dataFolder })).rejects.toMatchObject({
      type: 'port-taken',
      about: String(house.server().port),
    })
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

  it('whose database fails logs what and where, and nothing that hangs on the error', async () => {
    const store = await openStore({ memory: true })
    const lines: string[] = []
    const hanging = { client: { connectionParameters: { password: 'rumpassword' } }, detail: 'Key (name)=(Ola Sekretna)', code: '08006' }
    let error: Error = Object.assign(new Error('Connection terminated'), hanging)
    house = await startServer('memory', {
      store: { ...store, findGuest: () => Promise.reject(error) },
      log: pino({ base: null }, { write: line => void lines.push(line) }),
    })
    const somebody = { cookie: `tortuga=${'ab'.repeat(32)}` }
    expect((await house.api<Failed>('GET', '/api/me', undefined, somebody)).body.error.code).toBe('fault')
    expect(lines.join('')).toContain('Connection terminated')
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ err: { type: 'Error', code: '08006', message: 'Connection terminated' } })
    expect(Object.keys((JSON.parse(lines[0] ?? '{}') as { err: object }).err)).toEqual(['type', 'code', 'message', 'stack'])
    error = new Error('database or disk is full')
    const full = await house.api<Failed>('GET', '/api/me', undefined, somebody)
    expect([full.status, full.body.error]).toEqual([503, { code: 'try-again', message: 'the disk is full' }])
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

  it('or forgotten loses the lines that are open, also where they only watch', async () => {
    house = await startServer('memory')
    const [ola, jan, eve] = [await house.addGuest('Ola'), await house.addGuest('Jan'), await house.addGuest('Eve')]
    const { id } = await ola.openTable({ game: 'rum' })
    await ola.sit(id)
    await jan.sit(id)
    const [stays, barred, forgotten] = [ola.join(id), jan.join(id), eve.join(id)]
    await Promise.all([stays, barred, forgotten].map(line => line.shown()))
    await eve.api('DELETE', '/api/me')
    await forgotten.until(() => forgotten.newest('bye') !== null, 'a goodbye')
    const guest = await house.store.findGuest(hashToken(jan.cookie.replace('tortuga=', '')))
    await house.store.bar(guest!.id, true)
    await house.server().tick()
    await barred.until(() => barred.newest('bye') !== null, 'a goodbye')
    expect([forgotten, barred, stays].map(line => line.newest('bye')?.code ?? null)).toEqual(['removed', 'barred', null])
    expect(stays.isOpen()).toBe(true)
  })
})
