/** What a move does. Only what `check` let pass comes here. */
import { unreachable, type Random, type Seat, type Step } from '@tortuga/kit'
import { run } from './agenda.ts'
import { resolvePirate } from './boarding.ts'
import { playFromHand } from './cards.ts'
import { discardPirate, exchange } from './effects.ts'
import { beginStep, dropTask, putFirst, type Making } from './making.ts'
import { discardObject } from './plunder.ts'
import { leave, pickCard, take } from './shares.ts'
import type { EffectTask, Face, Move, SeaTypes, State, Task } from './types.ts'

const fault = (move: Move, task: Task | undefined): never => {
  throw new Error(`${move.type} answers no ${task?.type ?? 'question'}`)
}

/** R5.6, R7.6 */
const discard = (making: Making, task: Task, card: Face, move: Move): void => {
  if (task.type === 'effect') discardPirate(making, task.seat, card, task.card)
  else if (task.type === 'discard-object') discardObject(making, task.seat, card, task.by, task.card)
  else fault(move, task)
}

/** R6.7: from now on the effect has one victim. */
const aim = (making: Making, task: EffectTask, victim: Seat): void => {
  making.events.push({ type: 'aimed', seat: task.seat, victim, card: task.card })
  putFirst(making, [{ ...task, against: [victim] }])
}

const answer = (making: Making, task: Task, move: Move): void => {
  switch (move.type) {
    case 'take':
      return task.type === 'decide' ? take(making, task.seat, task.space) : fault(move, task)
    case 'leave':
      return task.type === 'decide' ? leave(making, task.seat, task.space) : fault(move, task)
    case 'play':
      return task.type === 'play-cards' ? playFromHand(making, task.seat, move.place) : fault(move, task)
    case 'resolve':
      return task.type === 'resolve' ? resolvePirate(making, task.seat, move) : fault(move, task)
    case 'discard':
      return discard(making, task, move.card, move)
    case 'pick':
      return task.type === 'effect' ? pickCard(making, task.seat, task.card, move.space, move.place) : fault(move, task)
    case 'aim':
      return task.type === 'effect' ? aim(making, task, move.victim) : fault(move, task)
    case 'exchange':
      return task.type === 'effect' ? exchange(making, task, move) : fault(move, task)
    case 'decline':
      if (task.type !== 'effect') return fault(move, task)
      making.events.push({ type: 'declined', seat: task.seat, card: task.card })
      return
    default:
      return unreachable(move)
  }
}

/** The captain who is asked; null when the match is over. */
export const askedSeat = ([task]: readonly Task[]): Seat | null => (task !== undefined && 'seat' in task ? task.seat : null)

export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<SeaTypes> => {
  const making = beginStep(state, random)
  const [task] = state.agenda
  if (task === undefined) return fault(move, task)
  dropTask(making)
  answer(making, task, move)
  run(making)
  // A new back on the deck has come to light. A draw that decides nothing marks the step, so that nobody takes it back unasked.
  if (making.state.deck !== state.deck && askedSeat(making.state.agenda) === seat) random.int(2)
  return { state: making.state, events: making.events }
}
