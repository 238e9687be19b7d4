/** Rum Runner's lessons, one per side: prepared positions with texts, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, rumRunner, type Move, type RunnerTypes } from '../../rules/index.ts'
import { crown } from './crown.ts'
import { pirate } from './pirate.ts'

/** Moves whose parts may come in any order; ships are separated by slashes. */
const UNORDERED: readonly Move['type'][] = ['found', 'invest', 'add', 'crew', 'icons', 'raise']

const sortWords = (text: string): string => text.split(' ').toSorted().join(' ')

/** A move as text in which the order of its parts does not matter. */
const moveKey = (move: Move): string => {
  const text = notation.printMove(move)
  return UNORDERED.includes(move.type) ? text.split(' / ').map(sortWords).join(' / ') : text
}

export const lessons: Lessons<RunnerTypes> = {
  game: rumRunner,
  notation,
  isSame: (one, other) => moveKey(one) === moveKey(other),
  lessons: [crown, pirate],
}
