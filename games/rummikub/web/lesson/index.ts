/** The lessons of Rummikub: prepared positions with their words, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, type Move, type RummikubTypes } from '../../rules/index.ts'
import { firstRound } from './first-round.ts'

/** R4.4: in which order the sets lie, and the tiles of a group, makes no difference. */
const settled = (move: Move): string => {
  if (move.type !== 'play') return notation.printMove(move)
  return move.table
    .map(({ kind, tiles }) => `${kind} ${(kind === 'group' ? tiles.toSorted() : tiles).join(' ')}`)
    .toSorted()
    .join(' / ')
}

export const lessons: Lessons<RummikubTypes> = {
  notation,
  isSame: (one, other) => settled(one) === settled(other),
  lessons: [firstRound],
}
