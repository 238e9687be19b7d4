/** The lessons of Rummikub, played by the real rules from prepared positions. */
import type { Lessons } from '@tortuga/ui'
import { notation, rummikub, type Move, type RummikubTypes } from '../../rules/index.ts'
import { firstRound } from './first-round.ts'

/** A key for comparing moves. R4.4: the order of sets and of tiles in a group does not matter. */
const keyOf = (move: Move): string => {
  if (move.type !== 'play') return notation.printMove(move)
  return move.table
    .map(({ kind, tiles }) => `${kind} ${(kind === 'group' ? tiles.toSorted() : tiles).join(' ')}`)
    .toSorted()
    .join(' / ')
}

export const lessons: Lessons<RummikubTypes> = {
  game: rummikub,
  notation,
  isSame: (one, other) => keyOf(one) === keyOf(other),
  lessons: [firstRound],
}
