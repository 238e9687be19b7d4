/** The law about undo: it restores the earlier state and reveals nothing. */
import { scriptedRandom, undo } from '../src/index.ts'
import type { GameTypes } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** An undo must restore the earlier state, must not cross the information frontier without a vote, and must not be offered for a move from which the seat learnt something. */
export const undoIsSafe = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('undo')
  for (const { walk, before, after, seat, move } of positions) {
    const quiet = after.undoable > 0
    if (!quiet) {
      const refused = undo(game, after, { seat, back: 1, at: 0 }, before.state)
      requireLaw(!refused.ok, walk, after.version, () => 'a move that was not quiet can be undone without a vote')
      continue
    }
    const undone = undo(game, after, { seat, back: 1, at: 0 }, before.state)
    requireLaw(
      undone.ok && isSameData(undone.match.state, before.state),
      walk,
      after.version,
      () => 'undo does not restore the earlier state',
    )
    const far = undo(game, after, { seat, back: after.undoable + 1, at: 0 }, before.state)
    requireLaw(!far.ok, walk, after.version, () => 'undo crosses the frontier without a vote')
    const world = game.determinize(game.view(before.state, seat), random)
    const elsewhere = game.apply(world, seat, move, scriptedRandom()).state
    const same = isSameData(game.view(elsewhere, seat), game.view(after.state, seat))
    requireLaw(same, walk, after.version, () => `seat ${seat} learnt something from a move it may undo: ${JSON.stringify(move)}`)
  }
}
