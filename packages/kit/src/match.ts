/** The kernel: the only way a match moves. Pure, and its cost does not grow with the match: server, browser worker, command line, lab and tests all go through here. */
import * as v from 'valibot'
import { watched } from './chance.ts'
import { addEnd, askedAfter, done, isSeat, refuse, takeSeat } from './change.ts'
import type { Change, Match, Submitted } from './change.ts'
import { isQuiet } from './frontier.ts'
import type { Game, GameTypes, Millis, Outcome, Random, Seat, Step } from './game.ts'
import type { By, Player } from './journal.ts'
import { upTo } from './lists.ts'

/** A seat's answer to the question it was asked. */
export type Answer = {
  readonly seat: Seat
  readonly question: number
  readonly move: unknown
  readonly by: By
  readonly at: Millis
  readonly clocks: readonly Millis[] | null
}

/** A match that goes on from this state, as if it had just been set up: its next step is step 1. */
export const matchFrom = <T extends GameTypes>(game: Game<T>, state: T['state'], seats: number): Match<T> => {
  const awaited = game.awaited(state)
  return {
    version: 0,
    rules: game.rules,
    steps: 1,
    state,
    asked: upTo(seats).map(seat => (awaited.includes(seat) ? 0 : null)),
    undoable: 0,
    proposal: null,
    over: game.outcome(state) !== null,
  }
}

/** Sets a match up: version 0, with the stream of step 0. */
export const begin = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  random: Random,
): { readonly match: Match<T>; readonly first: Step<T> } => {
  const first = game.setup(options, seats, random)
  return { match: matchFrom(game, first.state, seats), first }
}

/** Whether an answer would be taken, and as which move, without making it: awaited? the question it names? decodable? `check`. */
export const judge = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, question, move }: Pick<Answer, 'seat' | 'question' | 'move'>,
): { readonly ok: true; readonly move: T['move'] } | (Submitted<T> & { readonly ok: false }) => {
  if (match.over) return refuse('over')
  const asked = match.asked[seat] ?? null
  if (asked === null) return refuse('not-awaited')
  if (asked !== question) return refuse('stale')
  const decoded = v.safeParse(game.schemas.move, move)
  if (!decoded.success) return refuse('malformed')
  const refusal = game.check(game.view(match.state, seat), decoded.output)
  if (refusal === null) return { ok: true, move: decoded.output }
  return { ok: false, refusal, rules: game.refusalRules[refusal.type as T['refusal']['type']] }
}

/** A move: judged, applied, written down. `random` is the stream of step `match.steps`. */
export const submit = <T extends GameTypes>(game: Game<T>, match: Match<T>, answer: Answer, random: Random): Submitted<T> => {
  const { seat, by, at, clocks } = answer
  const judged = judge(game, match, answer)
  if (!judged.ok) return judged
  const { move } = judged

  const chance = watched(random)
  const { state, events } = game.apply(match.state, seat, move, chance.random)
  const quiet = !chance.hasDrawn() && isQuiet(game, seat, match.asked.length, match.state, { state, events })
  const moved: Change<T> = {
    match: {
      version: match.version + 1,
      rules: match.rules,
      steps: match.steps + 1,
      state,
      asked: askedAfter(game, state, match, seat),
      undoable: quiet ? match.undoable + 1 : 0,
      proposal: null,
      over: false,
    },
    made: [{ entry: { type: 'move', at, seat, move, by, clocks }, events, state }],
  }
  const outcome = game.outcome(state)
  return done(outcome === null ? moved : addEnd(moved, 'outcome', outcome, at))
}

/** Somebody else sits down in a seat: a person takes it back, or a bot steps in where nobody need be asked. The seat is asked anew, and an open proposal ends. */
export const sit = <T extends GameTypes>(
  match: Match<T>,
  chair: { readonly seat: Seat; readonly player: Player; readonly at: Millis },
): Submitted<T> => {
  if (match.over) return refuse('over')
  return isSeat(match, chair.seat) ? done(takeSeat(match, chair)) : refuse('malformed')
}

/** Ends a match before its rules do. */
export const end = <T extends GameTypes>(
  match: Match<T>,
  { reason, outcome, at }: { readonly reason: 'agreed' | 'abandoned'; readonly outcome: Outcome | null; readonly at: Millis },
): Submitted<T> => (match.over ? refuse('over') : done(addEnd({ match, made: [] }, reason, outcome, at)))

/** Goes on under newer rules: from the upgraded state, or, where there is none, to the end of the match. */
export const upgrade = <T extends GameTypes>(game: Game<T>, match: Match<T>, at: Millis): Submitted<T> => {
  if (match.over) return refuse('over')
  if (game.rules <= match.rules) throw new Error(`rules ${match.rules} cannot be upgraded to ${game.rules}`)
  const state = game.upgrade(match.rules, match.state)
  if (state === null) return end(match, { reason: 'abandoned', outcome: null, at })
  if (game.awaited(state).length === 0) throw new Error(`the state upgraded to rules ${game.rules} awaits nobody`)
  return done({
    match: {
      ...match,
      version: match.version + 1,
      rules: game.rules,
      state,
      asked: askedAfter(game, state, match, null),
      undoable: 0,
      proposal: null,
    },
    made: [{ entry: { type: 'rules', at, rules: game.rules, state }, events: [], state }],
  })
}
