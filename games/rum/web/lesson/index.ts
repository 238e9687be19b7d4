/** The lessons of RUM: prepared positions with their words, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, type Move, type RumTypes } from '../../rules/index.ts'
import { firstGame } from './first-game.ts'

/** The order in which cards were touched makes no difference. */
const settled = (move: Move): string => {
  if (move.type === 'draw') return `draw ${move.from}`
  const cards = move.type === 'play' ? move.cards.map(({ card, end }) => `${card} ${end}`) : move.cards
  return [move.type, ...cards.toSorted()].join(' ')
}

export const lessons: Lessons<RumTypes> = {
  notation,
  isSame: (one, other) => settled(one) === settled(other),
  lessons: [firstGame],
}
