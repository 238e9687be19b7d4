/** Proposals: what people at a table vote on, the votes, and carrying out what was agreed. */
import type { Game, GameTypes, Millis, Outcome, Seat } from '../game.ts'
import type { Player, Proposal } from '../journal/journal.ts'
import { unreachable } from '../lists.ts'
import { accept, appendEnd, isSeat, refuse, seatPlayer } from './transition.ts'
import type { Match, SubmitResult, Transition } from './transition.ts'
import { restoreState } from './undo.ts'

/** Data that the kernel needs to carry out a proposal and cannot compute itself. */
export type ProposalContext<T extends GameTypes> = {
  /** For an undo: the state to restore, null if there is none. */
  readonly earlier?: T['state'] | null
  /** For a bot: the player who takes the seat. */
  readonly player?: Player
  /** For an agreed end: the result, null if the match does not count. */
  readonly outcome?: Outcome | null
}

/** Ends the vote and opens the seat for a substitute. */
const openSeat = <T extends GameTypes>(match: Match<T>, seat: Seat): Match<T> => ({
  ...match,
  proposal: null,
  open: [...match.open, seat].sort((one, other) => one - other),
})

const carryOut = <T extends GameTypes>(
  game: Game<T>,
  { match, applied }: Transition<T>,
  { seat, proposal, agreed, at }: { seat: Seat; proposal: Proposal; agreed: readonly Seat[]; at: Millis },
  { earlier = null, player, outcome = null }: ProposalContext<T>,
): SubmitResult<T> => {
  switch (proposal.type) {
    case 'undo': {
      if (earlier === null) return refuse('not-undoable')
      const undone = restoreState(game, match, { seat, back: proposal.back, at, agreed, earlier })
      return accept({ match: undone.match, applied: [...applied, ...undone.applied] })
    }
    case 'bot': {
      if (player?.bot !== proposal.level) throw new Error(`the player for seat ${proposal.seat} is not the proposed bot`)
      const seated = seatPlayer(match, { seat: proposal.seat, player, at })
      return accept({ match: seated.match, applied: [...applied, ...seated.applied] })
    }
    case 'substitute':
      return accept({ match: openSeat(match, proposal.seat), applied })
    case 'end':
      return accept(appendEnd({ match, applied }, 'agreed', outcome, at))
    default:
      return unreachable(proposal)
  }
}

/** Whether the vote can ever pass: all seats exist, no seat has to agree twice, and the proposer does not have to agree. */
const isWellFormed = <T extends GameTypes>(match: Match<T>, seat: Seat, proposal: Proposal, asks: readonly Seat[]): boolean =>
  [seat, ...asks, ...('seat' in proposal ? [proposal.seat] : [])].every(index => isSeat(match, index)) &&
  !asks.includes(seat) &&
  new Set(asks).size === asks.length

/** Opens a vote among the seats in `asks`, or carries the proposal out at once if `asks` is empty. Opening a seat for a substitute has no entry of its own, so its proposal is always written. The room chooses the seats: every other person for an undo, the people present for anything else. */
export const propose = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, proposal, asks, at }: { readonly seat: Seat; readonly proposal: Proposal; readonly asks: readonly Seat[]; readonly at: Millis },
  context: ProposalContext<T>,
): SubmitResult<T> => {
  if (match.over) return refuse('over')
  if (match.proposal !== null) return refuse('proposal-open')
  if (!isWellFormed(match, seat, proposal, asks)) return refuse('malformed')
  if (proposal.type === 'undo' && (context.earlier ?? null) === null) return refuse('not-undoable')
  if (proposal.type === 'substitute' && match.open.includes(proposal.seat)) return refuse('stale')
  const opensAtOnce = proposal.type === 'substitute' && asks.length === 0
  if (asks.length === 0 && !opensAtOnce) return carryOut(game, { match, applied: [] }, { seat, proposal, agreed: [], at }, context)
  const version = match.version + 1
  const proposed = { ...match, version, proposal: { version, seat, proposal, asks, agreed: [] } }
  return accept({
    match: opensAtOnce ? openSeat(proposed, proposal.seat) : proposed,
    applied: [{ entry: { type: 'propose', at, seat, proposal, asks }, events: [], state: match.state }],
  })
}

/** Votes on the open proposal. The last yes carries it out, one no closes it. The proposer withdraws the proposal by voting no. */
export const vote = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, proposal, agree, at }: { readonly seat: Seat; readonly proposal: number; readonly agree: boolean; readonly at: Millis },
  context: ProposalContext<T>,
): SubmitResult<T> => {
  if (match.over) return refuse('over')
  const open = match.proposal
  if (open === null) return refuse('no-proposal')
  if (open.version !== proposal) return refuse('stale')
  const mayVote = (open.asks.includes(seat) && !open.agreed.includes(seat)) || (seat === open.seat && !agree)
  if (!mayVote) return refuse('not-awaited')
  const agreed = agree ? [...open.agreed, seat].sort((a, b) => a - b) : open.agreed
  const voted: Transition<T> = {
    match: { ...match, version: match.version + 1, proposal: agree ? { ...open, agreed } : null },
    applied: [{ entry: { type: 'vote', at, seat, agree }, events: [], state: match.state }],
  }
  if (!agree || agreed.length < open.asks.length) return accept(voted)
  return carryOut(game, voted, { seat: open.seat, proposal: open.proposal, agreed, at }, context)
}
