/** The letters and numbers of the notation: seats as `A` to `D`, places and spaces from 1. */
import { at, type Seat } from '@tortuga/kit'
import { SPACES, type Space } from './constants.ts'

const LETTERS = ['A', 'B', 'C', 'D']
export const letterOf = (seat: Seat): string => at(LETTERS, seat)
export const seatOf = (letter: string | undefined): Seat => {
  const seat = LETTERS.indexOf(letter ?? '')
  if (seat < 0) throw new RangeError(`no such seat: ${String(letter)}`)
  return seat
}
export const spaceOf = (text: string | undefined): Space => {
  const space = SPACES.find(place => String(place + 1) === text)
  if (space === undefined) throw new RangeError(`no such space: ${String(text)}`)
  return space
}
export const placeOf = (text: string | undefined): number => {
  if (text === undefined || !/^[1-9]\d?$/.test(text)) throw new RangeError(`no such place: ${String(text)}`)
  return Number(text) - 1
}
