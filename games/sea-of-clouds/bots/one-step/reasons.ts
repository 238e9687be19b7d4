/** The reason for a bot's move, as data that the texts turn into a sentence. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, discardsOf, type Face, type Move, type Reason, type SeaMoveOf, type Space, type View } from '../../rules/index.ts'
import { discardValue, exchangeValue, LEAST_GAIN, movesOf, orderValue, pickValue, resolveValue } from './answers.ts'
import { estimateShare } from './take-or-leave.ts'
import { leaderAmong, readKnowledge, type SeaBotKnowledge } from '../features/bot-knowledge.ts'

const BY_SEARCH: Reason = { type: 'foresees' }

/** The strength that the known cards of a share add. */
const strengthIn = ({ view, deck }: SeaBotKnowledge, space: Space): number =>
  at(view.shares, space).cards.reduce((sum, { face }) => sum + (face === null ? 0 : cardOf(deck, face).strength), 0)

/** The simplest reason that fits. If the points speak against the move, the reason is the search. */
const reasonToTake = (knowledge: SeaBotKnowledge, space: Space): Reason => {
  const { here, hope, gift, cost } = estimateShare(knowledge, space)
  if (here >= hope) return { type: 'takes', points: Math.round(here), hoped: Math.round(hope) }
  if (here >= hope - cost) return { type: 'denies', points: Math.round(gift), seat: (knowledge.seat + 1) % knowledge.view.seats }
  const strength = strengthIn(knowledge, space)
  return strength > 0 && Number.isFinite(knowledge.untilBoarding) ? { type: 'arms', strength, rounds: knowledge.untilBoarding } : BY_SEARCH
}

const reasonToLeave = (knowledge: SeaBotKnowledge, space: Space): Reason => {
  const { here, hope } = estimateShare(knowledge, space)
  return here < hope ? { type: 'leaves', points: Math.round(here), hoped: Math.round(hope) } : BY_SEARCH
}

/** Whether no move of the same type is worth more. A search may prefer another one; then the estimates are not its reason. */
const isBest = <K extends Move['type']>(view: View, move: SeaMoveOf<K>, type: K, worth: (move: SeaMoveOf<K>) => number): boolean => {
  const own = worth(move)
  return movesOf(view, type).every(other => worth(other) <= own)
}

const reasonToPick = (knowledge: SeaBotKnowledge, move: SeaMoveOf<'pick'>): Reason => {
  const points = Math.round(pickValue(knowledge, move))
  const isTrue = points > 0 || isBest(knowledge.view, move, 'pick', one => pickValue(knowledge, one))
  return isTrue ? { type: 'picks', points } : BY_SEARCH
}

const reasonToAim = (knowledge: SeaBotKnowledge, { victim }: SeaMoveOf<'aim'>): Reason => {
  const victims = movesOf(knowledge.view, 'aim').map(move => move.victim)
  return leaderAmong(knowledge, victims) === victim ? { type: 'aims', victim } : BY_SEARCH
}

const reasonToDecline = (knowledge: SeaBotKnowledge): Reason => {
  const isTrue = movesOf(knowledge.view, 'exchange').every(move => exchangeValue(knowledge, move) <= LEAST_GAIN)
  return isTrue ? { type: 'keeps' } : BY_SEARCH
}

export const reasonFor = (view: View, seat: Seat, move: Move): Reason => {
  const knowledge = readKnowledge(view, seat)
  const { deck } = knowledge
  const own = at(view.captains, seat)
  const [task] = view.agenda
  const space = task?.type === 'decide' ? task.space : 0
  switch (move.type) {
    case 'take':
      return reasonToTake(knowledge, space)
    case 'leave':
      return reasonToLeave(knowledge, space)
    case 'play':
      if (!isBest(view, move, 'play', one => orderValue(deck, view, one))) return BY_SEARCH
      return { type: 'orders', card: at(view.hand, move.place).face ?? '' }
    case 'pick':
      return reasonToPick(knowledge, move)
    case 'discard':
      if (!isBest(view, move, 'discard', one => discardValue(knowledge, one))) return BY_SEARCH
      return { type: 'gives-up', card: at<{ readonly card: Face }>(own[discardsOf(view)], move.place).card }
    case 'resolve':
      if (!isBest(view, move, 'resolve', one => resolveValue(deck, view, seat, one))) return BY_SEARCH
      return { type: 'resolves', card: at(own.pirates, move.place).card }
    case 'aim':
      return reasonToAim(knowledge, move)
    case 'exchange': {
      const points = Math.round(exchangeValue(knowledge, move))
      return points > 0 ? { type: 'exchanges', points } : BY_SEARCH
    }
    case 'decline':
      return reasonToDecline(knowledge)
    default:
      return unreachable(move)
  }
}
