/** Shared by all bots: answers to all questions except the turn, and moves with their reasons. */
import type { Advice, Seat } from '@tortuga/kit'
import { checkTable, canOpen, doubletsIn, tilesLaidFromRack, questionOf, rummikub, sumOf } from '../rules/index.ts'
import type { Face, Move, QuestionType, TilePlay, Reason, RummikubTypes, TileTable, View } from '../rules/index.ts'

type RummikubAdvice = Advice<RummikubTypes>
const advise = (move: Move, reason: Reason): RummikubAdvice => ({ move, chance: null, reason })

export const tilesOn = (table: TileTable): readonly Face[] => table.flatMap(({ tiles }) => tiles)
export const hasOpened = (view: View, seat: Seat): boolean => view.standings[seat]?.opened === true

/** R2.6: asks for a new deal if the rack cannot open. */
const answerRedeal = (view: View): RummikubAdvice => {
  const mayAsk = doubletsIn(view.rack).length >= (view.options.doubletsForRedeal ?? 0)
  const opens = canOpen(view.rack, view.options)
  return mayAsk && !opens
    ? advise({ type: 'redeal', want: true }, { type: 'deal-is-poor' })
    : advise({ type: 'redeal', want: false }, { type: opens ? 'deal-is-fair' : 'too-few-doublets' })
}

/** R9.6: an announcement is free and saves points if the tile just drawn made the opening possible. */
const answerAnnouncement = (view: View): RummikubAdvice =>
  canOpen(view.rack, view.options)
    ? advise({ type: 'announce', open: true }, { type: 'can-open-next' })
    : advise({ type: 'announce', open: false }, { type: 'nothing-to-announce' })

const ANSWERS: { readonly [K in QuestionType]: (view: View) => RummikubAdvice | null } = {
  redeal: answerRedeal,
  announcement: answerAnnouncement,
  turn: () => null,
}

/** Answers every question but the turn itself; null if it is the turn. */
export const answerSideQuestion = (view: View): RummikubAdvice | null => {
  const question = questionOf(view)
  return question === null ? { move: rummikub.timeUp(view), chance: null, reason: null } : ANSWERS[question](view)
}

/** Draws, or passes if the bank is empty. R10.3: where it must lay, it makes the first listed play. */
export const adviseDrawOrPass = (view: View, reason: Reason): RummikubAdvice => {
  if (view.bankSize > 0) return advise({ type: 'draw' }, reason)
  const pass: Move = { type: 'pass' }
  if (rummikub.check(view, pass) === null) return advise(pass, reason)
  const [play] = rummikub.moves(view)
  return { move: play ?? pass, chance: null, reason: null }
}

const pointsOf = (view: View, laid: readonly Face[]): number =>
  laid.reduce((total, face) => total + (face === 'J' ? view.options.jokerRackValue : Number(face.slice(1))), 0)

/** The reason of a play that need not be the largest. */
export const laysSome = (view: View, table: TileTable): Reason => {
  const laid = tilesLaidFromRack(view, table)
  return { type: 'lays-some', tiles: laid.length, points: pointsOf(view, laid) }
}

/** The move to this table, with a reason, by default that nothing larger can be laid; null if it is illegal, which can happen because the solver ignores options that restrict jokers. */
export const adviseTable = (view: View, seat: Seat, table: TileTable, reason: Reason | null = null): RummikubAdvice | null => {
  if (checkTable(view, seat, table) !== null) return null
  const move: TilePlay = { type: 'play', table }
  const laid = tilesLaidFromRack(view, table)
  if (laid.length === view.rack.length) return advise(move, { type: 'goes-out' })
  const fresh = table.slice(view.table.length)
  const sum = fresh.reduce((total, set) => total + sumOf(set, view.options), 0)
  if (!hasOpened(view, seat)) return advise(move, { type: 'opens', sum })
  return advise(move, reason ?? { type: 'lays', tiles: laid.length, points: pointsOf(view, laid) })
}
