/** Substitutes over HTTP and sockets: who may take an open seat, what the former player gets, restarts, and the journal. */
import { parseJournal, verify } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { versionSchema, problemSchema, tableInfoSchema } from '@tortuga/wire'
import type { TableInfo } from '@tortuga/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../test/test-client.ts'
import { startServer } from '../../test/test-server.ts'
import type { StoreKind, TestServer } from '../../test/test-server.ts'

type TestGuest = Awaited<ReturnType<TestServer['addGuest']>>

const takeSeat = (guest: TestGuest, id: string, seat = 1) => guest.api('POST', `/api/matches/${id}/seats/${seat}/substitute`, {})
const refusalOf = async (guest: TestGuest, id: string, seat = 1): Promise<string> =>
  (await takeSeat(guest, id, seat)).read(problemSchema).error.code
const tableOf = async (guest: TestGuest, id: string): Promise<TableInfo> =>
  (await guest.api('GET', `/api/matches/${id}`)).read(tableInfoSchema)
const hasBye = (client: TestClient) => () => client.newest('bye') !== null

describe.each<StoreKind>(['memory', 'sqlite'])('over %s', kind => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  /** Ola stays, Jan has left, and his seat, 1, is open. */
  const openSeat = async (request: Readonly<Record<string, unknown>> = {}, names: readonly string[] = ['Ola', 'Jan']) => {
    const { id, guests, players } = await server.seatAll({ game: 'rum', ...request }, names)
    const [ola, jan] = guests as [TestGuest, TestGuest]
    const [olas, jans] = players as [TestClient, TestClient]
    await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
    const { version } = await olas.shown()
    expect(await olas.ask({ type: 'propose', version, proposal: { type: 'substitute', seat: 1 } })).toMatchObject({ type: 'done' })
    return { id, guests, players, ola, jan, olas, jans }
  }

  it('[S12.2, S12.4] a substitute plays on; the former player gets nothing of the seat any more; the journal holds', async () => {
    const { id, ola, jan, olas, jans } = await openSeat()
    await olas.until(() => olas.newest('update')?.open?.length === 1, 'the open seat')
    const ewa = await server.addGuest('Ewa')
    expect(await tableOf(ewa, id)).toMatchObject({ open: [1], mine: null, given: null })
    expect((await takeSeat(ewa, id)).body).toEqual({ seat: 1, status: 'playing' })
    expect((await takeSeat(ewa, id)).body).toEqual({ seat: 1, status: 'playing' })
    await jans.until(hasBye(jans), 'bye')
    expect(jans.messages.at(-1)).toEqual({ type: 'bye', code: 'seat-given', comeBackIn: null })
    const heard = jans.texts.length

    const hers = ewa.join(id)
    const shown = await hers.shown()
    expect([hers.newest('welcome')?.viewer, shown.players.map(({ name }) => name)]).toEqual([1, ['Ola', 'Ewa']])
    expect(hers.newest('welcome')?.match.players.map(({ name }) => name)).toEqual(['Ola', 'Jan'])
    expect(await tableOf(jan, id)).toMatchObject({ open: [], mine: null, given: 1 })
    expect((await jan.api('GET', `/api/matches/${id}/versions/0`)).read(versionSchema).viewer).toBe('table')
    expect((await jan.api('GET', `/api/matches/${id}/versions/0?viewer=1`)).read(problemSchema).error.code).toBe('not-over')
    expect((await jan.api('POST', `/api/matches/${id}/seats/mine`)).read(problemSchema).error.code).toBe('not-seated')
    expect((await ewa.api('GET', `/api/matches/${id}/versions/0`)).read(versionSchema).viewer).toBe(1)
    const watching = jan.join(id)
    expect((await watching.shown()).view).toMatchObject({ viewer: 'table' })

    const { version } = await hers.shown()
    await hers.ask({ type: 'propose', version, proposal: { type: 'end' } })
    await olas.until(() => (olas.newest('update')?.proposal ?? null) !== null, 'the proposal')
    await olas.ask({ type: 'vote', proposal: version + 1, agree: true })
    await hers.until(() => hers.newest('update')?.over === true, 'the end')
    const parsed = parseJournal((await ola.api('GET', `/api/matches/${id}/journal`)).text)
    if (!parsed.ok) throw new Error('no journal')
    expect(parsed.journal.entries.find(({ type }) => type === 'sit')).toMatchObject({ seat: 1, player: { name: 'Ewa', bot: null } })
    expect(verify<GameTypes>(rum, parsed).findings.filter(({ result }) => result === 'fails')).toEqual([])
    // Ola opened the seat alone, and nothing in the journal proves that Jan was absent.
    const consent = verify<GameTypes>(rum, parsed).findings.find(({ check }) => check === 'consent')
    expect(consent).toMatchObject({ result: 'not-checked', why: 'substitute-without-vote' })
    expect(jans.texts).toHaveLength(heard)
  })

  it('[S12.3] the owner who comes back first keeps the seat', async () => {
    const { id, jan, olas } = await openSeat()
    const back = jan.join(id)
    await back.shown()
    await olas.until(() => olas.newest('update')?.open?.length === 0, 'the closed seat')
    expect(await refusalOf(await server.addGuest('Ewa'), id)).toBe('seat-taken')
    expect(await tableOf(jan, id)).toMatchObject({ open: [], mine: 1, left: [false, false] })
  })

  it('[S12.5] nobody takes it who is seated, had a seat, is blocked or barred, or has the name of another player', async () => {
    const { id, guests, players, ola, jan } = await openSeat({ game: 'rum' }, ['Ola', 'Jan', 'Iza'])
    const [, , iza] = guests as [TestGuest, TestGuest, TestGuest]
    const [, , izas] = players as [TestClient, TestClient, TestClient]
    await izas.until(() => (izas.newest('update')?.proposal ?? null) !== null, 'the vote')
    const [ewa, leon, other, tom] = await Promise.all(['Ewa', 'Leon', 'OIa', 'Tom'].map(name => server.addGuest(name)))
    if (ewa === undefined || leon === undefined || other === undefined || tom === undefined) throw new Error('no guests')
    expect(await refusalOf(ewa, id)).toBe('seat-taken') // the vote is still open
    await izas.ask({ type: 'vote', proposal: izas.newest('update')?.proposal?.version ?? 0, agree: true })
    expect((await server.api('POST', `/api/matches/${id}/seats/1/substitute`, {})).read(problemSchema).error.code).toBe('not-a-guest')
    expect([await refusalOf(ola, id), await refusalOf(ewa, id, 0), await refusalOf(ewa, id, 7)]).toEqual([
      'already-seated',
      'seat-taken',
      'bad-seats',
    ])
    expect(await refusalOf(other, id)).toBe('name-taken') // OIa looks like Ola
    const elsewhere = await server.seatAll({ game: 'rum' }, ['Anna', 'Bert'])
    const tables = await server.store.findTable(elsewhere.id)
    const [anna] = elsewhere.guests as [TestGuest]
    await server.store.setBlocked(
      (await server.store.findTable(id))?.table.occupants[2]?.player ?? '',
      tables?.table.occupants[0]?.player ?? '',
      id,
      true,
    )
    expect(await refusalOf(anna, id)).toBe('not-welcome') // Iza has blocked Anna
    const [, bert] = elsewhere.guests as [TestGuest, TestGuest]
    await server.store.setBarred(tables?.table.occupants[1]?.player ?? '', true)
    expect(await refusalOf(bert, id)).toBe('barred')

    expect((await takeSeat(ewa, id)).status).toBe(200)
    expect(await refusalOf(leon, id)).toBe('seat-taken')
    await iza.api('DELETE', `/api/matches/${id}/seats/mine`)
    const [olas] = players as [TestClient]
    const hers = ewa.join(id)
    const { version } = await hers.shown()
    await hers.ask({ type: 'propose', version, proposal: { type: 'substitute', seat: 2 } })
    await olas.until(() => (olas.newest('update')?.proposal ?? null) !== null, 'the second vote')
    await olas.ask({ type: 'vote', proposal: version + 1, agree: true })
    expect(await refusalOf(jan, id, 2)).toBe('seat-given') // he knows the cards of seat 1
    expect(await refusalOf(ewa, id, 2)).toBe('already-seated')
    expect((await takeSeat(tom, id, 2)).status).toBe(200)
  })

  it('[S12.4] a private table tells its former player, and lets a substitute in', async () => {
    const { id, jan } = await openSeat({ spectators: false })
    const ewa = await server.addGuest('Ewa')
    const outside = ewa.join(id)
    await outside.until(hasBye(outside), 'bye')
    expect(outside.messages).toEqual([{ type: 'bye', code: 'no-spectators', comeBackIn: null }])
    expect((await tableOf(ewa, id)).open).toEqual([1])
    await takeSeat(ewa, id)
    expect((await ewa.join(id).shown()).version).toBeGreaterThan(0)
    const late = jan.join(id)
    await late.until(hasBye(late), 'bye')
    expect(late.messages).toEqual([{ type: 'bye', code: 'seat-given', comeBackIn: null }])
    expect((await jan.api('GET', `/api/matches/${id}/versions/0`)).read(problemSchema).error.code).toBe('no-spectators')
  })

  it('[S12.7] the vote, the open seat and the substitute survive restarts', async () => {
    const { id, players, jans } = await openSeat({}, ['Ola', 'Jan', 'Iza'])
    jans.close() // he would come back after the restart and keep his seat
    await server.restart()
    const [olas, , izas] = players as [TestClient, TestClient, TestClient]
    await izas.until(() => izas.opens() > 1 && (izas.newest('update')?.proposal ?? null) !== null, 'the vote')
    await izas.ask({ type: 'vote', proposal: izas.newest('update')?.proposal?.version ?? 0, agree: true })
    await olas.until(() => olas.newest('update')?.open?.length === 1, 'the open seat')
    await server.restart()
    const ewa = await server.addGuest('Ewa')
    expect((await takeSeat(ewa, id)).status).toBe(200)
    await server.restart()
    expect((await ewa.join(id).shown()).players[1]).toEqual({ name: 'Ewa', bot: null })
  })
})
