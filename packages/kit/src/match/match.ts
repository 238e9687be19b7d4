/**
 * The kernel: every change to a running match goes through these functions, on the server, in the browser's worker, on the command line, in
 * the lab and in tests. They are pure, and their cost does not grow with the length of the match.
 */
import * as v from 'valibot'
import { trackDraws } from '../chance/random.ts'
import type { Game, GameTypes, Millis, Outcome, Random, Seat, Step } from '../game.ts'
import type { MoveSource, Player } from '../journal/journal.ts'
import { range } from '../lists.ts'
import { isFreelyUndoable } from './free-undo.ts'
import { accept, appendEnd, isSeat, questionsAfter, refuse, seatPlayer } from './transition.ts'
import type { Match, SubmitResult, Transition } from './transition.ts'

/** A move as it arrives from a player, a bot or the clock, not yet decoded or checked. */
export type MoveSubmission = {
  readonly seat: Seat
  /** The version at which the seat was asked (`Match.asked`). A submission that names another one is refused as stale. */
  readonly question: number
  readonly move: unknown
  readonly by: MoveSource
  readonly at: Millis
  /** Time left by seat, null in matches without a clock. */
  readonly clocks: readonly Millis[] | null
}

/** A match that starts from a given state instead of a deal. Its next random stream is that of step 1. */
export const matchFromState = <T extends GameTypes>(game: Game<T>, state: T['state'], seats: number): Match<T> => {
  const awaited = game.awaited(state)
  return {
    version: 0,
    rules: game.rules,
    steps: 1,
    state,
    asked: range(seats).map(seat => (awaited.includes(seat) ? 0 : null)),
    undoable: 0,
    proposal: null,
    open: [],
    over: game.outcome(state) !== null,
    head: null,
  }
}

/** Sets up a match at version 0. `random` is the stream of step 0; `first` is the game's setup step, for its events. */
export const startMatch = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  random: Random,
): { readonly match: Match<T>; readonly first: Step<T> } => {
  const first = game.setup(options, seats, random)
  return { match: matchFromState(game, first.state, seats), first }
}

/** The rules of the rulebook that a refusal is based on. */
export const rulesOf = <T extends GameTypes>(game: Pick<Game<T>, 'refusalRules'>, refusal: T['refusal']): readonly string[] =>
  refusal.rules ?? game.refusalRules[refusal.type as T['refusal']['type']]

/** Bots of contract 1 make the clock's move where they find no other. Refusing it would stop their matches. */
const mayMakeClockMoves = (contract: number, by: MoveSource): boolean => by === 'clock' || (by === 'bot' && contract === 1)

/** Decodes and checks a submission without applying it: the seat must be awaited, the question current and the move legal. */
export const checkSubmission = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, question, move, by }: Pick<MoveSubmission, 'seat' | 'question' | 'move' | 'by'>,
): { readonly ok: true; readonly move: T['move'] } | (SubmitResult<T> & { readonly ok: false }) => {
  if (match.over) return refuse('over')
  const asked = match.asked[seat] ?? null
  if (asked === null) return refuse('not-awaited')
  if (asked !== question) return refuse('stale')
  const decoded = v.safeParse(game.schemas.move, move)
  if (!decoded.success) return refuse('malformed')
  if (!mayMakeClockMoves(game.contract, by) && game.isClockMove(decoded.output)) return refuse('clock-only')
  const refusal = game.check(game.view(match.state, seat), decoded.output)
  if (refusal === null) return { ok: true, move: decoded.output }
  return { ok: false, refusal, rules: rulesOf(game, refusal) }
}

/** Checks a move and applies it. `random` must be the stream of step `match.steps`. */
export const submitMove = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  submission: MoveSubmission,
  random: Random,
): SubmitResult<T> => {
  const { seat, by, at, clocks } = submission
  const checked = checkSubmission(game, match, submission)
  if (!checked.ok) return checked
  const { move } = checked

  const draws = trackDraws(random)
  const step = game.apply(match.state, seat, move, draws.random)
  const { state, events } = step
  const quiet = !draws.hasDrawn() && isFreelyUndoable(game, seat, match.asked.length, match.state, step)
  const moved: Transition<T> = {
    match: {
      version: match.version + 1,
      rules: match.rules,
      steps: match.steps + 1,
      state,
      asked: questionsAfter(game, state, match, seat),
      undoable: quiet ? match.undoable + 1 : 0,
      proposal: null,
      open: by === 'player' ? match.open.filter(other => other !== seat) : match.open, // a player who moves has not left
      over: false,
      head: match.head,
    },
    applied: [{ entry: { type: 'move', at, seat, move, by, clocks }, events, state }],
  }
  const outcome = game.outcome(state)
  return accept(outcome === null ? moved : appendEnd(moved, 'outcome', outcome, at))
}

/** Puts another player into a seat without a vote: a person takes the seat back, a substitute takes an open seat, or a bot replaces somebody who left. Closes an open proposal. */
export const changePlayer = <T extends GameTypes>(
  match: Match<T>,
  change: { readonly seat: Seat; readonly player: Player; readonly at: Millis },
): SubmitResult<T> => {
  if (match.over) return refuse('over')
  return isSeat(match, change.seat) ? accept(seatPlayer(match, change)) : refuse('malformed')
}

/** Ends a match that is not over by its rules. */
export const endMatch = <T extends GameTypes>(
  match: Match<T>,
  { reason, outcome, at }: { readonly reason: 'agreed' | 'abandoned'; readonly outcome: Outcome | null; readonly at: Millis },
): SubmitResult<T> => (match.over ? refuse('over') : accept(appendEnd({ match, applied: [] }, reason, outcome, at)))
