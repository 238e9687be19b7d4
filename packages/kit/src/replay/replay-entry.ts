/** Replays a single entry through the kernel, with the checks that the room made when it was written. */
import type { RandomStreams } from '../chance/random.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { canonicalJson } from '../journal/canonical-json.ts'
import type { Entry, Player } from '../journal/journal.ts'
import { at, range, replaceAt, unreachable } from '../lists.ts'
import { changePlayer, endMatch, submitMove } from '../match/match.ts'
import { propose, vote } from '../match/proposals.ts'
import type { ProposalContext } from '../match/proposals.ts'
import type { Match, SubmitResult } from '../match/transition.ts'
import { undo, versionBeforeUndo } from '../match/undo.ts'
import type { Frame, ReplayFault } from './frame.ts'

/** The frames replayed so far, and the players after the last one. */
export type ReplayedSoFar<T extends GameTypes> = {
  readonly frames: Frame<T>[]
  players: readonly Player[]
}

/** The players after an entry. */
export const playersAfter = (players: readonly Player[], entry: Entry): readonly Player[] =>
  entry.type === 'sit' ? replaceAt(players, entry.seat, entry.player) : players

const newestFirst = function* <T extends GameTypes>(frames: readonly Frame<T>[]) {
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const { version, entry } = at(frames, index)
    if (entry !== null) yield { version, entry }
  }
}

const earlierState = <T extends GameTypes>({ frames }: ReplayedSoFar<T>, back: number): T['state'] | null => {
  const version = versionBeforeUndo(newestFirst(frames), back)
  return version === null ? null : at(frames, version).match.state
}

const isBot = (players: readonly Player[], seat: Seat): boolean => (players[seat]?.bot ?? null) !== null

/** The other people at the table. All of them have to agree to an undo that crosses the information frontier. */
const othersOf = (players: readonly Player[], seat: Seat): readonly Seat[] =>
  range(players.length).filter(other => other !== seat && !isBot(players, other))

/** The data that the last yes of a vote needs, taken from the entry that follows it. */
const contextOf = <T extends GameTypes>(progress: ReplayedSoFar<T>, match: Match<T>, next: Entry | undefined): ProposalContext<T> => {
  const proposal = match.proposal?.proposal
  switch (proposal?.type) {
    case 'undo':
      return { earlier: earlierState(progress, proposal.back) }
    case 'bot':
      return { player: { name: next?.type === 'sit' ? next.player.name : '', bot: proposal.level } }
    default:
      return { outcome: next?.type === 'end' ? next.outcome : null }
  }
}

/**
 * Only people vote, and all others vote on an undo. For other proposals it is enough that some of them vote, because the journal does not record
 * who was present. No room, also not that of release 0.1.0, asks a player about their own replacement.
 */
const playProposal = <T extends GameTypes>(
  game: Game<T>,
  progress: ReplayedSoFar<T>,
  match: Match<T>,
  entry: Entry & { readonly type: 'propose' },
): SubmitResult<T> | ReplayFault['problem'] => {
  const { seat, proposal, asks } = entry
  const others = othersOf(progress.players, seat)
  const replaced = 'seat' in proposal ? proposal.seat : null
  const canBeAsked = (other: Seat): boolean => others.includes(other) && other !== replaced
  if ((asks.length === 0 && proposal.type !== 'substitute') || !asks.every(canBeAsked)) return 'differs'
  if (proposal.type !== 'undo') return propose(game, match, entry, {})
  if (asks.length < others.length) return 'not-alone'
  return propose(game, match, entry, { earlier: earlierState(progress, proposal.back) })
}

/** Contract 1 let a player send the clock's move, so journals of that time may contain it. */
const asReplayed = <T extends GameTypes>(game: Game<T>): Game<T> => (game.contract === 1 ? { ...game, isClockMove: () => false } : game)

/** Applies one entry through the kernel. `next` is the entry after it, which contains what a passed vote decided. */
export const playEntry = <T extends GameTypes>(
  game: Game<T>,
  progress: ReplayedSoFar<T>,
  match: Match<T>,
  entry: Entry,
  next: Entry | undefined,
  streams: RandomStreams,
): SubmitResult<T> | ReplayFault['problem'] => {
  const { players } = progress
  switch (entry.type) {
    case 'move': {
      const question = match.asked[entry.seat] ?? -1
      if (entry.by === 'clock' && question >= 0) {
        const view = game.view(match.state, entry.seat)
        const prescribed = [game.timeUp(view), game.absentMove?.(view)]
        if (!prescribed.some(move => move !== undefined && canonicalJson(move) === canonicalJson(entry.move))) return 'not-time-up'
      }
      if (entry.by !== 'clock' && (entry.by === 'bot') !== isBot(players, entry.seat)) return 'differs'
      return submitMove(asReplayed(game), match, { ...entry, question }, streams(match.steps))
    }
    case 'undo': {
      const { seat, back, at: when } = entry
      const earlier = earlierState(progress, back)
      if (back <= match.undoable && match.asked[seat] !== null) return undo(game, match, { seat, back, at: when }, earlier)
      if (othersOf(players, seat).length > 0) return 'not-alone'
      return propose(game, match, { seat, proposal: { type: 'undo', back }, asks: [], at: when }, { earlier })
    }
    case 'propose':
      return playProposal(game, progress, match, entry)
    case 'vote':
      return vote(game, match, { ...entry, proposal: match.proposal?.version ?? -1 }, contextOf(progress, match, next))
    case 'sit': {
      // A bot needs no vote: the person may have left with nobody else present. A person takes an open seat, or one that a bot plays.
      const isFree = entry.player.bot !== null || isBot(players, entry.seat) || match.open.includes(entry.seat)
      return isFree ? changePlayer(match, entry) : 'differs'
    }
    case 'end':
      if (entry.reason === 'outcome') return 'differs'
      if (entry.reason === 'abandoned') return endMatch(match, { ...entry, reason: entry.reason })
      // Without a vote before it, the only person present ended the match.
      return propose(game, match, { seat: 0, proposal: { type: 'end' }, asks: [], at: entry.at }, { outcome: entry.outcome })
    default:
      return unreachable(entry)
  }
}
