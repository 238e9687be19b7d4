/** The data types of a running match, and the helpers from which the kernel builds every transition. Only the types are exported from the kit. */
import type { Game, GameTypes, Millis, Outcome, Seat } from '../game.ts'
import { hashOf } from '../journal/canonical-json.ts'
import type { EndReason, Entry, Player, Proposal } from '../journal/journal.ts'

/** A match between two entries. Together with the journal's header it is all that is needed to continue. */
export type Match<T extends GameTypes> = {
  /** Number of entries so far. */
  readonly version: number
  /** The rules version it is played under, from its first move to its last. */
  readonly rules: number
  /** Number of the next random stream. Counts the setup and every move, including undone ones, so that no stream is used twice. */
  readonly steps: number
  readonly state: T['state']
  /** By seat: the version at which the seat was asked its open question, null if it is not awaited. Moves of other seats do not change it. */
  readonly asked: readonly (number | null)[]
  /** How many of the latest moves the awaited seat may undo without a vote. */
  readonly undoable: number
  /** The proposal that is being voted on. */
  readonly proposal: OpenProposal | null
  /** The seats that a vote has opened for a substitute and that nobody has taken yet, ascending. */
  readonly open: readonly Seat[]
  /** Whether the match has ended, for any reason. */
  readonly over: boolean
  /** The head of the hash chain, which the room advances, because it has the secret; null in a match without one. */
  readonly head: string | null
}

/** A proposal that some seats have not voted on yet. */
export type OpenProposal = {
  /** The version of its `propose` entry; votes refer to it. */
  readonly version: number
  /** The seat that proposed it. */
  readonly seat: Seat
  readonly proposal: Proposal
  /** The seats that have to agree. */
  readonly asks: readonly Seat[]
  /** The seats that have agreed so far, ascending. */
  readonly agreed: readonly Seat[]
}

/** Why the kernel, or the room around it, refused a request before it reached the rules of the game. */
export type KernelRefusal = {
  readonly type: 'malformed' | 'clock-only' | 'not-awaited' | 'stale' | 'over' | 'halted' | 'not-undoable' | 'no-proposal' | 'proposal-open'
}

/** An entry with its events and the state after it. For an undo that is the restored state. */
export type AppliedEntry<T extends GameTypes> = {
  readonly entry: Entry
  readonly events: readonly T['event'][]
  readonly state: T['state']
}

/** The answer of the kernel: the new match with the entries that led to it (two if a move ends the match or a vote passes), or a refusal with the rules it is based on. */
export type SubmitResult<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T>; readonly applied: readonly AppliedEntry<T>[] }
  | { readonly ok: false; readonly refusal: T['refusal'] | KernelRefusal; readonly rules: readonly string[] }

/** A new match and the entries that led to it. */
export type Transition<T extends GameTypes> = { readonly match: Match<T>; readonly applied: readonly AppliedEntry<T>[] }

/** A refusal by the kernel, which cites no rules of the game. */
export const refuse = (
  type: KernelRefusal['type'],
): { readonly ok: false; readonly refusal: KernelRefusal; readonly rules: readonly string[] } => ({
  ok: false,
  refusal: { type },
  rules: [],
})

/** Wraps a transition as a successful result. */
export const accept = <T extends GameTypes>({ match, applied }: Transition<T>): SubmitResult<T> => ({ ok: true, match, applied })

/** The open questions after `seat` has moved. Other awaited seats keep their question, so that their moves in transit stay valid. With `seat` null every question is new. */
export const questionsAfter = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  before: Match<T>,
  seat: Seat | null,
): Match<T>['asked'] => {
  const awaited = game.awaited(state)
  return before.asked.map((question, index) => {
    if (!awaited.includes(index)) return null
    return seat === null || index === seat ? before.version + 1 : (question ?? before.version + 1)
  })
}

/** Adds the `end` entry to a transition. */
export const appendEnd = <T extends GameTypes>(
  { match, applied }: Transition<T>,
  reason: EndReason,
  outcome: Outcome | null,
  at: Millis,
): Transition<T> => ({
  match: { ...match, version: match.version + 1, asked: match.asked.map(() => null), undoable: 0, proposal: null, open: [], over: true },
  applied: [...applied, { entry: { type: 'end', at, reason, outcome, hash: hashOf(match.state) }, events: [], state: match.state }],
})

/** Whether the match has a seat with this index. */
export const isSeat = <T extends GameTypes>(match: Match<T>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.asked.length

/** Puts a player into a seat. The seat gets a new question, so that a late move of the previous player is refused as stale. An open proposal is closed, because the new player may have to vote on it as well. The seat is no longer open for a substitute. */
export const seatPlayer = <T extends GameTypes>(
  match: Match<T>,
  { seat, player, at }: { seat: Seat; player: Player; at: Millis },
): Transition<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    asked: match.asked.map((question, index) => (index === seat && question !== null ? match.version + 1 : question)),
    proposal: null,
    open: match.open.filter(other => other !== seat),
  },
  applied: [{ entry: { type: 'sit', at, seat, player }, events: [], state: match.state }],
})
