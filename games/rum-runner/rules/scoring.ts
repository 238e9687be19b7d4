/** Chapter 10 of the rulebook: points, and how a match ends. */
import { withLast, type Outcome, type Seat } from '@tortuga/kit'
import { GOAL } from './card-data.ts'
import { toBank } from './coins.ts'
import { readyCard, tell, withSide, type Making } from './making.ts'
import { cardOf, cardsOf } from './pieces.ts'
import type { BySide, Ending, Options, Piece, Side, State } from './types.ts'

/** R10.1, R10.2: the crown counts points, the pirate bottles. Scores may be given as pieces or faces. */
export const pointsOf = (options: Options, scores: BySide<readonly string[]>, side: Side): number => {
  if (side === 'pirate') return scores.pirate.length
  const cards = cardsOf(options.cards)
  return scores.crown.reduce((sum, name) => sum + cardOf(cards, name).points, 0)
}

type Counted = Pick<State, 'options' | 'scores' | 'crown'>

const bySeat = ({ options, scores, crown }: Counted): readonly number[] => {
  const points = [pointsOf(options, scores, 'crown'), pointsOf(options, scores, 'pirate')]
  return crown === 0 ? points : points.toReversed()
}

const judge = (counted: Counted): Outcome => {
  const scores = bySeat(counted)
  const most = Math.max(...scores)
  return { places: scores.map(points => (points === most ? 1 : 2)), scores }
}

/** R10.1, R10.2: by rum, whoever reached the goal; the crown may have fewer points than it would take to lead. */
const judgeByRum = (counted: Counted): Outcome => {
  const winner: Seat = counted.scores.pirate.length >= GOAL ? 1 - counted.crown : counted.crown
  return { places: [0, 1].map(seat => (seat === winner ? 1 : 2)), scores: bySeat(counted) }
}

export const outcome = (state: State): Outcome | null => {
  if (state.ending === null) return null
  return state.ending === 'rum' ? judgeByRum(state) : judge(state)
}

const end = ({ state, events }: Making, ending: Ending): void => {
  state.ending = ending
  state.agenda = []
  const { places, scores } = ending === 'rum' ? judgeByRum(state) : judge(state)
  events.push({ type: 'ended', reason: ending, places, scores })
}

/** R6.7, R10.3: scored cards go one at a time, and one that is enough ends the match at once. */
export const scoreCard = (making: Making, side: Side, piece: Piece, coins: number): void => {
  const { state } = making
  const card = readyCard(making, piece)
  toBank(making, coins)
  state.scores = withSide(state.scores, side, withLast(state.scores[side], piece))
  const total = pointsOf(state.options, state.scores, side)
  tell(making, side, { type: 'scored', card: card.face, points: side === 'crown' ? card.points : 1, total })
  if (total >= GOAL) end(making, 'rum')
}

/** R10.4 */
export const endByCap = (making: Making): void => end(making, 'cap')
