/** The devices of a player: listed, signed out one by one or all others, and disconnected on every node. */
import { deviceLinkSchema, devicesSchema, meSchema, problemSchema } from '@tortuga/wire'
import type { SignedInDevices } from '@tortuga/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieIn, createManualClock, startServer } from '../../test/test-server.ts'
import type { TestServer } from '../../test/test-server.ts'

const clock = createManualClock()
const START = clock.now()
let server: TestServer
let otherNode: TestServer
beforeAll(async () => {
  server = await startServer('memory', { now: clock.now, ticks: false })
  otherNode = await startServer('memory', { now: clock.now, ticks: false, store: server.store })
})
afterAll(async () => {
  await otherNode.stop()
  await server.stop()
})

type TestGuest = Awaited<ReturnType<TestServer['addGuest']>>

/** Signs in another device as the same player, on either node. */
const addDevice = async (guest: TestGuest, node: TestServer): Promise<TestGuest> => {
  const { link } = (await guest.api('POST', '/api/me/link')).read(deviceLinkSchema)
  return node.addGuest(guest.name, cookieIn((await node.api('POST', '/api/me/link/use', { link })).headers))
}
const devicesOf = async (guest: TestGuest): Promise<SignedInDevices['devices']> =>
  (await guest.api('GET', '/api/me/devices')).read(devicesSchema).devices

it('lists when each device was added and last seen, and which one asks', async () => {
  const laptop = await server.addGuest('Ola')
  clock.advance(3 * 3_600_000)
  const phone = await addDevice(laptop, server)
  await expect.poll(async () => (await devicesOf(laptop)).map(({ seen }) => seen)).toEqual([clock.now(), clock.now()])
  const devices = await devicesOf(laptop)
  expect(devices).toHaveLength(2)
  expect(devices).toContainEqual(expect.objectContaining({ added: START, current: true }))
  expect(devices).toContainEqual(expect.objectContaining({ added: clock.now(), current: false }))
  expect((await devicesOf(phone)).find(({ current }) => current)?.added).toBe(clock.now())
  expect(JSON.stringify(devices)).not.toContain(laptop.cookie.replace('tortuga=', '').slice(0, 16))
  const visitor = await server.api('GET', '/api/me/devices')
  expect([visitor.status, visitor.read(problemSchema).error.code]).toEqual([401, 'not-a-guest'])
})

it('signs out one device, which is disconnected on its own node at once and on others at the next check', async () => {
  const laptop = await server.addGuest('Ola')
  const [phone, tablet] = [await addDevice(laptop, server), await addDevice(laptop, otherNode)]
  const { id } = await laptop.openTable({ game: 'rum' })
  await laptop.sit(id)
  const clients = [laptop.join(id), phone.join(id), tablet.join(id)]
  await Promise.all(clients.map(client => client.until(() => client.newest('waiting') !== null, 'the table')))
  const byes = (): readonly unknown[] => clients.map(client => client.newest('bye')?.code ?? null)
  const idOf = async (guest: TestGuest): Promise<string> => (await devicesOf(guest)).find(({ current }) => current)?.id ?? ''
  const [ownId, phoneId, tabletId] = [await idOf(laptop), await idOf(phone), await idOf(tablet)]

  expect((await laptop.api('DELETE', `/api/me/devices/${phoneId}`)).status).toBe(204)
  await clients[1]!.until(() => clients[1]!.newest('bye') !== null, 'a goodbye')
  expect(byes()).toEqual([null, 'signed-out', null])
  expect((await phone.api('GET', '/api/me')).read(meSchema).name).toBeNull()
  for (const gone of [phoneId, ownId, '0'.repeat(16)]) {
    const refused = await laptop.api('DELETE', `/api/me/devices/${gone}`)
    expect([refused.status, refused.read(problemSchema).error.code]).toEqual([404, 'no-such-device'])
  }

  expect((await laptop.api('DELETE', `/api/me/devices/${tabletId}`)).status).toBe(204)
  await otherNode.server().tick()
  await clients[2]!.until(() => clients[2]!.newest('bye') !== null, 'a goodbye')
  expect(byes()).toEqual([null, 'signed-out', 'signed-out'])
  expect(clients[0]!.isOpen()).toBe(true)
})

it('leaves one of two devices that sign each other out at the same time', async () => {
  const laptop = await server.addGuest('Ola')
  const phone = await addDevice(laptop, otherNode)
  const replies = await Promise.all([laptop, phone].map(device => device.api('DELETE', '/api/me/devices')))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 401])
  const winner = replies[0]?.status === 204 ? laptop : phone
  expect(await devicesOf(winner)).toHaveLength(1)
})

it('signs out all other devices, and a link that one of them has made', async () => {
  const laptop = await server.addGuest('Ola')
  const [phone, jan] = [await addDevice(laptop, server), await server.addGuest('Jan')]
  const { link } = (await phone.api('POST', '/api/me/link')).read(deviceLinkSchema)
  expect((await laptop.api('DELETE', '/api/me/devices')).status).toBe(204)
  expect((await server.api('POST', '/api/me/link/use', { link })).status).toBe(404)
  expect(await devicesOf(laptop)).toHaveLength(1)
  expect((await phone.api('GET', '/api/me/devices')).status).toBe(401)
  expect(await devicesOf(jan)).toHaveLength(1)
})
