/** The reason for a bot's move, as data that the texts turn into a sentence. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, discardsOf, type Face, type Move, type Reason, type Space, type View } from '../../rules/index.ts'
import { exchangeValue, pickValue } from './answers.ts'
import { estimateShare } from './take-or-leave.ts'
import { readKnowledge, type SeaBotKnowledge } from '../features/bot-knowledge.ts'

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
  return strength > 0 ? { type: 'arms', strength, rounds: knowledge.untilBoarding } : BY_SEARCH
}

const reasonToLeave = (knowledge: SeaBotKnowledge, space: Space): Reason => {
  const { here, hope } = estimateShare(knowledge, space)
  return here < hope ? { type: 'leaves', points: Math.round(here), hoped: Math.round(hope) } : BY_SEARCH
}

export const reasonFor = (view: View, seat: Seat, move: Move): Reason => {
  const knowledge = readKnowledge(view, seat)
  const [task] = view.agenda
  const space = task?.type === 'decide' ? task.space : 0
  switch (move.type) {
    case 'take':
      return reasonToTake(knowledge, space)
    case 'leave':
      return reasonToLeave(knowledge, space)
    case 'play':
      return { type: 'orders', card: at(view.hand, move.place).face ?? '' }
    case 'pick':
      return { type: 'picks', points: Math.round(pickValue(knowledge, move)) }
    case 'discard':
      return { type: 'gives-up', card: at<{ readonly card: Face }>(at(view.captains, seat)[discardsOf(view)], move.place).card }
    case 'resolve':
      return { type: 'resolves', card: at(at(view.captains, seat).pirates, move.place).card }
    case 'aim':
      return { type: 'aims', victim: move.victim }
    case 'exchange': {
      const points = Math.round(exchangeValue(knowledge, move))
      return points > 0 ? { type: 'exchanges', points } : BY_SEARCH
    }
    case 'decline':
      return { type: 'keeps' }
    default:
      return unreachable(move)
  }
}
