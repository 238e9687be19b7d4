/** The lobby over HTTP: players, tables, seats, and their errors. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../main.ts'
import { cookieIn, startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'
import {
  chatSchema,
  deviceLinkSchema,
  meSchema,
  myMatchesSchema,
  problemSchema,
  seatTakenSchema,
  tableInfoSchema,
  tableListsSchema,
} from '@tortuga/wire'

const HEX = 'ab'.repeat(32)

let server: TestServer
beforeAll(async () => {
  server = await startServer('memory')
})
afterAll(() => server.stop())

const open = { game: 'rum', seats: 2, listed: true }

describe('a player', () => {
  it('gets a cookie that scripts cannot read, and keeps it when renamed', async () => {
    const created = await server.api('POST', '/api/me', { name: '  Ola ' })
    expect(created.body).toEqual({ name: 'Ola', avatar: null })
    const [cookie = ''] = created.headers.getSetCookie()
    expect(cookie).toMatch(/^tortuga=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await server.api('POST', '/api/me', { name: 'Ula' }, headers)).headers.getSetCookie()).toEqual([])
    expect((await server.api('GET', '/api/me', undefined, headers)).body).toEqual({ name: 'Ula', avatar: null })
  })

  it('has no name without a cookie or with an unknown one', async () => {
    for (const cookie of ['', 'tortuga=nonsense', `tortuga=${HEX}`]) {
      const reply = await server.api('GET', '/api/me', undefined, { cookie })
      expect([reply.status, reply.read(meSchema).name]).toEqual([200, null])
    }
  })

  it('can add a second device by a link that works once', async () => {
    const ola = await server.addGuest('Ola')
    const { link } = (await ola.api('POST', '/api/me/link')).read(deviceLinkSchema)
    const used = await server.api('POST', '/api/me/link/use', { link })
    expect(used.body).toEqual({ name: 'Ola', avatar: null })
    const phone = await server.addGuest('Ola', used.headers.getSetCookie()[0]?.split(';')[0])
    await phone.api('POST', '/api/me', { name: 'Aleksandra' })
    expect((await ola.api('GET', '/api/me')).body).toEqual({ name: 'Aleksandra', avatar: null })
    expect((await server.api('POST', '/api/me/link/use', { link })).status).toBe(404)
  })

  it('is deleted on request', async () => {
    const ola = await server.addGuest('Ola')
    const deleted = await ola.api('DELETE', '/api/me')
    expect(deleted.status).toBe(204)
    expect(deleted.headers.getSetCookie()[0]).toMatch(/^tortuga=; .*Expires=Thu, 01 Jan 1970/)
    expect((await ola.api('GET', '/api/me')).body).toEqual({ name: null, avatar: null })
  })

  it('becomes a new player if another device deletes it while it is renamed', async () => {
    const memory = await openStore({ memory: true })
    const findGuest: typeof memory.findGuest = async hash => {
      const found = await memory.findGuest(hash)
      if (found !== null) await memory.forget(found.id)
      return found
    }
    const own = await startServer('memory', { store: { ...memory, findGuest } })
    const before = cookieIn((await own.api('POST', '/api/me', { name: 'Ola', avatar: 'crab' })).headers)
    const renamed = await own.api('POST', '/api/me', { name: 'Ula' }, { cookie: before })
    const after = cookieIn(renamed.headers)
    expect([renamed.status, renamed.body, after !== '', after !== before]).toEqual([200, { name: 'Ula', avatar: null }, true, true])
    expect((await own.api('GET', '/api/me', undefined, { cookie: after })).body).toEqual({ name: 'Ula', avatar: null })
    await own.stop()
  })

  it('[S10.4] ends a match by being deleted if its seats belong to nobody else, and leaves the others', async () => {
    const ola = await server.addGuest('Ola')
    const alone = await ola.openTable({ game: 'rum', seats: 2, bots: [{ seat: 1, level: 'cabin-boy' }] })
    await ola.sit(alone.id, 0)
    const shared = await server.seatAll({ game: 'rum', seats: 2 }, ['Ewa', 'Jan'])
    const [ewa] = shared.guests
    await ewa?.api('DELETE', '/api/me')
    await ola.api('DELETE', '/api/me')
    const statusOf = async (id: string) => (await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).status
    expect([await statusOf(alone.id), await statusOf(shared.id)]).toEqual(['over', 'playing'])
  })
})

describe('a table', () => {
  it('is opened with its commitment, listed, and begins when the last seat is taken', async () => {
    const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
    const table = await ola.openTable(open)
    expect(table).toMatchObject({ game: 'rum', status: 'waiting', seats: [null, null], mine: null, opened: true })
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(table)).not.toContain('secret')
    expect((await server.api('GET', '/api/matches')).read(tableListsSchema).open.map(({ id }) => id)).toContain(table.id)
    expect((await ola.sit(table.id, 1)).body).toEqual({ seat: 1, status: 'waiting' })
    expect((await jan.sit(table.id)).body).toEqual({ seat: 0, status: 'playing' })
    const info = (await jan.api('GET', `/api/matches/${table.id}`)).read(tableInfoSchema)
    expect(info).toMatchObject({ status: 'playing', mine: 0, opened: false, version: 0, left: [false, false] })
    expect(info).toMatchObject({ lastSeenAgo: [expect.any(Number), expect.any(Number)] })
    expect(info.seats.map(seat => seat?.name)).toEqual(['Jan', 'Ola'])
    const lists = (await server.api('GET', '/api/matches')).read(tableListsSchema)
    expect(lists.open.map(({ id }) => id)).not.toContain(table.id)
    expect(lists.watchable.map(({ id }) => id)).toContain(table.id)
    expect((await ola.api('GET', '/api/me/matches')).read(myMatchesSchema).matches).toMatchObject([{ id: table.id, mine: 1 }])
  })

  it.each([
    ['an unknown game', { game: 'chess' }, 404, 'no-such-game'],
    ['too many seats', { game: 'rum', seats: 9 }, 400, 'bad-seats'],
    ['an unknown preset', { game: 'rum', options: 'server' }, 400, 'bad-options'],
    ['a preset from the prototype', { game: 'rum', options: 'constructor' }, 400, 'bad-options'],
    [
      'an invalid custom deck',
      { game: 'rum', options: { deck: { colours: [] }, startSeat: 0, beachBottles: 'all', handMustContribute: false } },
      400,
      'bad-options',
    ],
    ['an unknown level', { game: 'rum', bots: [{ seat: 0, level: 'toString' }] }, 400, 'no-such-level'],
    ['two bots in one seat', { game: 'rum', bots: [0, 0].map(seat => ({ seat, level: 'cabin-boy' })) }, 400, 'bad-seats'],
    ['only bots', { game: 'rum', bots: [0, 1].map(seat => ({ seat, level: 'cabin-boy' })) }, 400, 'bad-seats'],
    ['a clock with too much time', { game: 'rum', clock: { type: 'move', seconds: 1e9 } }, 400, 'malformed'],
    ['an unknown field', { game: 'rum', secret: HEX }, 400, 'malformed'],
    ['an empty body', {}, 400, 'malformed'],
  ])('is rejected with %s', async (_, request, status, code) => {
    const ola = await server.addGuest('Ola')
    const refused = await ola.api('POST', '/api/matches', request)
    expect([refused.status, refused.read(problemSchema).error.code]).toEqual([status, code])
  })

  it('accepts the name of a preset or an object as options, and defaults to the first preset', async () => {
    const ola = await server.addGuest('Ola')
    const whole = { deck: 'paley', startSeat: 1, beachBottles: 'chosen', handMustContribute: true }
    expect((await ola.openTable({ ...open, options: 'en' })).options).toMatchObject({ startSeat: 'afterDealer' })
    expect((await ola.openTable({ ...open, options: whole })).options).toEqual(whole)
    expect((await ola.openTable(open)).options).toMatchObject({ startSeat: 'random' })
  })

  it('can be closed by the player who opened it until it begins', async () => {
    const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
    const { id } = await ola.openTable(open)
    expect((await jan.api('DELETE', `/api/matches/${id}`)).read(problemSchema).error.code).toBe('not-yours')
    expect((await ola.api('DELETE', `/api/matches/${id}`)).status).toBe(204)
    expect((await ola.api('GET', `/api/matches/${id}`)).read(problemSchema).error.code).toBe('no-such-table')
  })
})

describe('a seat', () => {
  it('needs the right commitment, a free seat and a name that no other player at the table has', async () => {
    const [ola, jan, other] = [await server.addGuest('Ola'), await server.addGuest('Jan'), await server.addGuest('oLA')]
    const { id, commitment } = await ola.openTable({ ...open, seats: 3, bots: [{ seat: 2, level: 'cabin-boy' }] })
    const path = `/api/matches/${id}/seats`
    const codeOf = async (guest: typeof ola, request: unknown): Promise<string> =>
      (await guest.api('POST', path, request)).read(problemSchema).error.code
    expect(await codeOf(ola, { contribution: HEX })).toBe('malformed')
    expect(await codeOf(ola, { contribution: HEX.toUpperCase(), commitment })).toBe('malformed')
    expect(await codeOf(ola, { contribution: HEX, commitment: HEX })).toBe('other-commitment')
    expect(await codeOf(ola, { contribution: HEX, commitment, seat: 2 })).toBe('seat-taken')
    expect(await codeOf(ola, { contribution: HEX, commitment, seat: 3 })).toBe('bad-seats')
    expect((await ola.api('POST', path, { contribution: HEX, commitment, seat: 1 })).body).toEqual({ seat: 1, status: 'waiting' })
    expect((await ola.api('POST', path, { contribution: HEX, commitment, seat: 1 })).body).toEqual({ seat: 1, status: 'waiting' })
    expect(await codeOf(ola, { contribution: 'cd'.repeat(32), commitment })).toBe('already-seated')
    expect(await codeOf(other, { contribution: HEX, commitment })).toBe('name-taken')
    expect((await other.api('POST', path, { contribution: HEX, commitment, name: 'Ela' })).body).toEqual({ seat: 0, status: 'playing' })
    expect(await codeOf(jan, { contribution: HEX, commitment })).toBe('already-begun')
  })

  it('is not given to two players who ask at the same time', async () => {
    const guests = await Promise.all(['Ola', 'Jan', 'Ewa', 'Iza', 'Jurek'].map(name => server.addGuest(name)))
    const { id } = await guests[0]!.openTable({ ...open, seats: 4 })
    const answers = await Promise.all(guests.map(guest => guest.sit(id)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(
      answers
        .filter(({ status }) => status === 200)
        .map(reply => reply.read(seatTakenSchema).seat)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3])
  })

  it('is free again when its player leaves or is removed', async () => {
    const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
    const { id } = await ola.openTable({ ...open, seats: 3 })
    await ola.sit(id, 0)
    await jan.sit(id, 1)
    expect((await jan.api('DELETE', `/api/matches/${id}/seats/0`)).read(problemSchema).error.code).toBe('not-yours')
    expect((await ola.api('DELETE', `/api/matches/${id}/seats/1`)).status).toBe(204)
    expect((await ola.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
    expect((await ola.api('DELETE', `/api/matches/${id}/seats/mine`)).read(problemSchema).error.code).toBe('not-seated')
    expect((await ola.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).seats).toEqual([null, null, null])
  })

  it('is not given to a player whom the opener has blocked', async () => {
    const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
    const { id } = await ola.openTable({ ...open, seats: 3 })
    await jan.sit(id, 1)
    expect((await ola.api('POST', '/api/me/blocks', { match: id, seat: 1 })).status).toBe(204)
    expect((await ola.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).blocked).toEqual([1])
    await ola.api('DELETE', `/api/matches/${id}/seats/1`)
    expect((await jan.sit(id)).status).toBe(403)
    expect((await ola.api('POST', '/api/me/blocks', { match: id, seat: 1 })).read(problemSchema).error.code).toBe('bad-seats')
  })
})

it('a block is shown only at the table where it was made, so that it does not link a player’s names', async () => {
  const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
  const { id: first } = await ola.openTable(open)
  await jan.sit(first, 1)
  await ola.api('POST', '/api/me/blocks', { match: first, seat: 1 })
  await jan.api('POST', '/api/me', { name: 'Somebody else' })
  const { id: second } = await jan.openTable(open)
  await jan.sit(second, 0)
  const blockedAt = async (id: string): Promise<readonly number[]> =>
    (await ola.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).blocked
  expect([await blockedAt(first), await blockedAt(second)]).toEqual([[1], []])
  const his = jan.join(second)
  await his.until(() => his.newest('waiting') !== null, 'the table')
  await his.ask({ type: 'chat', text: 'nobody hears me' })
  const hers = ola.join(second)
  await hers.until(() => hers.newest('waiting') !== null, 'the table')
  const chatOf = async (): Promise<readonly string[]> =>
    (await ola.api('GET', `/api/matches/${second}/chat`)).read(chatSchema).chat.map(({ text }) => text)
  expect(await chatOf()).toEqual([])
  expect((await ola.api('DELETE', `/api/me/blocks?match=${first}&seat=1`)).status).toBe(204)
  expect(await blockedAt(first)).toEqual([])
  expect(await chatOf()).toEqual([]) // what came up now would tell that both names are one player's
  await his.ask({ type: 'chat', text: 'hello again' })
  await hers.until(() => hers.newest('chat')?.text === 'hello again', 'the message')
  expect(await chatOf()).toEqual(['hello again'])
})
