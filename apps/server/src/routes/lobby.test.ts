/** The lobby over HTTP: players, tables, seats, and every way to be told no. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/table.ts'
import type { TestServer } from '../../test/table.ts'
import type { TableInfo } from '../lobby/info.ts'

const HEX = 'ab'.repeat(32)
type Failed = { readonly error: { readonly code: string } }

let house: TestServer
beforeAll(async () => {
  house = await startServer('memory')
})
afterAll(() => house.stop())

const open = { game: 'rum', seats: 2, listed: true }

describe('a player', () => {
  it('is made with a cookie that scripts cannot read, and keeps it when renamed', async () => {
    const made = await house.api<{ name: string }>('POST', '/api/me', { name: '  Ola ' })
    expect(made.body).toEqual({ name: 'Ola' })
    const [cookie = ''] = made.headers.getSetCookie()
    expect(cookie).toMatch(/^tortuga=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await house.api('POST', '/api/me', { name: 'Ula' }, headers)).headers.getSetCookie()).toEqual([])
    expect((await house.api('GET', '/api/me', undefined, headers)).body).toEqual({ name: 'Ula' })
  })

  it('is nobody without a cookie, or with one that nobody has', async () => {
    for (const cookie of ['', 'tortuga=nonsense', `tortuga=${HEX}`]) {
      const { status, body } = await house.api<{ name: string | null }>('GET', '/api/me', undefined, { cookie })
      expect([status, body.name]).toEqual([200, null])
    }
  })

  it('takes a second device along by a link that works once', async () => {
    const ola = await house.addGuest('Ola')
    const { link } = (await ola.api<{ link: string }>('POST', '/api/me/link')).body
    const used = await house.api<{ name: string }>('POST', '/api/me/link/use', { link })
    expect(used.body).toEqual({ name: 'Ola' })
    const phone = await house.addGuest('Ola', used.headers.getSetCookie()[0]?.split(';')[0])
    await phone.api('POST', '/api/me', { name: 'Aleksandra' })
    expect((await ola.api('GET', '/api/me')).body).toEqual({ name: 'Aleksandra' })
    expect((await house.api<Failed>('POST', '/api/me/link/use', { link })).status).toBe(404)
  })

  it('is forgotten when asked to', async () => {
    const ola = await house.addGuest('Ola')
    const gone = await ola.api('DELETE', '/api/me')
    expect(gone.status).toBe(204)
    expect(gone.headers.getSetCookie()[0]).toMatch(/^tortuga=; .*Expires=Thu, 01 Jan 1970/)
    expect((await ola.api('GET', '/api/me')).body).toEqual({ name: null })
  })
})

describe('a table', () => {
  it('is opened with its commitment, listed, and begins when the last seat is filled', async () => {
    const [ola, jan] = [await house.addGuest('Ola'), await house.addGuest('Jan')]
    const table = await ola.openTable(open)
    expect(table).toMatchObject({ game: 'rum', status: 'waiting', seats: [null, null], mine: null, opened: true })
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(table)).not.toContain('secret')
    expect((await house.api<{ open: TableInfo[] }>('GET', '/api/matches')).body.open.map(({ id }) => id)).toContain(table.id)
    expect((await ola.sit(table.id, 1)).body).toEqual({ seat: 1, status: 'waiting' })
    expect((await jan.sit(table.id)).body).toEqual({ seat: 0, status: 'playing' })
    const info = (await jan.api<TableInfo>('GET', `/api/matches/${table.id}`)).body
    expect(info).toMatchObject({ status: 'playing', mine: 0, opened: false, version: 0, left: [false, false] })
    expect(info.seats.map(seat => seat?.name)).toEqual(['Jan', 'Ola'])
    const lists = (await house.api<{ open: TableInfo[]; watchable: TableInfo[] }>('GET', '/api/matches')).body
    expect(lists.open.map(({ id }) => id)).not.toContain(table.id)
    expect(lists.watchable.map(({ id }) => id)).toContain(table.id)
    expect((await ola.api<{ matches: TableInfo[] }>('GET', '/api/me/matches')).body.matches).toMatchObject([{ id: table.id, mine: 1 }])
  })

  it.each([
    ['an unknown game', { game: 'chess' }, 404, 'no-such-game'],
    ['too many seats', { game: 'rum', seats: 9 }, 400, 'bad-seats'],
    ['an unknown preset', { game: 'rum', options: 'house' }, 400, 'bad-options'],
    ['a preset from the prototype', { game: 'rum', options: 'constructor' }, 400, 'bad-options'],
    [
      'a deck of its own',
      { game: 'rum', options: { deck: { colours: [] }, startSeat: 0, beachBottles: 'all', handMustContribute: false } },
      400,
      'bad-options',
    ],
    ['an unknown level', { game: 'rum', bots: [{ seat: 0, level: 'toString' }] }, 400, 'no-such-level'],
    ['two bots in one seat', { game: 'rum', bots: [0, 0].map(seat => ({ seat, level: 'cabin-boy' })) }, 400, 'bad-seats'],
    ['bots alone', { game: 'rum', bots: [0, 1].map(seat => ({ seat, level: 'cabin-boy' })) }, 400, 'bad-seats'],
    ['a clock that never stops', { game: 'rum', clock: { type: 'move', seconds: 1e9 } }, 400, 'malformed'],
    ['more than was asked', { game: 'rum', secret: HEX }, 400, 'malformed'],
    ['nothing', {}, 400, 'malformed'],
  ])('is refused with %s', async (_, wish, status, code) => {
    const ola = await house.addGuest('Ola')
    const refused = await ola.api<Failed>('POST', '/api/matches', wish)
    expect([refused.status, refused.body.error.code]).toEqual([status, code])
  })

  it('takes its options from a preset, whole, or from the first preset', async () => {
    const ola = await house.addGuest('Ola')
    const whole = { deck: 'paley', startSeat: 1, beachBottles: 'chosen', handMustContribute: true }
    expect((await ola.openTable({ ...open, options: 'en' })).options).toMatchObject({ startSeat: 'afterDealer' })
    expect((await ola.openTable({ ...open, options: whole })).options).toEqual(whole)
    expect((await ola.openTable(open)).options).toMatchObject({ startSeat: 'random' })
  })

  it('is closed by whoever opened it, until it begins', async () => {
    const [ola, jan] = [await house.addGuest('Ola'), await house.addGuest('Jan')]
    const { id } = await ola.openTable(open)
    expect((await jan.api<Failed>('DELETE', `/api/matches/${id}`)).body.error.code).toBe('not-yours')
    expect((await ola.api('DELETE', `/api/matches/${id}`)).status).toBe(204)
    expect((await ola.api<Failed>('GET', `/api/matches/${id}`)).body.error.code).toBe('no-such-table')
  })
})

describe('a seat', () => {
  it('needs the right commitment, a free chair and a name of its own', async () => {
    const [ola, jan, other] = [await house.addGuest('Ola'), await house.addGuest('Jan'), await house.addGuest('oLA')]
    const { id, commitment } = await ola.openTable({ ...open, seats: 3, bots: [{ seat: 2, level: 'cabin-boy' }] })
    const path = `/api/matches/${id}/seats`
    const codeOf = async (guest: typeof ola, wish: unknown): Promise<string> =>
      (await guest.api<Failed>('POST', path, wish)).body.error.code
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

  it('is not given twice when two want it at once', async () => {
    const guests = await Promise.all(['Ola', 'Jan', 'Ewa', 'Iza', 'Jurek'].map(name => house.addGuest(name)))
    const { id } = await guests[0]!.openTable({ ...open, seats: 4 })
    const answers = await Promise.all(guests.map(guest => guest.sit(id)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(
      answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.seat)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3])
  })

  it('is free again when its player gets up, or is asked to', async () => {
    const [ola, jan] = [await house.addGuest('Ola'), await house.addGuest('Jan')]
    const { id } = await ola.openTable({ ...open, seats: 3 })
    await ola.sit(id, 0)
    await jan.sit(id, 1)
    expect((await jan.api<Failed>('DELETE', `/api/matches/${id}/seats/0`)).body.error.code).toBe('not-yours')
    expect((await ola.api('DELETE', `/api/matches/${id}/seats/1`)).status).toBe(204)
    expect((await ola.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
    expect((await ola.api<Failed>('DELETE', `/api/matches/${id}/seats/mine`)).body.error.code).toBe('not-seated')
    expect((await ola.api<TableInfo>('GET', `/api/matches/${id}`)).body.seats).toEqual([null, null, null])
  })

  it('is not for somebody whom the opener has blocked', async () => {
    const [ola, jan] = [await house.addGuest('Ola'), await house.addGuest('Jan')]
    const { id } = await ola.openTable({ ...open, seats: 3 })
    await jan.sit(id, 1)
    expect((await ola.api('POST', '/api/me/blocks', { match: id, seat: 1 })).status).toBe(204)
    expect((await ola.api<TableInfo>('GET', `/api/matches/${id}`)).body.blocked).toEqual([1])
    await ola.api('DELETE', `/api/matches/${id}/seats/1`)
    expect((await jan.sit(id)).status).toBe(403)
    expect((await ola.api<Failed>('POST', '/api/me/blocks', { match: id, seat: 1 })).body.error.code).toBe('bad-seats')
  })
})
