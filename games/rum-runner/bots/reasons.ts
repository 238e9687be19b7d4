/** Why a move was chosen, in data that the text tables can say: a rule of thumb where one speaks for it, else what the search has seen. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, pointsOf, type Move, type Reason, type View } from '../rules/index.ts'
import { chooseBest, judgeOne, type Judged } from './plain.ts'

/** R10.1: rum that is turned up is scored. */
const findSale = (view: View, move: Move): Reason | null => {
  const face = move.type === 'flip' ? (at(view.islands, move.island).investment?.card ?? null) : null
  const points = face === null ? 0 : cardOf(cardsOf(view.options.cards), face).points
  return points === 0 ? null : { type: 'sells', points, total: pointsOf(view.options, view.scores, 'crown') + points }
}

/** A move that the rules of thumb find so much worse than another is not explained by them. */
const FAR = 12

/** `worlds`: in how many the move was tried. */
export const reasonFor = (view: View, judged: readonly Judged[], move: Move, worlds: number): Reason => {
  if (judged.length === 1) return { type: 'only-choice' }
  const { worth, reason } = judgeOne(view, move)
  if (worth < chooseBest(judged).worth - FAR && worlds > 1) return { type: 'looks-ahead', worlds }
  return findSale(view, move) ?? reason
}
