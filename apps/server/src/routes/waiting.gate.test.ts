/** A waiting table over HTTP and sockets: presence, readiness, bots, when the match begins, and when the table leaves the list. */
import { problemSchema, seatTakenSchema, tableInfoSchema, tableListsSchema, type TableInfo } from '@tortuga/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/test-server.ts'
import type { StoreKind, TestServer } from '../../test/test-server.ts'

const AWAY = 30_001
const UNLISTED = 2 * 60_000

describe.each<StoreKind>(['memory', 'sqlite'])('over %s', kind => {
  let time = 1_000_000
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { now: () => time })
  })
  afterAll(() => server.stop())

  const addGuests = (...names: readonly string[]) => Promise.all(names.map(name => server.addGuest(name)))
  const statusOf = async (id: string): Promise<string> => (await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).status

  describe('a match', () => {
    it('begins with the last seat if everybody was here a moment ago', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2 })
      await ola!.sit(id)
      time += AWAY - 2
      expect((await jan!.sit(id)).read(seatTakenSchema).status).toBe('playing')
    })

    it('waits for a player who is away, and begins when they return', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2 })
      await ola!.sit(id)
      time += AWAY
      expect((await jan!.sit(id)).read(seatTakenSchema).status).toBe('waiting')
      const his = jan!.join(id)
      await his.until(() => his.newest('here') !== null, 'the presence')
      expect(his.newest('here')?.seats.map(({ here }) => here)).toEqual([false, true])
      expect(his.newest('waiting')).toMatchObject({ ready: [false, false] })
      const hers = ola!.join(id)
      expect((await hers.shown()).version).toBe(0)
      expect((await his.shown()).version).toBe(0)
    })

    it('does not wait for a player who is away but ready', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2 })
      expect((await ola!.api('PUT', `/api/matches/${id}/seats/mine/ready`, { ready: true })).read(problemSchema).error.code).toBe(
        'not-seated',
      )
      await ola!.sit(id)
      expect((await ola!.api('PUT', `/api/matches/${id}/seats/mine/ready`, { ready: true })).body).toEqual({ seat: 0, status: 'waiting' })
      time += AWAY
      expect((await jan!.sit(id)).read(seatTakenSchema).status).toBe('playing')
    })

    it('begins when the player it waits for says that they are ready, and not when they take it back', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2 })
      await ola!.sit(id)
      time += AWAY
      await jan!.sit(id)
      const say = async (ready: boolean): Promise<unknown> => (await ola!.api('PUT', `/api/matches/${id}/seats/mine/ready`, { ready })).body
      expect(await say(false)).toEqual({ seat: 0, status: 'waiting' })
      expect(await say(true)).toEqual({ seat: 0, status: 'playing' })
      expect(await say(true)).toEqual({ seat: 0, status: 'playing' })
    })
  })

  describe('a bot', () => {
    it('is put into a free seat by the opener, changes its level and is taken out again', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 3 })
      await ola!.sit(id, 0)
      const put = (guest: typeof ola, seat: number, level = 'sailor') =>
        guest!.api('PUT', `/api/matches/${id}/seats/${seat}/bot`, { level })
      expect((await put(jan, 1)).read(problemSchema).error.code).toBe('not-yours')
      expect((await put(ola, 0)).read(problemSchema).error.code).toBe('seat-taken')
      expect((await put(ola, 3)).read(problemSchema).error.code).toBe('bad-seats')
      expect((await put(ola, 1, 'admiral')).read(problemSchema).error.code).toBe('no-such-level')
      expect((await put(ola, 1)).body).toEqual({ seat: 1, status: 'waiting' })
      expect((await put(ola, 1, 'captain')).body).toEqual({ seat: 1, status: 'waiting' })
      const info = async (): Promise<TableInfo> => (await ola!.api('GET', `/api/matches/${id}`)).read(tableInfoSchema)
      expect((await info()).seats).toEqual([{ name: 'Ola', bot: null }, { name: 'Bonny', bot: 'captain' }, null])
      expect((await ola!.api('DELETE', `/api/matches/${id}/seats/1`)).status).toBe(204)
      expect((await info()).seats).toEqual([{ name: 'Ola', bot: null }, null, null])
      await put(ola, 2)
      expect((await put(ola, 1)).body).toEqual({ seat: 1, status: 'playing' })
      expect((await info()).seats.map(seat => seat?.name)).toEqual(['Ola', 'Rackham', 'Bonny'])
      expect((await put(ola, 1)).read(problemSchema).error.code).toBe('already-begun')
    })

    it('leaves a seat for a person', async () => {
      const [ola] = await addGuests('Ola')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2, bots: [{ seat: 0, level: 'sailor' }] })
      const refused = await ola!.api('PUT', `/api/matches/${id}/seats/1/bot`, { level: 'sailor' })
      expect(refused.read(problemSchema).error.code).toBe('bad-seats')
    })
  })

  describe('the list of open tables', () => {
    const listed = async (): Promise<readonly string[]> =>
      (await server.api('GET', '/api/matches')).read(tableListsSchema).open.map(({ id }) => id)

    it('drops a table at which nobody has been for a while; its link still works, and a visit lists it again', async () => {
      const [ola] = await addGuests('Ola')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2, listed: true })
      await ola!.sit(id)
      expect(await listed()).toContain(id)
      time += UNLISTED - 1
      expect(await listed()).toContain(id)
      time += 1
      expect(await listed()).not.toContain(id)
      expect(await statusOf(id)).toBe('waiting')
      const hers = ola!.join(id)
      await hers.until(() => hers.newest('waiting') !== null, 'the waiting table')
      await server.store.settled()
      expect(await listed()).toContain(id)
    })

    it('drops a full table that waits for somebody', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      const { id } = await ola!.openTable({ game: 'rum', seats: 2, listed: true })
      await ola!.sit(id)
      time += AWAY
      await jan!.sit(id)
      expect(await statusOf(id)).toBe('waiting')
      expect(await listed()).not.toContain(id)
    })
  })

  describe('a player', () => {
    it('is seen with the avatar they chose, before and during the match', async () => {
      const [ola, jan] = await addGuests('Ola', 'Jan')
      expect((await ola!.api('POST', '/api/me', { name: 'Ola', avatar: 'dragon' })).read(problemSchema).error.code).toBe('malformed')
      expect((await ola!.api('POST', '/api/me', { name: 'Ola', avatar: 'whale' })).body).toEqual({ name: 'Ola', avatar: 'whale' })
      expect((await ola!.api('POST', '/api/me', { name: 'Ola' })).body).toEqual({ name: 'Ola', avatar: 'whale' })
      const { id } = await ola!.openTable({ game: 'rum', seats: 2, listed: true })
      await ola!.sit(id)
      const his = jan!.join(id)
      await his.until(() => his.newest('waiting') !== null, 'the waiting table')
      expect(his.newest('waiting')?.avatars).toEqual(['whale', null])
      await jan!.sit(id)
      await his.until(() => his.newest('welcome') !== null, 'the match')
      expect(his.newest('welcome')?.avatars).toEqual(['whale', null])
      expect((await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).avatars).toEqual(['whale', null])
    })
  })

  it('the talk of a waiting table is sent again to a player who reconnects', async () => {
    const [ola] = await addGuests('Ola')
    const { id } = await ola!.openTable({ game: 'rum', seats: 2 })
    await ola!.sit(id)
    const first = ola!.join(id)
    await first.until(() => first.newest('waiting') !== null, 'the waiting table')
    await first.ask({ type: 'chat', text: 'Ahoy' })
    const second = ola!.join(id)
    await second.until(() => second.newest('chat') !== null, 'the talk')
    expect(second.newest('chat')).toMatchObject({ seat: 0, text: 'Ahoy' })
  })
})
