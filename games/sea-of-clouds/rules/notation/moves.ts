/** Moves as text. Places count from 1: `take`, `leave`, `play 2`, `pick 2 1` (space and place), `discard 3`, `resolve 1 B`, `aim B`, `exchange B 2` (Rum), `exchange B 1 for 3` (Objects), `decline`. */
import { unreachable } from '@tortuga/kit'
import { letterOf, placeOf, seatOf, spaceOf } from '../components/letters.ts'
import { wordsOf } from '../task-kind.ts'
import type { Move } from '../data/types.ts'

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'take':
    case 'leave':
    case 'decline':
      return move.type
    case 'play':
    case 'discard':
      return `${move.type} ${move.place + 1}`
    case 'pick':
      return `pick ${move.space + 1} ${move.place + 1}`
    case 'resolve':
      return `resolve ${move.place + 1}${move.victim === null ? '' : ` ${letterOf(move.victim)}`}`
    case 'aim':
      return `aim ${letterOf(move.victim)}`
    case 'exchange':
      return `exchange ${letterOf(move.victim)} ${move.give + 1}${move.take === null ? '' : ` for ${move.take + 1}`}`
    default:
      return unreachable(move)
  }
}

/** The numbers of words that each move may have. */
const LENGTHS: Readonly<Record<Move['type'], readonly number[]>> = {
  take: [1],
  leave: [1],
  decline: [1],
  play: [2],
  discard: [2],
  aim: [2],
  pick: [3],
  resolve: [2, 3],
  exchange: [3, 5],
}
const isVerb = (word: string): word is Move['type'] => Object.hasOwn(LENGTHS, word)

/** Throws for text that is not a move. Does not check whether the move is legal. */
export const parseMove = (text: string): Move => {
  const [verb = '', one, two, three, four, ...more] = wordsOf(text)
  const length = [verb, one, two, three, four, ...more].filter(word => word !== undefined).length
  if (!isVerb(verb) || !LENGTHS[verb].includes(length)) throw new RangeError(`no such move: ${text}`)
  switch (verb) {
    case 'take':
    case 'leave':
    case 'decline':
      return { type: verb }
    case 'play':
      return { type: 'play', place: spaceOf(one) }
    case 'discard':
      return { type: 'discard', place: placeOf(one) }
    case 'pick':
      return { type: 'pick', space: spaceOf(one), place: spaceOf(two) }
    case 'resolve':
      return { type: 'resolve', place: placeOf(one), victim: two === undefined ? null : seatOf(two) }
    case 'aim':
      return { type: 'aim', victim: seatOf(one) }
    case 'exchange':
      if (three !== undefined && three !== 'for') throw new RangeError(`no such move: ${text}`)
      return { type: 'exchange', victim: seatOf(one), give: placeOf(two), take: three === undefined ? null : placeOf(four) }
    default:
      return unreachable(verb)
  }
}
