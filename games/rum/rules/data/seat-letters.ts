/** The letters that stand for seats in the notation. */
import { at, type Seat } from '@tortuga/kit'

export const LETTERS = ['A', 'B', 'C', 'D']

export const letterOf = (seat: Seat): string => at(LETTERS, seat)

export const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter)
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`)
  return seat
}
