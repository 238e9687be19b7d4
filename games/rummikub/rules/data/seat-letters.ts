/** Seats as letters, A for the first seat, for the notation. */
import { at, type Seat } from '@tortuga/kit'

export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

export const letterOf = (seat: Seat): string => at(SEAT_LETTERS, seat)

export const seatOf = (letter: string): Seat => {
  const seat = SEAT_LETTERS.findIndex(known => known === letter)
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`)
  return seat
}
