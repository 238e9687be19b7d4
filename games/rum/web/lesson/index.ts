/** The lessons of RUM: prepared positions with texts, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, rum, type Move, type RumTypes } from '../../rules/index.ts'
import { firstGame } from './first-game.ts'

/** A text that is the same for moves that differ only in the order of their cards. */
const normalised = (move: Move): string => {
  if (move.type === 'draw') return `draw ${move.from}`
  const cards = move.type === 'play' ? move.cards.map(({ card, end }) => `${card} ${end}`) : move.cards
  return [move.type, ...cards.toSorted()].join(' ')
}

export const lessons: Lessons<RumTypes> = {
  game: rum,
  notation,
  isSame: (one, other) => normalised(one) === normalised(other),
  lessons: [firstGame],
}
