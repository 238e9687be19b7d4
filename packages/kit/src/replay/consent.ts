/** Finds entries of a journal that other people should have agreed to, but that no vote in the journal carries. */
import type { Seat } from '../game.ts'
import { replaceAt } from '../lists.ts'
import type { Entry, Journal, Player, Proposal } from '../journal/journal.ts'

/** A vote in progress. */
type OpenVote = { readonly proposal: Proposal; readonly asks: readonly Seat[]; readonly agreed: readonly Seat[] }

/** An entry without the vote it needs, by its version. */
export type MissingVote = { readonly version: number; readonly why: 'bot-without-vote' | 'substitute-without-vote' | 'end-without-vote' }

const hasPassed = (vote: OpenVote | null): vote is OpenVote => vote !== null && vote.asks.every(seat => vote.agreed.includes(seat))

const voteAfter = (vote: OpenVote | null, entry: Entry): OpenVote | null => {
  if (entry.type === 'propose') return { proposal: entry.proposal, asks: entry.asks, agreed: [] }
  return entry.type === 'vote' && entry.agree && vote !== null ? { ...vote, agreed: [...vote.agreed, entry.seat] } : null
}

/** Somebody alone among bots needs nobody's consent to end the match without a winner. */
const isAlone = (players: readonly Player[]): boolean => players.filter(({ bot }) => bot === null).length < 2

/** Whether somebody else than the proposer and the player to be replaced could have been asked. */
const hasOthers = (players: readonly Player[], seats: readonly Seat[]): boolean =>
  players.some(({ bot }, seat) => bot === null && !seats.includes(seat))

const missingAt = (vote: OpenVote | null, entry: Entry, players: readonly Player[]): MissingVote['why'] | null => {
  const proposal = hasPassed(vote) ? vote.proposal : null
  if (entry.type === 'sit' && entry.player.bot !== null)
    return proposal?.type === 'bot' && proposal.seat === entry.seat ? null : 'bot-without-vote'
  if (entry.type === 'propose' && entry.proposal.type === 'substitute')
    return entry.asks.length === 0 && hasOthers(players, [entry.seat, entry.proposal.seat]) ? 'substitute-without-vote' : null
  if (entry.type === 'end' && entry.reason === 'agreed')
    return proposal?.type === 'end' || (entry.outcome === null && isAlone(players)) ? null : 'end-without-vote'
  return null
}

/** The first entry without its vote; null if every one has it. A room lets a player act alone while the others are absent, but a journal does not record who was absent. */
export const findMissingVote = ({ header, entries }: Journal): MissingVote | null => {
  let vote: OpenVote | null = null
  let { players } = header
  for (const [index, entry] of entries.entries()) {
    const why = missingAt(vote, entry, players)
    if (why !== null) return { version: index + 1, why }
    vote = voteAfter(vote, entry)
    if (entry.type === 'sit') players = replaceAt(players, entry.seat, entry.player)
  }
  return null
}
