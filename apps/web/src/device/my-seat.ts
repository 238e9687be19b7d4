/** The person on this device always has the first seat. */
import type { Seat } from '@tortuga/kit'

export const MY_SEAT: Seat = 0
