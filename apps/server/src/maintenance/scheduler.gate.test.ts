/** Regular tasks under a manual clock: timeouts, gaps without a server, idle tables, shutdown. */
import { deviceLinkSchema, meSchema, tableInfoSchema } from '@tortuga/wire'
import { endMatch } from '@tortuga/kit'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, serve } from '../main.ts'
import { botWorker } from '../../test/bot-worker.ts'
import { createManualClock, startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'

const time = createManualClock()
let testServer: TestServer
beforeAll(async () => {
  testServer = await startServer('memory', { now: time.now, ticks: false })
})
afterAll(() => testServer.stop())

/** Advances the clock second by second and runs the frequent tasks each time. */
const passSeconds = async (seconds: number): Promise<void> => {
  for (let i = 0; i < seconds; i += 1) {
    time.advance(1000)
    await testServer.server().tick()
  }
}

describe('time', () => {
  it('runs out for the player to move, and the log records that the clock made the move', async () => {
    const { players } = await testServer.seatAll({ game: 'rum', clock: { type: 'move', seconds: 10 } }, ['Ola', 'Jan'])
    const before = (await players[0]!.shown()).version
    await passSeconds(9)
    expect((await players[0]!.shown()).version).toBe(before)
    await passSeconds(2)
    await players[0]!.reaches(before + 1)
    expect((await players[0]!.shown()).shown.at(-1)?.entry).toMatchObject({ type: 'move', by: 'clock' })
  })

  it('does not run while no server is alive', async () => {
    const { id, players } = await testServer.seatAll({ game: 'rum', clock: { type: 'bank', seconds: 60, increment: 0 } }, ['Ola', 'Jan'])
    await passSeconds(5)
    await testServer.server().stop()
    time.advance(3_600_000)
    await testServer.restart()
    await players[0]!.until(() => players[0]!.opens() === 2, 'a connection')
    await passSeconds(5)
    const opened = await testServer.store.readMatch(id)
    expect(opened?.match.version).toBe(0)
    expect(opened?.deadline).toBe(time.now() + 50_000)
  })
})

it('expires a link to another device after ten minutes', async () => {
  const ola = await testServer.addGuest('Ola')
  const { link } = (await ola.api('POST', '/api/me/link')).read(deviceLinkSchema)
  time.advance(10 * 60_000 + 1)
  expect((await testServer.api('POST', '/api/me/link/use', { link })).status).toBe(404)
})

describe('an idle table', () => {
  it('is closed after 30 days, whether it has begun or not', async () => {
    const ola = await testServer.addGuest('Ola')
    const waiting = await ola.openTable({ game: 'rum' })
    const { id } = await testServer.seatAll({ game: 'rum' }, ['Ewa', 'Jan'])
    time.advance(29 * 86_400_000)
    await testServer.server().closeIdleTables()
    expect((await testServer.api('GET', `/api/matches/${waiting.id}`)).status).toBe(200)
    time.advance(2 * 86_400_000)
    await testServer.server().closeIdleTables()
    expect((await testServer.api('GET', `/api/matches/${waiting.id}`)).status).toBe(404)
    expect((await testServer.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).status).toBe('over')
    expect((await testServer.api('GET', `/api/matches/${id}/journal`)).status).toBe(200)
  })
})

describe('time in which no server runs', () => {
  it('neither closes tables nor ends matches whose clock runs', async () => {
    const DAY = 86_400_000
    const clock = createManualClock()
    const server = await startServer('memory', { now: clock.now, ticks: false, limits: { idleDays: 7 } })
    const ola = await server.addGuest('Ola')
    const waiting = await ola.openTable({ game: 'rum' })
    const slow = await server.seatAll({ game: 'rum', clock: { type: 'move', seconds: 14 * 86_400 } }, ['Ewa', 'Jan'])
    const statuses = async (): Promise<readonly unknown[]> =>
      Promise.all([waiting.id, slow.id].map(async id => (await server.store.findTable(id))?.table.status ?? null))
    await server.server().stop()
    clock.advance(30 * DAY)
    await server.restart()
    await server.server().closeIdleTables()
    expect(await statuses()).toEqual(['waiting', 'playing'])
    clock.advance(8 * DAY)
    await server.server().closeIdleTables()
    expect(await statuses()).toEqual([null, 'playing'])
    await server.stop()
  })
})

describe('a server that stops', () => {
  it('tells its clients when to reconnect', async () => {
    const { players } = await testServer.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    await testServer.restart()
    expect(players.map(player => player.newest('bye'))).toEqual(players.map(() => ({ type: 'bye', code: 'restarting', comeBackIn: 2000 })))
    await Promise.all(players.map(player => player.until(() => player.opens() === 2 && player.isOpen(), 'a connection')))
  })
})

it('goes on from the last heartbeat if the clock was set back while no server ran', async () => {
  const store = await openStore({ memory: true, now: () => 1_000_000 })
  await store.heartbeat(4_600_000)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataFolder: '',
    botWorker: await botWorker(),
    webFolder: null,
    ticks: false,
    store,
    log,
  })
  expect(lines.join('')).toMatch(/"millis":3\d{6}.*it was set back/)
  await server.tick()
  expect(lines).toHaveLength(1)
  await server.stop()
})

it('deletes finished matches only after the days that the host has set', async () => {
  const clock = createManualClock()
  const server = await startServer('memory', { now: clock.now, ticks: false })
  const { id } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
  const running = await server.seatAll({ game: 'rum' }, ['Ewa', 'Iza'])
  const { match, players } = (await server.store.readMatch(id))!
  const ended = endMatch(match, { reason: 'abandoned', outcome: null, at: clock.now() })
  if (!ended.ok) throw new Error('the match did not end')
  const { applied, match: next } = ended
  const write = { id, expected: match.version, key: null, applied, next, players, owner: null, clocks: null, deadline: null }
  await server.store.append(write)
  clock.advance(400 * 86_400_000)
  const exists = async (table: string): Promise<boolean> => (await server.store.findTable(table)) !== null
  await server.server().deleteFinished()
  expect(await exists(id)).toBe(true)
  const { store } = server
  const other = await startServer('memory', { store, now: clock.now, ticks: false, limits: { finishedDays: 365 } })
  await other.server().deleteFinished()
  expect([await exists(id), await exists(running.id)]).toEqual([false, true])
  await other.stop()
  await server.stop()
})

describe('a player who does not return', () => {
  const DAY = 86_400_000

  it('is forgotten after 400 days, in batches, but neither with a running match nor while connected', async () => {
    const clock = createManualClock()
    const server = await startServer('memory', { now: clock.now, ticks: false, limits: { idleDays: 3650, visitorDays: 3650 } })
    const { store } = server
    const { id, guests, players } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    for (const player of players) player.close()
    const [spectator, visitor] = [await server.addGuest('Ewa'), await server.addGuest('Iza')]
    const watching = spectator.join(id)
    await watching.shown()
    for (let n = 0; n < 120; n += 1) await store.addGuest(`guest ${n}`, 'Guest', `hash ${n}`)
    const known = async (): Promise<readonly unknown[]> =>
      Promise.all([...guests, spectator, visitor].map(async guest => (await guest.api('GET', '/api/me')).read(meSchema).name))

    clock.advance(399 * DAY)
    await server.server().forgetGuests()
    expect(await store.findGuest('hash 119')).not.toBeNull()
    expect(await known()).toEqual(['Ola', 'Jan', 'Ewa', 'Iza'])
    await expect.poll(async () => (await store.listInactive(clock.now(), 500)).length).toBe(120) // the visit was stored

    clock.advance(2 * DAY)
    await server.server().forgetGuests()
    expect(await store.listInactive(clock.now() - 400 * DAY, 500)).toEqual([])
    expect(await store.findGuest('hash 0')).toBeNull()
    expect(await known()).toEqual(['Ola', 'Jan', 'Ewa', 'Iza'])

    clock.advance(401 * DAY)
    await server.server().forgetGuests()
    expect(await known()).toEqual(['Ola', 'Jan', 'Ewa', null])
    expect(watching.isOpen()).toBe(true)
    await server.stop()
  })

  it('is forgotten after 30 days without ever having had a seat', async () => {
    const clock = createManualClock()
    const server = await startServer('memory', { now: clock.now, ticks: false })
    const { store } = server
    await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    for (let n = 0; n < 60; n += 1) await store.addGuest(`guest ${n}`, 'Guest', `hash ${n}`)
    clock.advance(29 * DAY)
    await server.server().forgetGuests()
    expect(await store.findGuest('hash 59')).not.toBeNull()
    clock.advance(2 * DAY)
    await server.server().closeIdleTables() // Ola and Jan no longer have a running match
    await server.server().forgetGuests()
    expect(await store.findGuest('hash 0')).toBeNull()
    expect(await store.listInactive(clock.now(), 500)).toEqual([])
    expect((await store.listAll(10, 0))[0]?.seats.map(seat => seat?.name)).toEqual(['Ola', 'Jan'])
    await server.stop()
  })
})
