/** Moves as text: `take`, `leave`, `play 2` (a place among the cards taken), `pick 2 1` (space and place), `discard cutlass`, `resolve gunner B`, `aim B`, `exchange B rum-1`, `exchange B cutlass for chest`, `decline`. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { SPACES, type Space } from './words.ts'
import type { Move } from './types.ts'

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

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'take':
    case 'leave':
    case 'decline':
      return move.type
    case 'play':
      return `play ${move.place + 1}`
    case 'discard':
      return `discard ${move.card}`
    case 'pick':
      return `pick ${move.space + 1} ${move.place + 1}`
    case 'resolve':
      return `resolve ${move.card}${move.victim === null ? '' : ` ${letterOf(move.victim)}`}`
    case 'aim':
      return `aim ${letterOf(move.victim)}`
    case 'exchange':
      return `exchange ${letterOf(move.victim)} ${move.give}${move.take === null ? '' : ` for ${move.take}`}`
    default:
      return unreachable(move)
  }
}

const nameIn = (text: string | undefined): string => {
  if (text === undefined) throw new RangeError('which card?')
  return text
}

/** A fault for text that is no move; whether the move is legal is another question. */
export const parseMove = (text: string): Move => {
  const [verb, one, two, three, ...more] = text.trim().split(/\s+/)
  const most = { take: 1, leave: 1, decline: 1, play: 2, discard: 2, aim: 2, pick: 3, resolve: 3, exchange: three === undefined ? 3 : 5 }
  const count = [verb, one, two, three, ...more].filter(word => word !== undefined).length
  if (!Object.hasOwn(most, verb ?? '') || count > most[verb as keyof typeof most]) throw new RangeError(`no such move: ${text}`)
  switch (verb) {
    case 'take':
    case 'leave':
    case 'decline':
      return { type: verb }
    case 'play':
      return { type: 'play', place: spaceOf(one) }
    case 'discard':
      return { type: 'discard', card: nameIn(one) }
    case 'pick':
      return { type: 'pick', space: spaceOf(one), place: spaceOf(two) }
    case 'resolve':
      return { type: 'resolve', card: nameIn(one), victim: two === undefined ? null : seatOf(two) }
    case 'aim':
      return { type: 'aim', victim: seatOf(one) }
    default:
      if (three !== undefined && three !== 'for') throw new RangeError(`no such move: ${text}`)
      return { type: 'exchange', victim: seatOf(one), give: nameIn(two), take: three === undefined ? null : nameIn(more[0]) }
  }
}
