/** HTTP routes about the player: other devices, muted players, "Forget me". They are loaded with the pages that need them. */
import type { Seat } from '@tortuga/kit'
import { deviceLinkSchema, devicesSchema, linkedPlayerSchema } from '@tortuga/wire'
import type { SignedInDevices } from '@tortuga/wire'
import type * as v from 'valibot'
import { request, send } from './api.ts'

export const forgetMe = async (): Promise<void> => void (await send('DELETE', '/me'))

export const makeDeviceLink = (): Promise<v.InferOutput<typeof deviceLinkSchema>> => request(deviceLinkSchema, 'POST', '/me/link')

export const redeemDeviceLink = (link: string): Promise<v.InferOutput<typeof linkedPlayerSchema>> =>
  request(linkedPlayerSchema, 'POST', '/me/link/use', { link })

export const fetchDevices = async (): Promise<SignedInDevices['devices']> => (await request(devicesSchema, 'GET', '/me/devices')).devices

export const signOutDevice = async (device: string): Promise<void> => void (await send('DELETE', `/me/devices/${device}`))

export const signOutOtherDevices = async (): Promise<void> => void (await send('DELETE', '/me/devices'))

export const setBlocked = async (match: string, seat: Seat, isBlocked: boolean): Promise<void> =>
  void (isBlocked ? await send('POST', '/me/blocks', { match, seat }) : await send('DELETE', `/me/blocks?match=${match}&seat=${seat}`))
