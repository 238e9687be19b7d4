/** A rematch: the same seats, bots and settings, and the totals of the series. */
import { rematchSchema, seatTakenSchema, tableInfoSchema, type TableInfo } from '@tortuga/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('memory')
})
afterAll(() => server.stop())

type TestGuest = Awaited<ReturnType<TestServer['addGuest']>>
const tableOf = async (guest: TestGuest, id: string): Promise<TableInfo> =>
  (await guest.api('GET', `/api/matches/${id}`)).read(tableInfoSchema)
const again = async (guest: TestGuest, id: string) => (await guest.api('POST', `/api/matches/${id}/rematch`)).read(rematchSchema)

/** Ends the match as its player would; the last person at the table wins. */
const end = async (guest: TestGuest, id: string): Promise<void> => {
  const client = guest.join(id)
  const { version } = await client.shown()
  await client.ask({ type: 'propose', version, proposal: { type: 'end' } })
  await client.until(() => client.newest('update')?.over === true, 'the end')
}

it('keeps bots, levels, seats and settings', async () => {
  const ola = await server.addGuest('Ola')
  const bots = [
    { seat: 0, level: 'captain' },
    { seat: 2, level: 'cabin-boy' },
  ]
  const { id } = await ola.openTable({ game: 'rum', seats: 3, bots, options: 'en', takebacks: false, clock: { type: 'move', seconds: 90 } })
  await ola.sit(id)
  await end(ola, id)
  const next = await again(ola, id)
  expect(next.seat).toBe(1)
  const [before, after] = [await tableOf(ola, id), await tableOf(ola, next.id)]
  expect(after.seats).toEqual([{ name: 'Bonny', bot: 'captain' }, null, { name: 'Rackham', bot: 'cabin-boy' }])
  expect(after).toMatchObject({ options: before.options, settings: before.settings, status: 'waiting' })
  expect((await ola.sit(next.id, next.seat)).read(seatTakenSchema).status).toBe('playing')
  expect((await tableOf(ola, next.id)).rematchOf).toBe(id)
})

it('keeps the bot that plays for somebody who has left, and calls the others', async () => {
  const { id, guests } = await server.seatAll({ game: 'rum', seats: 2, standIn: 'captain' }, ['Ola', 'Jan'])
  const [ola, jan] = guests as [TestGuest, TestGuest]
  await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
  const client = ola.join(id)
  const { version } = await client.shown()
  await client.ask({ type: 'propose', version, proposal: { type: 'bot', seat: 1 } })
  await end(ola, id)
  const next = await again(ola, id)
  expect((await tableOf(ola, next.id)).seats).toEqual([null, { name: 'Bonny', bot: 'captain' }])
  expect((await ola.sit(next.id, next.seat)).read(seatTakenSchema).status).toBe('playing')
})

it('keeps no bot in the seat of the player who asks for it', async () => {
  const { id, guests } = await server.seatAll({ game: 'rum', seats: 2, standIn: 'captain' }, ['Ola', 'Jan'])
  const [ola, jan] = guests as [TestGuest, TestGuest]
  await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
  const client = ola.join(id)
  await client.ask({ type: 'propose', version: (await client.shown()).version, proposal: { type: 'bot', seat: 1 } })
  await end(ola, id)
  const next = await again(jan, id)
  expect((await tableOf(jan, next.id)).seats).toEqual([null, null])
  expect((await jan.sit(next.id, next.seat)).status).toBe(200)
  expect((await ola.sit(next.id, 0)).read(seatTakenSchema).status).toBe('playing')
})

it('carries the wins of every player, whatever seat they take', async () => {
  const { id, guests } = await server.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
  const [ola, jan] = guests as [TestGuest, TestGuest]
  expect((await tableOf(ola, id)).series).toBeNull()
  await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
  await end(ola, id)
  expect((await tableOf(ola, id)).result).toMatchObject({ reason: 'agreed', outcome: { places: [1, 2] } })
  const second = await again(ola, id)
  expect((await tableOf(ola, second.id)).series).toEqual({ matches: 1, wins: [0, 0] }) // nobody sits there yet
  await ola.sit(second.id, 1)
  expect((await tableOf(ola, second.id)).series).toEqual({ matches: 1, wins: [0, 1] })
  await jan.sit(second.id, 0)
  await ola.api('DELETE', `/api/matches/${second.id}/seats/mine`)
  await end(jan, second.id)
  const third = await again(jan, second.id)
  await jan.sit(third.id, 0)
  await ola.sit(third.id, 1)
  expect((await tableOf(ola, third.id)).series).toEqual({ matches: 2, wins: [1, 1] })
})
