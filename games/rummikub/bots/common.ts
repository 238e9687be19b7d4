/** What all bots of Rummikub share: the questions beside the turn, and how to lay what was found. */
import { type Advice, type Seat } from '@tortuga/kit'
import { checkTable, couldOpen, doubletsIn, laidBy, rummikub, sumOf, timeUp } from '../rules/index.ts'
import type { Face, Move, Play, Reason, RummikubTypes, Table, View } from '../rules/index.ts'

type Choice = Advice<RummikubTypes>
const advise = (move: Move, reason: Reason): Choice => ({ move, chance: null, reason })

export const tilesOn = (table: Table): readonly Face[] => table.flatMap(({ tiles }) => tiles)
export const hasOpened = (view: View, seat: Seat): boolean => view.standings[seat]?.opened === true

/** R2.6: a rack full of doublets that cannot open is worth dealing again. */
const answerRedeal = (view: View): Choice => {
  const isAble = doubletsIn(view.rack).length >= (view.options.doubletsForRedeal ?? 0)
  const isPoor = isAble && !couldOpen(view.rack, view.options)
  return isPoor
    ? advise({ type: 'redeal', want: true }, { type: 'deal-is-poor' })
    : advise({ type: 'redeal', want: false }, { type: 'deal-is-fair' })
}

/** R9.6: the word costs nothing, and saves 100 when the tile just drawn made the opening. */
const answerAnnouncement = (view: View): Choice =>
  couldOpen(view.rack, view.options)
    ? advise({ type: 'announce', open: true }, { type: 'can-open-next' })
    : advise({ type: 'announce', open: false }, { type: 'nothing-to-announce' })

/** The answer to whatever is no turn; null where a turn is asked for. */
export const answerAside = (view: View): Choice | null => {
  if (view.phase === 'redeal') return answerRedeal(view)
  if (view.phase === 'announcement') return answerAnnouncement(view)
  return view.phase === 'turn' ? null : { move: timeUp(view), chance: null, reason: null }
}

/** Draws, or passes where there is nothing to draw. */
export const layNothing = (view: View, reason: Reason): Choice => {
  if (view.bankSize > 0) return advise({ type: 'draw' }, reason)
  const pass: Move = { type: 'pass' }
  return advise(rummikub.check(view, pass) === null ? pass : timeUp(view), reason)
}

/** A table to leave behind, with the reason; null where it is against these rules (solver and options may differ on jokers). */
export const layTable = (view: View, seat: Seat, table: Table, reason: Reason | null = null): Choice | null => {
  if (checkTable(view, seat, table) !== null) return null
  const move: Play = { type: 'play', table }
  const laid = laidBy(view, table)
  if (laid.length === view.rack.length) return advise(move, { type: 'goes-out' })
  const fresh = table.slice(view.table.length)
  const sum = fresh.reduce((total, set) => total + sumOf(set, view.options), 0)
  if (!hasOpened(view, seat)) return advise(move, { type: 'opens', sum })
  const points = laid.reduce((total, face) => total + (face === 'J' ? view.options.jokerRackValue : Number(face.slice(1))), 0)
  return advise(move, reason ?? { type: 'lays', tiles: laid.length, points })
}
