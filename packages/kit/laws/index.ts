/** The laws: properties that every game must have, tested on random matches. A game's test file calls `describeLaws(game, options)`. */
import { describe, it } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { determinizeFitsView } from './determinize.ts'
import { eventsHidePieces } from './events.ts'
import { eventsFoldIntoViews } from './fold.ts'
import { awaitsUntilOutcome, conservesPieces, presetsAreValid, randomPlayEnds } from './matches.ts'
import { checkHandlesAnyMove, listsLegalMoves, obviousMoveIsLegal, refusesUnlistedMoves, timeUpIsLegal } from './moves.ts'
import { notationRoundTrips, refusalsCiteRules } from './notation.ts'
import { neverMutatesArguments, replaysIdentically, survivesJson } from './purity.ts'
import { sampleGame } from './samples/random-walks.ts'
import type { LawOptions, LawSample } from './samples/random-walks.ts'
import { sealedMovesStayHidden, simultaneousMovesCommute } from './simultaneous-moves.ts'
import { undoIsSafe } from './undo.ts'
import { viewsAreIndependent, viewsHideCopies, viewsHidePieces, viewsNameKnownPieces } from './views.ts'

export { describeBots, winRate } from './bots.ts'
export { isSameData, swapNames } from './samples/plain-data.ts'
export { randomValueOf } from './samples/random-values.ts'
export { LawError, sampleGame } from './samples/random-walks.ts'
export type { LawOptions, Notation } from './samples/random-walks.ts'
export { findShownFaceMismatches } from './shown-faces.ts'

type Law = <T extends GameTypes>(sample: LawSample<T>) => void

/** Every law by its name. */
export const LAWS = {
  'a match replays identically from its journal': replaysIdentically,
  'all data survives JSON': survivesJson,
  'arguments are never changed': neverMutatesArguments,
  'a seat is awaited until the match ends': awaitsUntilOutcome,
  'random play ends': randomPlayEnds,
  'no piece is lost or duplicated': conservesPieces,
  'presets match the options schema': presetsAreValid,
  'every listed move is legal': listsLegalMoves,
  'every unlisted move is refused': refusesUnlistedMoves,
  'check handles any decodable move': checkHandlesAnyMove,
  'timeUp is always legal': timeUpIsLegal,
  'an obvious move is legal, and only an awaited seat has one': obviousMoveIsLegal,
  'refusals cite rules of the rulebook': refusalsCiteRules,
  'notation round-trips': notationRoundTrips,
  'views do not reveal hidden pieces': viewsHidePieces,
  'views do not distinguish copies of one face': viewsHideCopies,
  'views of several matches do not affect each other': viewsAreIndependent,
  'views name all known pieces': viewsNameKnownPieces,
  'determinize fits the view': determinizeFitsView,
  'events do not reveal hidden pieces': eventsHidePieces,
  'events fold into the next view': eventsFoldIntoViews,
  'simultaneous moves commute': simultaneousMovesCommute,
  'sealed moves stay hidden': sealedMovesStayHidden,
  'undo restores the earlier state and stops at the frontier': undoIsSafe,
} as const satisfies Record<string, Law>
/** The name of a law. */
export type LawName = keyof typeof LAWS

/** Declares one test per law. The random matches are played once, by the first test that runs. */
export const describeLaws = <T extends GameTypes>(game: Game<T>, options: LawOptions<T>): void => {
  let sample: LawSample<T> | undefined
  describe(`laws of ${game.id}`, () => {
    for (const [name, law] of Object.entries(LAWS))
      it(name, () => {
        sample ??= sampleGame(game, options)
        law(sample)
      })
  })
}
