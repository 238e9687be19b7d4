/** Undo: finding the version to return to, and the undo that needs no vote. */
import type { Game, GameTypes, Millis, Seat } from '../game.ts'
import type { Entry } from '../journal/journal.ts'
import { accept, questionsAfter, refuse } from './transition.ts'
import type { Match, SubmitResult, Transition } from './transition.ts'

type VersionedEntry = { readonly version: number; readonly entry: Entry }

/** Finds the version before the last `back` moves that have not been undone. Call it with the entries one by one, newest first, until it does not return null. */
export const createUndoFinder = (back: number): ((entry: VersionedEntry) => number | null) => {
  let undone = 0
  let left = back
  return ({ version, entry }) => {
    if (entry.type === 'undo') undone += entry.back
    if (entry.type !== 'move') return null
    if (undone > 0) {
      undone -= 1
      return null
    }
    left -= 1
    return left === 0 ? version - 1 : null
  }
}

/** The version before the last `back` moves that have not been undone, found from the entries newest first. Null if there are fewer such moves. Stops reading as soon as it knows. */
export const versionBeforeUndo = (newestFirst: Iterable<VersionedEntry>, back: number): number | null => {
  const find = createUndoFinder(back)
  for (const versioned of newestFirst) {
    if (versioned.entry.type === 'end') return null
    const version = find(versioned)
    if (version !== null) return version
  }
  return null
}

/** Restores the earlier state as a new version and asks every question again. It checks nothing: the caller must have made sure that the undo is allowed. */
export const restoreState = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at, agreed, earlier }: { seat: Seat; back: number; at: Millis; agreed: readonly Seat[]; earlier: T['state'] },
): Transition<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    state: earlier,
    asked: questionsAfter(game, earlier, match, null),
    undoable: Math.max(0, match.undoable - back),
    proposal: null,
  },
  applied: [{ entry: { type: 'undo', at, seat, back, agreed }, events: [], state: earlier }],
})

/** Undoes the seat's latest quiet moves without a vote. `earlier` is the state at `versionBeforeUndo`, null if there is none. */
export const undo = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at }: { readonly seat: Seat; readonly back: number; readonly at: Millis },
  earlier: T['state'] | null,
): SubmitResult<T> => {
  if (match.over) return refuse('over')
  if (back < 1 || back > match.undoable || (match.asked[seat] ?? null) === null || earlier === null) return refuse('not-undoable')
  return accept(restoreState(game, match, { seat, back, at, agreed: [], earlier }))
}
