/** Finds entries of a journal that nothing in it proves: those that other people should have agreed to without a vote, and moves that the clock is said to have made for a person. */
import type { Seat } from '../game.ts'
import { replaceAt } from '../lists.ts'
import type { Entry, Journal, Player, Proposal } from '../journal/journal.ts'

/** A vote in progress, which `seat` opened. */
type OpenVote = { readonly seat: Seat; readonly proposal: Proposal; readonly asks: readonly Seat[]; readonly agreed: readonly Seat[] }

/** An entry that nothing proves, by its version. */
export type UnprovenEntry = {
  readonly version: number
  readonly why: 'bot-without-vote' | 'substitute-without-vote' | 'end-without-vote' | 'by-clock'
}

const hasPassed = (vote: OpenVote | null): vote is OpenVote => vote !== null && vote.asks.every(seat => vote.agreed.includes(seat))

const voteAfter = (vote: OpenVote | null, entry: Entry): OpenVote | null => {
  if (entry.type === 'propose') return { seat: entry.seat, proposal: entry.proposal, asks: entry.asks, agreed: [] }
  return entry.type === 'vote' && entry.agree && vote !== null ? { ...vote, agreed: [...vote.agreed, entry.seat] } : null
}

/** Somebody alone among bots needs nobody's consent to end the match without a winner. */
const isAlone = (players: readonly Player[]): boolean => players.filter(({ bot }) => bot === null).length < 2

/** A vote that the replaced player is said to have proposed proves nothing: a room replaces only a player who is away or has left. */
const unprovenAt = (vote: OpenVote | null, entry: Entry, players: readonly Player[], isSeen: boolean): UnprovenEntry['why'] | null => {
  const passed = hasPassed(vote) ? vote : null
  const proposal = passed?.proposal ?? null
  if (entry.type === 'sit' && entry.player.bot !== null)
    return proposal?.type === 'bot' && proposal.seat === entry.seat && passed?.seat !== entry.seat ? null : 'bot-without-vote'
  if (entry.type === 'propose' && entry.proposal.type === 'substitute')
    return entry.asks.length === 0 || entry.seat === entry.proposal.seat ? 'substitute-without-vote' : null
  if (entry.type === 'end' && entry.reason === 'agreed')
    return proposal?.type === 'end' || (entry.outcome === null && isAlone(players)) ? null : 'end-without-vote'
  if (entry.type === 'move' && entry.by === 'clock') return isSeen || players[entry.seat]?.bot !== null ? null : 'by-clock'
  return null
}

/**
 * The first such entry; null if there is none. A room lets a player act alone while the others are absent, but a journal does not record who
 * was absent, nor when a clock ran out. A client saw the clock's moves up to the version `seenUpTo`, so they are not invented afterwards.
 */
export const findUnproven = ({ header, entries }: Journal, seenUpTo: number): UnprovenEntry | null => {
  let vote: OpenVote | null = null
  let { players } = header
  for (const [index, entry] of entries.entries()) {
    const why = unprovenAt(vote, entry, players, index < seenUpTo)
    if (why !== null) return { version: index + 1, why }
    vote = voteAfter(vote, entry)
    if (entry.type === 'sit') players = replaceAt(players, entry.seat, entry.player)
  }
  return null
}
