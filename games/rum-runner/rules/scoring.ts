/** Chapter 10 of the rulebook: points and the end of the match. */
import { append, type Outcome, type Seat } from '@tortuga/kit'
import { GOAL } from './data/card-data.ts'
import { returnToBank } from './decks-and-coins/coins.ts'
import { lookUpCard, addEvent, seatIn, withSide, type StepDraft } from './step.ts'
import { dissolveParty } from './targets/lookup.ts'
import { cardOf, cardsOf } from './data/pieces.ts'
import type { BySide, RunnerEnding, Options, Piece, Side, State } from './data/types.ts'

/** R10.1, R10.2: the crown counts points, the pirate counts cards. `scores` may hold pieces or faces. */
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

/** R10.1, R10.2: the side that reached the goal wins, even if the other side has more points. */
const judgeByRum = (counted: Counted): Outcome => {
  const winner: Seat = counted.scores.pirate.length >= GOAL ? 1 - counted.crown : counted.crown
  return { places: [0, 1].map(seat => (seat === winner ? 1 : 2)), scores: bySeat(counted) }
}

export const outcome = (state: State): Outcome | null => {
  if (state.ending === null) return null
  return state.ending === 'rum' ? judgeByRum(state) : judge(state)
}

/** R10.3: nothing that is still to come happens, and a raid in progress is over. */
const end = ({ state, events }: StepDraft, ending: RunnerEnding): void => {
  state.ending = ending
  state.agenda = []
  state.raid = null
  state.fleet = dissolveParty(state.fleet)
  const { places, scores } = ending === 'rum' ? judgeByRum(state) : judge(state)
  events.push({ type: 'ended', reason: ending, places, scores })
}

/** R6.7, R10.3: scores one card and ends the match at once if the side has reached the goal. `island` is where the card was, or null for a shown card. */
export const scoreCard = (step: StepDraft, side: Side, piece: Piece, coins: number, island: number | null): void => {
  const { state } = step
  const card = lookUpCard(step, piece)
  returnToBank(step, coins)
  state.scores = withSide(state.scores, side, append(state.scores[side], piece))
  const total = pointsOf(state.options, state.scores, side)
  addEvent(step, {
    type: 'scored',
    seat: seatIn(step, side),
    card: card.face,
    points: side === 'crown' ? card.points : 1,
    total,
    island,
  })
  if (total >= GOAL) end(step, 'rum')
}

/** R10.4 */
export const endByCap = (step: StepDraft): void => end(step, 'cap')
