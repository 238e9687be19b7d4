/** Why a move was chosen, in data that the text tables can say. */
import { at, type Seat } from '@tortuga/kit'
import { pointsOf, targetFor } from '../rules/index.ts'
import type { Move, Reason, View } from '../rules/index.ts'
import { findBestGain, gainOf, withDrawn } from './evaluation.ts'

const reasonForDraw = (view: View, seat: Seat, from: 'wreck' | 0 | 1 | 2): Reason => {
  if (from === 'wreck') return { type: 'digs' }
  const place = at(view.beach, from)
  if (place.type !== 'up' || place.card === null) return { type: 'digs' }
  const next = findBestGain(withDrawn(view, from, place.card), seat)
  return next === null ? { type: 'digs' } : { type: 'draws-for', colour: next.colour, value: next.value }
}

export const reasonFor = (view: View, seat: Seat, move: Move): Reason => {
  switch (move.type) {
    case 'discard':
      return { type: 'keeps-best' }
    case 'draw':
      return reasonForDraw(view, seat, move.from)
    case 'play': {
      const { points, taken } = gainOf(view, seat, move)
      const total = pointsOf(view.captains, seat) + points
      return total >= targetFor(view.seats) ? { type: 'wins', points: total } : { type: 'gains', points, taken, cards: move.cards.length }
    }
    default:
      return move satisfies never
  }
}
