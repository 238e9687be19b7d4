/** The lessons of Rum Runner, one for each side: prepared positions with their words, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, type Move, type RunnerTypes } from '../../rules/index.ts'
import { crown } from './crown.ts'
import { pirate } from './pirate.ts'

/** The order in which things were touched makes no difference. */
const settled = (move: Move): string => {
  switch (move.type) {
    case 'found':
      return `found ${move.cards
        .map(({ card, island }) => `${card}@${island}`)
        .toSorted()
        .join(' ')}`
    case 'invest':
    case 'add':
      return `${move.type} ${move.on
        .map(({ island, hazard }) => `${island}.${hazard}`)
        .toSorted()
        .join(' ')}`
    case 'crew':
      return `crew ${move.ships.map(crew => crew.toSorted().join(' ')).join(' / ')}`
    case 'icons':
      return `icons ${move.from
        .map(({ ship, crew }) => `${ship}.${crew}`)
        .toSorted()
        .join(' ')}`
    case 'raise':
      return `raise ${move.hazards
        .map(({ hazard, own, extra }) => `${hazard}:${own}+${extra}`)
        .toSorted()
        .join(' ')}`
    default:
      return notation.printMove(move)
  }
}

export const lessons: Lessons<RunnerTypes> = {
  notation,
  isSame: (one, other) => settled(one) === settled(other),
  lessons: [crown, pirate],
}
