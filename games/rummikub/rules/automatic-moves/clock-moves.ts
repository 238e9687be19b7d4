/** What happens when a seat does not answer: the move of the clock, the move for a seat that nobody plays, and which questions share a clock. */
import { mustLay } from '../laying/possible-plays.ts'
import type { Move, State, View } from '../data/types.ts'

const OUT_OF_TIME: Move = { type: 'out-of-time' }
const NO_REDEAL: Move = { type: 'redeal', want: false }
const NO_ANNOUNCEMENT: Move = { type: 'announce', open: false }

/** R8.2: only the clock makes this move. */
export const isClockMove = (move: Move): boolean => move.type === OUT_OF_TIME.type

/** The move without consequences that answers any question but the turn: no new deal (R2.7) and no announcement (R9.6). */
const silentAnswer = ({ agenda }: View): Move | null => {
  const type = agenda[0]?.type
  return type === 'redeal' ? NO_REDEAL : type === 'announcement' ? NO_ANNOUNCEMENT : null
}

/** R8.2 */
export const timeUp = (view: View): Move => silentAnswer(view) ?? OUT_OF_TIME

/** R8.6: a seat that nobody plays draws one tile, or passes if the bank is empty. Where it may not pass its move is lost. */
export const absentMove = (view: View): Move => {
  const silent = silentAnswer(view)
  if (silent !== null) return silent
  if (view.bankSize > 0) return { type: 'draw' }
  return typeof view.viewer === 'number' && mustLay(view, view.viewer) ? OUT_OF_TIME : { type: 'pass' }
}

/** R8.1: the announcement belongs to the turn, whose clock goes on. */
export const continuesTurn = (_: State, after: State): boolean => after.agenda[0]?.type === 'announcement'
