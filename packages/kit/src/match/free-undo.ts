/** The information frontier: a move may be undone without a vote as long as it revealed nothing to any seat. The kernel computes this, so games need no undo code. */
import type { Game, GameTypes, Seat, Step, Viewer } from '../game.ts'
import { range } from '../lists.ts'

const isOnlyAwaited = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): boolean => {
  const awaited = game.awaited(state)
  return awaited.length === 1 && awaited[0] === seat
}

/** Whether the step revealed a piece to this viewer, permanently (it is no longer hidden) or for a moment (an event showed it). */
const hasLearnt = <T extends GameTypes>(game: Game<T>, before: T['state'], { state, events }: Step<T>, viewer: Viewer): boolean => {
  const { secrets } = game
  const hiddenBefore = secrets.hiddenFrom(before, viewer).flat()
  const hiddenAfter = new Set(secrets.hiddenFrom(state, viewer).flat())
  if (hiddenBefore.some(piece => !hiddenAfter.has(piece))) return true
  const hiddenFaces = new Set(hiddenBefore.map(piece => secrets.faceOf(piece)))
  return events.some(event => secrets.shownBy(event, viewer).some(face => hiddenFaces.has(face)))
}

/**
 * Whether a move can be undone without a vote. The caller has checked that it drew no random number. The seat must be the only one awaited
 * both before and after the move, the step must not have revealed anything else, and neither a seat nor the table may have learnt a piece from it.
 */
export const isFreelyUndoable = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  seats: number,
  before: T['state'],
  step: Step<T>,
): boolean =>
  step.revealed !== true &&
  isOnlyAwaited(game, before, seat) &&
  isOnlyAwaited(game, step.state, seat) &&
  ![...range(seats), 'table' as const].some(viewer => hasLearnt(game, before, step, viewer))
