/** HTTP routes of a table before its match begins. They are loaded with the waiting room. */
import type { Seat } from '@tortuga/kit'
import { send, tablePath } from './api.ts'

export const closeTable = async (id: string): Promise<void> => void (await send('DELETE', tablePath(id)))

export const removeFromSeat = async (id: string, seat: Seat): Promise<void> => void (await send('DELETE', `${tablePath(id)}/seats/${seat}`))

/** Until the match begins, the player who opened the table may give a seat to a bot. */
export const addBot = async (id: string, seat: Seat, level: string): Promise<void> =>
  void (await send('PUT', `${tablePath(id)}/seats/${seat}/bot`, { level }))

/** A ready player need not be present when the match begins. */
export const setReady = async (id: string, ready: boolean): Promise<void> =>
  void (await send('PUT', `${tablePath(id)}/seats/mine/ready`, { ready }))
