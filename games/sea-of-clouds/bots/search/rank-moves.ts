/** Ranks all legal moves by a quick estimate in points. The search tries the best ones first and uses them in playouts. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, choiceKeyOf, deckOf, discardsOf, seaOfClouds, type Move, type State } from '../../rules/index.ts'
import { playRank, resolveRank } from '../one-step/answers.ts'
import { pendingWorth } from '../features/effect-estimates.ts'
import { securePoints } from './win-chances.ts'
import { quickEstimate, marginalValue, meanValuesByBack, type UnseenCopies } from './quick-estimates.ts'
import { cardInfoOf } from '../features/card-kinds.ts'
import { readTotals, type WorldTotals } from '../features/world-totals.ts'

export type RankedSeaMove = { readonly move: Move; readonly key: string | number; readonly worth: number }

const TAKE: Move = { type: 'take' }
const LEAVE: Move = { type: 'leave' }
/** The least gain for which an exchange is worth it. */
const MIN_EXCHANGE_GAIN = 0.5

type Estimator = { readonly state: State; readonly seat: Seat; readonly worldTotals: WorldTotals; readonly means: readonly number[] }

const worthOf = ({ state, seat, worldTotals, means }: Estimator, move: Move): number => {
  const deck = deckOf(state.options.deck)
  const own = at(state.captains, seat)
  const worth = (name: string): number => marginalValue(worldTotals, seat, cardInfoOf(worldTotals.kinds, name))
  switch (move.type) {
    case 'play':
      return playRank(deck, at(state.hand, move.place).card)
    case 'pick': {
      const { card, seenBy } = at(at(state.shares, move.space).cards, move.place)
      return seenBy.includes(seat) ? worth(card) : at(means, cardInfoOf(worldTotals.kinds, card).back)
    }
    case 'resolve':
      return (
        resolveRank(deck, at(own.pirates, move.place).card) + (move.victim === null ? 0 : at(state.captains, move.victim).rum.length / 100)
      )
    case 'discard': {
      if (discardsOf(state) === 'objects') return -worth(at(own.objects, move.place).card)
      const { card, against } = at(own.pirates, move.place)
      return state.boarding === null ? -worth(card) : -pendingWorth(cardOf(deck, card), against.length)
    }
    case 'aim':
      return securePoints(worldTotals, move.victim)
    case 'exchange':
      return move.take === null
        ? at(means, 0) - worth(at(own.rum, move.give).card)
        : 1.3 * (worth(at(at(state.captains, move.victim).objects, move.take).card) - worth(at(own.objects, move.give).card))
    case 'decline':
      return MIN_EXCHANGE_GAIN
    case 'take':
    case 'leave':
      return 0
    default:
      return unreachable(move)
  }
}

/** All moves with their worth; one for each choice (R1.12). */
export const rankMoves = (state: State, seat: Seat, pool: UnseenCopies): readonly RankedSeaMove[] => {
  const task = at(state.agenda, 0)
  const worldTotals = readTotals(state)
  if (task.type === 'decide') {
    const { here, hope, cost } = quickEstimate(worldTotals, state, seat, task.space, pool)
    return [
      { move: TAKE, key: 1, worth: here + cost },
      { move: LEAVE, key: 0, worth: hope },
    ]
  }
  const estimator: Estimator = { state, seat, worldTotals, means: task.type === 'effect' ? meanValuesByBack(worldTotals, seat, pool) : [] }
  const ranked = new Map<string | number, RankedSeaMove>()
  const view = seaOfClouds.view(state, seat)
  const own = at(view.captains, seat)
  for (const move of seaOfClouds.moves(view)) {
    const key = choiceKeyOf(view, own, move)
    if (!ranked.has(key)) ranked.set(key, { move, key, worth: worthOf(estimator, move) })
  }
  return Array.from(ranked.values())
}

/** The best move; among equals, the first. */
export const bestMove = (list: readonly RankedSeaMove[]): RankedSeaMove =>
  list.reduce((best, one) => (one.worth > best.worth ? one : best), at(list, 0))
