/** /api/me/devices: the devices on which a player is signed in, and signing them out. */
import type { SignedInDevices } from '@tortuga/wire'
import type { ServerContext } from '../context/server-context.ts'
import { requireGuest } from '../http/authentication.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { deviceParams } from '../http/validation.ts'
import type { App } from '../http/validation.ts'
import { deviceIdOf } from '../identity/tokens.ts'

export const addDeviceRoutes = (app: App, context: ServerContext): void => {
  const { store, rooms } = context
  /** Other nodes disconnect these devices at their next regular check. */
  const disconnect = (devices: readonly string[] | null): void => {
    if (devices === null) throw new HttpProblem('not-a-guest') // signed out by one of them meanwhile
    for (const device of devices) rooms.expelDevice(device, 'signed-out')
  }

  app.get('/api/me/devices', async (request): Promise<SignedInDevices> => {
    const guest = await requireGuest(context, request)
    const devices = await store.listDevices(guest.id)
    return { devices: devices.map(({ hash, added, seen }) => ({ id: deviceIdOf(hash), added, seen, current: hash === guest.device })) }
  })

  app.delete('/api/me/devices', async (request, reply) => {
    const guest = await requireGuest(context, request)
    disconnect(await store.signOut(guest.id, guest.device, 'others'))
    return reply.code(204).send()
  })

  /** The device in use cannot be signed out: without any device, nobody could reach the player again. */
  app.delete('/api/me/devices/:device', { schema: { params: deviceParams } }, async (request, reply) => {
    const guest = await requireGuest(context, request)
    const others = (await store.listDevices(guest.id)).filter(({ hash }) => hash !== guest.device)
    const device = others.find(({ hash }) => deviceIdOf(hash) === request.params.device)
    if (device === undefined) throw new HttpProblem('no-such-device')
    disconnect(await store.signOut(guest.id, guest.device, { only: device.hash }))
    return reply.code(204).send()
  })
}
