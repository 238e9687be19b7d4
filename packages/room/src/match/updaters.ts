/** Builds the changes that people, bots and clocks may make to a match. A change is a function of the stored match, so that it can be repeated on a newer version. */
import { at, changePlayer, endMatch, propose, randomStreams, submitMove, undo, unreachable, vote } from '@tortuga/kit'
import type { Entry, Game, GameTypes, Match, Millis, MoveSource, Player, Proposal, ProposalContext, Seat, SubmitResult } from '@tortuga/kit'
import type { ClientMessage, RequestedProposal } from '@tortuga/wire'
import { lostSeat } from '../clients/clients.ts'
import type { ClientIdentity } from '../clients/clients.ts'
import { timeLeftAt } from './clocks.ts'
import { canBeReplaced, agreedOutcome, isOwnerMissing, seatsToAsk, standInLevel } from './consent.ts'
import type { LastSeenTimes } from './consent.ts'
import { refuse } from './errors.ts'
import type { StoredMatch } from '../ports.ts'

/** Calls the kernel with the stored match. `earlier` is the state an undo goes back to, null for other changes. */
export type MatchUpdater = (stored: StoredMatch, game: Game<GameTypes>, earlier: unknown) => SubmitResult<GameTypes>

/** A change, and how many moves it would undo (null for none), so that the room can read the earlier state first. */
export type PlannedChange = { readonly change: MatchUpdater; readonly back?: (stored: StoredMatch) => number | null }

/** Client messages of one type. */
export type ClientMessageOf<K extends ClientMessage['type']> = ClientMessage & { readonly type: K }

/** Messages that change the match. */
export type ChangeMessage = ClientMessageOf<'move' | 'undo' | 'propose' | 'vote'>

/** Refuses the change while a bot plays the seat: its owner has to reclaim it first. Refuses it, too, if a substitute has taken the seat meanwhile, through any node. */
const byPerson =
  (seat: Seat, player: string, change: MatchUpdater): MatchUpdater =>
  (stored, game, earlier) => {
    if (lostSeat(stored, { viewer: seat, player }) !== null) return refuse('seat-given')
    return at(stored.players, seat).bot === null ? change(stored, game, earlier) : refuse('bot-plays')
  }

/** Answers a question. The random numbers come from the stream of the match's next step. */
export const makeMove =
  (seat: Seat, question: number, move: unknown, by: MoveSource, when: Millis): MatchUpdater =>
  ({ header, match, clocks, players }, game) =>
    submitMove(
      game,
      match,
      { seat, question, move, by, at: when, clocks: timeLeftAt(clocks, match.asked, players, when) },
      randomStreams(header.chance, String(header.seed))(match.steps),
    )

/** Makes the move that the rules prescribe for a seat whose time is up, or for one that nobody plays. */
export const playTimeUp =
  (seat: Seat, question: number, isAbsent: boolean, when: Millis): MatchUpdater =>
  (stored, game, earlier) => {
    if (stored.match.asked[seat] !== question) return refuse('stale') // another node was faster, and the rules need not know a move here
    const view = game.view(stored.match.state, seat)
    const move = isAbsent && game.absentMove !== undefined ? game.absentMove(view) : game.timeUp(view)
    return makeMove(seat, question, move, 'clock', when)(stored, game, earlier)
  }

/** Undos, proposals, votes and changes of players in one match. Each of them is stored, so their number is limited; moves are not counted. */
const MAX_REQUESTS = 2000

const requestsOf = ({ version, steps }: Match<GameTypes>): number => version - (steps - 1)

/** Whether the match may still have undos, proposals and bots that step in. A vote is always possible: there is at most one per seat and proposal. */
export const hasRoomForRequests = (match: Match<GameTypes>): boolean => requestsOf(match) < MAX_REQUESTS

/** Longer than any match that is played in earnest. At this version undos end, because moves could be undone and made again for ever, and the next move ends the match, because some games can be played for ever. */
const MAX_VERSION = 20_000

/** Whether the match has to end because it is longer than any that is played in earnest. */
export const isTooLong = (stored: StoredMatch | null): boolean =>
  stored !== null && !stored.match.over && stored.match.version > MAX_VERSION

/** From this number of requests on, one seat may have made at most `MAX_OWN` of the latest entries. Otherwise it could use up the requests of the match alone. */
const FREE_REQUESTS = 500
export const LATEST_ENTRIES = 200
const MAX_OWN = 40

/** Whether it matters who has made the requests of the match. */
export const countsShares = (match: Match<GameTypes>): boolean => requestsOf(match) >= FREE_REQUESTS

/** Whether this seat has made too many undos and proposals among the latest entries of the match. */
export const hasUsedShare = (seat: Seat, latest: readonly Entry[]): boolean =>
  latest.filter(entry => (entry.type === 'propose' || entry.type === 'undo') && entry.seat === seat).length >= MAX_OWN

/** Why the match may have no undo now; null if it may. */
const undoProblem = ({ match, settings }: StoredMatch, version: number): 'no-takebacks' | 'stale' | 'too-many-requests' | null => {
  if (!settings.takebacks) return 'no-takebacks'
  if (match.version !== version) return 'stale'
  return hasRoomForRequests(match) && version < MAX_VERSION ? null : 'too-many-requests'
}

/** Undoes the seat's own last moves without a vote. */
const undoMoves =
  (seat: Seat, { version, back }: ClientMessageOf<'undo'>, { isShareUsed }: ChangeContext, when: Millis): MatchUpdater =>
  (stored, game, earlier) => {
    const problem = isShareUsed ? 'too-many-requests' : undoProblem(stored, version)
    return problem === null ? undo(game, stored.match, { seat, back, at: when }, earlier) : refuse(problem)
  }

/** What the kernel needs to carry out a proposal that was agreed to. A bot keeps the name of the player it replaces; an agreed end has no winner. */
const contextFor = (proposal: Proposal, players: readonly Player[], earlier: unknown): ProposalContext<GameTypes> => ({
  earlier,
  ...(proposal.type === 'bot' ? { player: { name: at(players, proposal.seat).name, bot: proposal.level } } : {}),
})

/** Data for a change that is not part of the stored match. */
export type ChangeContext = {
  readonly lastSeen: LastSeenTimes
  readonly levels: readonly string[]
  /** Seats whose latest move was made by the clock. */
  readonly timedOut: ReadonlySet<Seat>
  /** Whether the seat has used up its share of the match's requests. */
  readonly isShareUsed: boolean
}

/** A proposal as it is stored. A bot gets the table's level, not one of the proposer's choice; null if the game has no bots. */
const completeProposal = (
  proposal: RequestedProposal,
  levels: readonly string[],
  standIn: StoredMatch['settings']['standIn'],
): Proposal | null => {
  if (proposal.type !== 'bot') return proposal
  const level = standInLevel(levels, standIn)
  return level === undefined ? null : { type: 'bot', seat: proposal.seat, level }
}

/** Contract 1 is that of release 0.1. Its nodes and pages may still show the match, and would go on showing the seat to its former owner. */
const allowsSubstitutes = ({ contract }: Game<GameTypes>): boolean => contract > 1

/** Proposes something to the players whose consent it needs. */
const makeProposal =
  (
    seat: Seat,
    { version, proposal: requested }: ClientMessageOf<'propose'>,
    { lastSeen, levels, timedOut, isShareUsed }: ChangeContext,
    when: Millis,
  ): MatchUpdater =>
  (stored, game, earlier) => {
    const { match, settings, players } = stored
    if (match.version !== version) return refuse('stale')
    if (isShareUsed || !hasRoomForRequests(match)) return refuse('too-many-requests')
    const undoRefused = requested.type === 'undo' ? undoProblem(stored, version) : null
    if (undoRefused !== null) return refuse(undoRefused)
    if (requested.type === 'substitute' && !allowsSubstitutes(game)) return refuse('no-substitutes')
    const asks = seatsToAsk(requested, seat, stored, lastSeen, timedOut, when)
    const replaces = requested.type === 'bot' || requested.type === 'substitute'
    if (replaces && !canBeReplaced(requested, asks, stored, lastSeen, when)) return refuse('still-here')
    if (isOwnerMissing(requested, seat, asks, stored, lastSeen, when)) return refuse('owner-missing')
    const proposal = completeProposal(requested, levels, settings.standIn)
    if (proposal === null) return refuse('no-such-level')
    const isEndedAlone = proposal.type === 'end' && asks.length === 0
    const outcome = isEndedAlone ? agreedOutcome(seat, stored, lastSeen, timedOut, game.scoresSoFar?.(match.state) ?? null) : null
    return propose(game, match, { seat, proposal, asks, at: when }, { ...contextFor(proposal, players, earlier), outcome })
  }

/** Votes on the open proposal; the last yes carries it out. */
const castVote =
  (seat: Seat, { proposal, agree }: ClientMessageOf<'vote'>, when: Millis): MatchUpdater =>
  ({ match, players }, game, earlier) => {
    const context = match.proposal === null ? {} : contextFor(match.proposal.proposal, players, earlier)
    return vote(game, match, { seat, proposal, agree, at: when }, context)
  }

/** An undo of more moves than there are is refused without reading the journal. */
const movesBackIn = (proposal: RequestedProposal | undefined, { steps }: Match<GameTypes>): number | null =>
  proposal?.type === 'undo' && proposal.back < steps ? proposal.back : null

/** Proposals that are refused anyway need no earlier state. */
const isProposable = ({ version }: ClientMessageOf<'propose'>, stored: StoredMatch): boolean =>
  stored.match.proposal === null && undoProblem(stored, version) === null

/** Only the last yes carries an undo out. */
const movesBackByVote = (agree: boolean, match: Match<GameTypes>): number | null => {
  const { proposal } = match
  const isLast = agree && proposal !== null && proposal.agreed.length + 1 >= proposal.asks.length
  return isLast ? movesBackIn(proposal.proposal, match) : null
}

/** The change that a player's message asks for. */
export const changeFor = (
  message: ChangeMessage,
  seat: Seat,
  player: ClientIdentity['player'],
  context: ChangeContext,
  when: Millis,
): PlannedChange => {
  switch (message.type) {
    case 'move':
      return { change: byPerson(seat, player, makeMove(seat, message.question, message.move, 'player', when)) }
    case 'undo':
      return {
        change: byPerson(seat, player, undoMoves(seat, message, context, when)),
        back: stored => (undoProblem(stored, message.version) === null && message.back <= stored.match.undoable ? message.back : null),
      }
    case 'propose':
      return {
        change: byPerson(seat, player, makeProposal(seat, message, context, when)),
        back: stored => (isProposable(message, stored) ? movesBackIn(message.proposal, stored.match) : null),
      }
    case 'vote':
      return {
        change: byPerson(seat, player, castVote(seat, message, when)),
        back: ({ match }) => movesBackByVote(message.agree, match),
      }
    default:
      return unreachable(message)
  }
}

/** Gives a seat to a bot, or back to its owner. Refused if that has already happened: a player may reclaim a seat through two nodes at once. */
export const replacePlayer =
  (seat: Seat, player: Player, when: Millis): MatchUpdater =>
  ({ match, players }) => {
    const hasHappened = (at(players, seat).bot === null) === (player.bot === null) && !match.open.includes(seat)
    return hasHappened ? refuse('stale') : changePlayer(match, { seat, player, at: when })
  }

/** The owner of a seat that is open for a substitute is back, so it is no longer open. */
export const keepSeat =
  (seat: Seat, player: string, when: Millis): MatchUpdater =>
  stored => {
    const { match, players } = stored
    if (!match.open.includes(seat) || lostSeat(stored, { viewer: seat, player }) !== null) return refuse('stale')
    return changePlayer(match, { seat, player: at(players, seat), at: when })
  }

/** A person who wants to take a seat that is open for a substitute. `isNamedLike` tells whether their name looks like another one. */
export type Substitute = { readonly player: string; readonly name: string; readonly isNamedLike: (name: string) => boolean }

/** Gives an open seat to a substitute, unless its owner has come back or another one was faster. Every owner is part of the stored match, so nobody gets two seats. */
export const seatSubstitute =
  (seat: Seat, { player, name, isNamedLike }: Substitute, when: Millis): MatchUpdater =>
  ({ match, players, owners, halted }) => {
    if (halted) return refuse('halted')
    if (owners?.includes(player)) return refuse('already-seated')
    if (!match.open.includes(seat)) return refuse('stale')
    if (players.some(other => isNamedLike(other.name))) return refuse('name-taken')
    return changePlayer(match, { seat, player: { name, bot: null }, at: when })
  }

/** Ends a match that nobody plays any more. */
export const abandonMatch =
  (when: Millis): MatchUpdater =>
  ({ match }) =>
    endMatch(match, { reason: 'abandoned', outcome: null, at: when })
