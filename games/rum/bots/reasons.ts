/** Why a bot chose a move, as data that the texts turn into a sentence. */
import { at, type Seat } from '@tortuga/kit'
import { pointsOf, targetFor } from '../rules/index.ts'
import type { DrawSource, Move, Reason, View } from '../rules/index.ts'
import { findReach, gainOfSet } from './set-gains.ts'

/** Null for a face-up card that serves none of the player's own captains: the bot then takes it for what it keeps from others, which it cannot say. */
const reasonForDraw = (view: View, seat: Seat, from: DrawSource): Reason | null => {
  const place = from === 'wreck' ? null : at(view.beach, from)
  if (from === 'wreck' || place?.type !== 'up' || place.card === null) return { type: 'digs' }
  const reach = findReach(view, seat, from, place.card)
  if (reach === null || (reach.value === 0 && reach.needed === null)) return null
  const { colour, value, bottles, needed } = reach
  return value > 0 ? { type: 'draws-for', colour, value } : { type: 'collects', colour, bottles, needed: needed ?? bottles }
}

export const reasonFor = (view: View, seat: Seat, move: Move): Reason | null => {
  switch (move.type) {
    case 'discard':
      return { type: 'keeps-best' }
    case 'draw':
      return reasonForDraw(view, seat, move.from)
    case 'play': {
      const { points, taken } = gainOfSet(view, seat, move)
      const total = pointsOf(view.captains, seat) + points
      return total >= targetFor(view.seats) ? { type: 'wins', points: total } : { type: 'gains', points, taken, cards: move.cards.length }
    }
    default:
      return move satisfies never
  }
}
