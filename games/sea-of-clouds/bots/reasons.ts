/** Why a move was chosen, in data that the text tables can say. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, type Move, type Reason, type Space, type View } from '../rules/index.ts'
import { exchangeWorth, pickWorth } from './answers.ts'
import { weighShare } from './decide.ts'
import { readOutlook, type Outlook } from './outlook.ts'

const FORESEES: Reason = { type: 'foresees' }

/** What the known cards of a share add to a captain's strength. */
const strengthIn = ({ view, deck }: Outlook, space: Space): number =>
  at(view.shares, space).cards.reduce((sum, { face }) => sum + (face === null ? 0 : cardOf(deck, face).strength), 0)

/** The plainest ground there is; where points alone speak against the move, it was foresight. */
const reasonToTake = (outlook: Outlook, space: Space): Reason => {
  const { here, hope, gift, cost } = weighShare(outlook, space)
  if (here >= hope) return { type: 'takes', points: Math.round(here), hoped: Math.round(hope) }
  if (here >= hope - cost) return { type: 'denies', points: Math.round(gift), seat: (outlook.seat + 1) % outlook.view.seats }
  const strength = strengthIn(outlook, space)
  return strength > 0 ? { type: 'arms', strength, rounds: outlook.untilBoarding } : FORESEES
}

const reasonToLeave = (outlook: Outlook, space: Space): Reason => {
  const { here, hope } = weighShare(outlook, space)
  return here < hope ? { type: 'leaves', points: Math.round(here), hoped: Math.round(hope) } : FORESEES
}

export const reasonFor = (view: View, seat: Seat, move: Move): Reason => {
  const outlook = readOutlook(view, seat)
  const [task] = view.agenda
  const space = task?.type === 'decide' ? task.space : 0
  switch (move.type) {
    case 'take':
      return reasonToTake(outlook, space)
    case 'leave':
      return reasonToLeave(outlook, space)
    case 'play':
      return { type: 'orders', card: at(view.hand, move.place).face ?? '' }
    case 'pick':
      return { type: 'picks', points: Math.round(pickWorth(outlook, move)) }
    case 'discard':
      return { type: 'gives-up', card: move.card }
    case 'resolve':
      return { type: 'resolves', card: move.card }
    case 'aim':
      return { type: 'aims', victim: move.victim }
    case 'exchange': {
      const points = Math.round(exchangeWorth(outlook, move))
      return points > 0 ? { type: 'exchanges', points } : FORESEES
    }
    case 'decline':
      return { type: 'keeps' }
    default:
      return unreachable(move)
  }
}
