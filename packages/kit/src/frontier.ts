/** The information frontier: which moves may be taken back without asking, because nothing was learnt by them. The kernel computes it; no game writes undo code. */
import type { Game, GameTypes, Seat, Step, Viewer } from './game.ts'
import { upTo } from './lists.ts'

const isAwaitedAlone = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): boolean => {
  const awaited = game.awaited(state)
  return awaited.length === 1 && awaited[0] === seat
}

/** Whether this viewer came to know a piece by the step: by a look that lasts, or by one that an event gave. */
const hasLearnt = <T extends GameTypes>(game: Game<T>, before: T['state'], { state, events }: Step<T>, viewer: Viewer): boolean => {
  const { secrets } = game
  const hiddenBefore = secrets.hiddenFrom(before, viewer).flat()
  const hiddenAfter = new Set(secrets.hiddenFrom(state, viewer).flat())
  if (hiddenBefore.some(piece => !hiddenAfter.has(piece))) return true
  const facesHidden = new Set(hiddenBefore.map(piece => secrets.faceOf(piece)))
  return events.some(event => secrets.shownBy(event, viewer).some(face => facesHidden.has(face)))
}

/**
 * Whether a move that drew no chance was quiet: the same seat, alone, was awaited before it and is awaited after it, and no viewer learnt
 * a piece by it. Whatever `secrets` hid from a seat or from the table before, it still hides after.
 */
export const isQuiet = <T extends GameTypes>(game: Game<T>, seat: Seat, seats: number, before: T['state'], step: Step<T>): boolean =>
  isAwaitedAlone(game, before, seat) &&
  isAwaitedAlone(game, step.state, seat) &&
  ![...upTo(seats), 'table' as const].some(viewer => hasLearnt(game, before, step, viewer))
