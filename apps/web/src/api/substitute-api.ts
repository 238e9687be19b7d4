/** The HTTP route for a substitute. It is loaded when a seat is open. */
import type { Seat } from '@tortuga/kit'
import { send, tablePath } from './api.ts'

/** Takes a seat of a running match that the players have opened by a vote. */
export const takeOpenSeat = async (id: string, seat: Seat): Promise<void> =>
  void (await send('POST', `${tablePath(id)}/seats/${seat}/substitute`, {}))
