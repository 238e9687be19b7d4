/** The greedy bot: takes the best it sees, by the plain evaluation, and looks no further. */
import { at, type Bot, type Seat } from '@tortuga/kit'
import { pointsOf, SLOTS, targetFor, timeUp } from '../rules/index.ts'
import type { Move, Reason, RumTypes, View } from '../rules/index.ts'
import { findBestPlay, promiseOf, withDrawn } from './evaluation.ts'
import type { BestPlay } from './evaluation.ts'

type Choice = { readonly move: Move; readonly worth: number; readonly reason: Reason }

/** A card's promise counts half of what is certain. */
const PROMISE_WEIGHT = 0.5

/** R9.1: the points still missing. */
const missing = (view: View, seat: Seat): number => targetFor(view.seats) - pointsOf(view.captains, seat)

const toChoice = (view: View, seat: Seat, { play, gain, worth }: BestPlay): Choice => {
  const { points, taken } = gain
  if (points >= missing(view, seat)) return { move: play, worth, reason: { type: 'wins', points: pointsOf(view.captains, seat) + points } }
  return { move: play, worth, reason: { type: 'gains', points, taken, cards: play.cards.length } }
}

/** A face-up card is worth what it adds to the best set, and what it promises beyond. */
const listDraws = (view: View, seat: Seat, now: number): readonly Choice[] =>
  SLOTS.flatMap(slot => {
    const place = at(view.beach, slot)
    if (place.type !== 'up') return []
    const then = withDrawn(view, slot, place.card)
    const next = findBestPlay(then, seat)
    const worth = Math.max(0, next?.worth ?? 0) - now + PROMISE_WEIGHT * promiseOf(then, seat, place.card)
    const reason: Reason = next === null ? { type: 'digs' } : { type: 'draws-for', colour: next.gain.colour, value: next.gain.value }
    return [{ move: { type: 'draw', from: slot }, worth, reason }]
  })

/** R6.2: the cards that promise least go back. */
const chooseDiscards = (view: View, seat: Seat, amount: number): Move => {
  const promises = view.hand.map((card, index) => ({ card, index, promise: promiseOf(view, seat, card) }))
  const least = promises.toSorted((a, b) => a.promise - b.promise || a.index - b.index).slice(0, amount)
  return { type: 'discard', cards: least.toSorted((a, b) => a.index - b.index).map(({ card }) => card) }
}

/** A card nobody has seen is worth nothing in itself: it is drawn where nothing better is to be had. */
const DIG: Choice = { move: { type: 'draw', from: 'wreck' }, worth: 0, reason: { type: 'digs' } }

export const greedy: Bot<RumTypes> = view => {
  const { viewer, ask } = view
  if (typeof viewer !== 'number') return { move: timeUp(view), chance: null, reason: null }
  if (ask !== null) return { move: chooseDiscards(view, viewer, ask.amount), chance: null, reason: { type: 'keeps-best' } }
  const play = findBestPlay(view, viewer, missing(view, viewer))
  const plays = play === null ? [] : [toChoice(view, viewer, play)]
  const draws = listDraws(view, viewer, Math.max(0, play?.worth ?? 0))
  const best = [DIG, ...draws, ...plays].reduce((a, b) => (b.worth > a.worth ? b : a))
  return { move: best.move, chance: null, reason: best.reason }
}
