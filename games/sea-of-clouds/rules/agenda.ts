/** Works through what is still to happen, until a task has to ask somebody or the match is over. */
import { unreachable, type Seat } from '@tortuga/kit'
import { board, endBoarding, isResolveAsked, resolveNext } from './boarding.ts'
import { isOrderAsked, playFromHand } from './cards.ts'
import { isEffectAsked, performEffect } from './effects.ts'
import { dropTask, putFirst, type Making } from './making.ts'
import { boardOf } from './pieces.ts'
import { discardObject, isDiscardAsked } from './plunder.ts'
import { endMatch } from './scoring.ts'
import { addTo, look } from './shares.ts'
import type { Task } from './types.ts'

/** Whether a task waits for its seat's answer. */
const isAsked = (making: Making, task: Task): boolean => {
  switch (task.type) {
    case 'decide':
      return true
    case 'play-cards':
      return isOrderAsked(making)
    case 'resolve':
      return isResolveAsked(making, task.seat)
    case 'effect':
      return isEffectAsked(making, task)
    case 'discard-object':
      return isDiscardAsked(making, task.seat)
    default:
      return false
  }
}

const beginTurn = (making: Making, seat: Seat): void =>
  putFirst(making, [
    { type: 'look', seat, space: 0 },
    { type: 'end-turn', seat },
  ])

/** R3.10 */
export const beginRound = (making: Making, round: number): void => {
  making.state.round = round
  making.events.push({ type: 'round-began', round })
  beginTurn(making, making.state.hat)
}

/** R3.1: clockwise until everybody has had a turn. */
const endTurn = (making: Making, seat: Seat): void => {
  const { state, deck } = making
  const next = (seat + 1) % state.seats
  if (next !== state.hat) return beginTurn(making, next)
  const { boardings } = boardOf(deck, state.seats)
  putFirst(making, boardings.includes(state.round) ? [{ type: 'board' }, { type: 'end-round' }] : [{ type: 'end-round' }])
}

const endRound = (making: Making): void => {
  const { state, deck } = making
  if (state.round === boardOf(deck, state.seats).rounds) endMatch(making)
  else beginRound(making, state.round + 1)
}

const perform = (making: Making, task: Task): void => {
  switch (task.type) {
    case 'look':
      return look(making, task.seat, task.space)
    case 'play-cards':
      if (making.state.hand.length > 0) playFromHand(making, task.seat, 0)
      return
    case 'refill':
      return addTo(making, task.space, 'refill')
    case 'end-turn':
      return endTurn(making, task.seat)
    case 'board':
      return board(making)
    case 'resolve':
      return resolveNext(making, task.seat)
    case 'effect':
      return performEffect(making, task)
    case 'discard-object':
      return discardObject(making, task.seat, null, task.by, task.card)
    case 'end-boarding':
      return endBoarding(making)
    case 'end-round':
      return endRound(making)
    case 'decide':
      throw new Error('a share is taken or left by its captain alone')
    default:
      return unreachable(task)
  }
}

export const run = (making: Making): void => {
  for (;;) {
    const [task] = making.state.agenda
    if (task === undefined || isAsked(making, task)) return
    dropTask(making)
    perform(making, task)
  }
}
