/** What a captain can answer: every legal move, and what is played when time is up. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { askedSeat } from './apply.ts'
import { choicesOf } from './boarding.ts'
import { deckOf } from './pieces.ts'
import type { EffectTask, Face, Move, Task, View } from './types.ts'
import { SPACES } from './words.ts'

const TAKE: Move = Object.freeze({ type: 'take' })
const LEAVE: Move = Object.freeze({ type: 'leave' })
const DECLINE: Move = Object.freeze({ type: 'decline' })
/** R3.2 */
const DECISIONS: readonly Move[] = Object.freeze([TAKE, LEAVE])

/** Each face once, in the order they lie. */
const distinct = (faces: readonly (Face | null)[]): readonly Face[] => {
  const found: Face[] = []
  for (const face of faces) if (face !== null && !found.includes(face)) found.push(face)
  return found
}

/** R5.7: by space, then by place. */
const listPicks = ({ shares }: View): readonly Move[] => {
  const picks: Move[] = []
  for (const space of SPACES)
    for (let place = 0; place < at(shares, space).cards.length; place += 1) picks.push({ type: 'pick', space, place })
  return picks
}

/** R7.3, R7.4; declining comes first (R6.8). */
const listExchanges = ({ captains }: View, seat: Seat, { effect, against }: EffectTask): readonly Move[] => {
  const own = at(captains, seat)
  const isRum = effect.type === 'exchange-rum'
  const gives = distinct(isRum ? own.rum.map(({ face }) => face) : own.objects.map(({ card }) => card))
  const list: Move[] = [DECLINE]
  for (const victim of against) {
    const loser = at(captains, victim)
    const takes = isRum ? (loser.rum.length > 0 ? [null] : []) : distinct(loser.objects.map(({ card }) => card))
    for (const give of gives) for (const take of takes) list.push({ type: 'exchange', victim, give, take })
  }
  return list
}

const listDiscards = (faces: readonly Face[]): readonly Move[] => distinct(faces).map(card => ({ type: 'discard', card }))

const listEffect = (view: View, seat: Seat, task: EffectTask): readonly Move[] => {
  switch (task.effect.type) {
    case 'discard-pirate':
      return listDiscards(at(view.captains, seat).pirates.map(({ card }) => card))
    case 'take-share-card':
      return listPicks(view)
    case 'exchange-rum':
    case 'exchange-object':
      return listExchanges(view, seat, task)
    default:
      return task.against.map(victim => ({ type: 'aim', victim })) // R6.7
  }
}

const listFor = (view: View, seat: Seat, task: Task): readonly Move[] => {
  switch (task.type) {
    case 'decide':
      return DECISIONS
    case 'play-cards':
      return view.hand.map((_, place) => ({ type: 'play', place }))
    case 'resolve':
      return choicesOf(deckOf(view.options.deck), at(view.captains, seat).pirates).map(({ card, victim }) => ({
        type: 'resolve',
        card,
        victim,
      }))
    case 'effect':
      return listEffect(view, seat, task)
    case 'discard-object':
      return listDiscards(at(view.captains, seat).objects.map(({ card }) => card))
    case 'look':
    case 'refill':
    case 'end-turn':
    case 'board':
    case 'end-boarding':
    case 'end-round':
      return []
    default:
      return unreachable(task)
  }
}

export const moves = (view: View): readonly Move[] => {
  const [task] = view.agenda
  const { viewer } = view
  return task === undefined || typeof viewer !== 'number' || askedSeat(view.agenda) !== viewer ? [] : listFor(view, viewer, task)
}

/** R11.1: the first answer there is; an exchange's is to decline. */
export const timeUp = (view: View): Move => moves(view)[0] ?? TAKE
