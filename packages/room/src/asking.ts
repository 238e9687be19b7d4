/** Whose yes a proposal needs, and whether it may be made at all. */
import { at, upTo } from '@tortuga/kit'
import type { Millis, Outcome, Player, Proposal, Seat } from '@tortuga/kit'

/** Whoever was seen in the last five minutes counts as here. */
export const HERE_FOR: Millis = 5 * 60_000

/** By seat: when its owner was last seen; null where the owner has left, or is a bot. */
export type Seen = readonly (Millis | null)[]

export const isHere = (seen: Seen, seat: Seat, now: Millis): boolean => {
  const time = seen[seat] ?? null
  return time !== null && now - time <= HERE_FOR
}

const isPerson = (players: readonly Player[], seat: Seat): boolean => at(players, seat).bot === null

/** An undo asks every other person, present or not; a bot or an end only those who are here. Nobody is asked about their own seat. */
export const seatsToAsk = (proposal: Proposal, seat: Seat, players: readonly Player[], seen: Seen, now: Millis): readonly Seat[] =>
  upTo(players.length).filter(other => {
    if (other === seat || !isPerson(players, other)) return false
    if (proposal.type === 'undo') return true
    return isHere(seen, other, now) && !(proposal.type === 'bot' && proposal.seat === other)
  })

/** A bot may only be proposed for a person's seat whose owner is gone. */
export const mayBeReplaced = (seat: Seat, players: readonly Player[], seen: Seen, now: Millis): boolean =>
  seat < players.length && isPerson(players, seat) && !isHere(seen, seat, now)

/** An agreed end has no winner, unless everybody else has gone: then whoever is left has won. */
export const outcomeOfEnd = (seat: Seat, began: readonly Player[], players: readonly Player[], seen: Seen, now: Millis): Outcome | null => {
  const others = upTo(players.length).filter(other => other !== seat && at(began, other).bot === null)
  const areGone = others.length > 0 && others.every(other => !isPerson(players, other) || !isHere(seen, other, now))
  return areGone ? { places: players.map((_, other) => (other === seat ? 1 : 2)), scores: players.map(() => 0) } : null
}
