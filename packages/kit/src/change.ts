/** A match, a change of it, and what the kernel's functions put every change together from. The types are for all; the functions are the kernel's own. */
import { hashOf } from './canonical.ts'
import type { Game, GameTypes, Millis, Outcome, Seat } from './game.ts'
import type { EndReason, Entry, Player, Proposal } from './journal.ts'

/** A match between two entries. Whoever holds this and the journal's header can go on. */
export type Match<T extends GameTypes> = {
  /** How many entries it has. */
  readonly version: number
  /** The rules number it is played under now: the header's, or that of the last `rules` entry. */
  readonly rules: number
  /** The next stream's number: set-up and all moves so far, undone ones too, so that none is used twice. */
  readonly steps: number
  readonly state: T['state']
  /** By seat: the version that put its open question, or in which its player sat down; another seat's answer leaves it as it is. */
  readonly asked: readonly (number | null)[]
  /** How many of the last standing moves the one awaited seat may take back unasked. */
  readonly undoable: number
  /** What somebody has proposed and not everybody has answered. */
  readonly proposal: OpenProposal | null
  /** Whether it has ended, by whatever reason. */
  readonly over: boolean
}

/** A proposal that waits for somebody's yes. */
export type OpenProposal = {
  readonly version: number
  readonly seat: Seat
  readonly proposal: Proposal
  readonly asks: readonly Seat[]
  readonly agreed: readonly Seat[]
}

/** Why the kernel, or the room around it, turned something down before any rule of the game was asked. */
export type KernelRefusal = {
  readonly type: 'malformed' | 'not-awaited' | 'stale' | 'over' | 'halted' | 'not-undoable' | 'no-proposal' | 'proposal-open'
}

/** An entry with what it did. For an undo the state is the earlier one. */
export type Made<T extends GameTypes> = { readonly entry: Entry; readonly events: readonly T['event'][]; readonly state: T['state'] }

/** One entry as a rule; two where a move ends the match or a vote decides. */
export type Submitted<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T>; readonly made: readonly Made<T>[] }
  | { readonly ok: false; readonly refusal: T['refusal'] | KernelRefusal; readonly rules: readonly string[] }

/** A match after a change, and the entries that made it. */
export type Change<T extends GameTypes> = { readonly match: Match<T>; readonly made: readonly Made<T>[] }

/** Turned down before any rule of the game was asked. */
export const refuse = (
  type: KernelRefusal['type'],
): { readonly ok: false; readonly refusal: KernelRefusal; readonly rules: readonly string[] } => ({
  ok: false,
  refusal: { type },
  rules: [],
})

/** The change as an answer to whoever asked for it. */
export const done = <T extends GameTypes>({ match, made }: Change<T>): Submitted<T> => ({ ok: true, match, made })

/** The open questions after `seat` has answered at `version`: whoever was asked before still is, by the same question. `seat` null asks everybody anew. */
export const askedAfter = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  before: Match<T>,
  seat: Seat | null,
): Match<T>['asked'] => {
  const awaited = game.awaited(state)
  return before.asked.map((question, chair) => {
    if (!awaited.includes(chair)) return null
    return seat === null || chair === seat ? before.version + 1 : (question ?? before.version + 1)
  })
}

/** The match ends with this entry, its last. */
export const addEnd = <T extends GameTypes>(
  { match, made }: Change<T>,
  reason: EndReason,
  outcome: Outcome | null,
  at: Millis,
): Change<T> => ({
  match: { ...match, version: match.version + 1, asked: match.asked.map(() => null), undoable: 0, proposal: null, over: true },
  made: [...made, { entry: { type: 'end', at, reason, outcome, hash: hashOf(match.state) }, events: [], state: match.state }],
})

/** Whether there is such a seat. */
export const isSeat = <T extends GameTypes>(match: Match<T>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.asked.length

/** Whoever sits down is asked anew, so that an answer of whoever sat there is recognised as late. They might have to agree as well, so that an open proposal ends. */
export const takeSeat = <T extends GameTypes>(
  match: Match<T>,
  { seat, player, at }: { seat: Seat; player: Player; at: Millis },
): Change<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    asked: match.asked.map((question, chair) => (chair === seat && question !== null ? match.version + 1 : question)),
    proposal: null,
  },
  made: [{ entry: { type: 'sit', at, seat, player }, events: [], state: match.state }],
})
