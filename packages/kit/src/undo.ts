/** Taking back: how far back an undo goes, and the way there that needs nobody's yes. */
import { askedAfter, done, refuse } from './change.ts'
import type { Change, Match, Submitted } from './change.ts'
import type { Game, GameTypes, Millis, Seat } from './game.ts'
import type { Entry } from './journal.ts'

/** The version an undo goes back to, from the entries read newest first; null where so many moves do not stand, or other rules were played in between. Reads no further than it must. */
export const versionBefore = (newestFirst: Iterable<{ readonly version: number; readonly entry: Entry }>, back: number): number | null => {
  let undone = 0
  let left = back
  for (const { version, entry } of newestFirst) {
    if (entry.type === 'rules' || entry.type === 'end') return null
    if (entry.type === 'undo') undone += entry.back
    if (entry.type !== 'move') continue
    if (undone > 0) {
      undone -= 1
      continue
    }
    left -= 1
    if (left === 0) return version - 1
  }
  return null
}

/** The match as it was, under a new version; every open question is put anew. For the kernel alone: whoever calls it has asked whom it must. */
export const goBack = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at, agreed, earlier }: { seat: Seat; back: number; at: Millis; agreed: readonly Seat[]; earlier: T['state'] },
): Change<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    state: earlier,
    asked: askedAfter(game, earlier, match, null),
    undoable: Math.max(0, match.undoable - back),
    proposal: null,
  },
  made: [{ entry: { type: 'undo', at, seat, back, agreed }, events: [], state: earlier }],
})

/** Takes back the seat's own last quiet moves, unasked. `earlier` is the state at `versionBefore`. */
export const undo = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at }: { readonly seat: Seat; readonly back: number; readonly at: Millis },
  earlier: T['state'] | null,
): Submitted<T> => {
  if (match.over) return refuse('over')
  if (back < 1 || back > match.undoable || (match.asked[seat] ?? null) === null || earlier === null) return refuse('not-undoable')
  return done(goBack(game, match, { seat, back, at, agreed: [], earlier }))
}
