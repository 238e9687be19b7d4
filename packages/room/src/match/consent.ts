/** Whose consent a proposal needs, and when a proposal is allowed. Absence is measured by the pace of the match. */
import { at, range } from '@tortuga/kit'
import type { Clock, Millis, Outcome, Player, Seat } from '@tortuga/kit'
import type { RequestedProposal } from '@tortuga/wire'
import type { StoredMatch } from '../ports.ts'

/** With no clock, or a clock of at most this time, people play at the same time. With a longer one they come and go, and may be absent as long as the clock allows. */
const LIVE_CLOCK: Millis = 3_600_000
/** In live play, a player who was not seen for this time may be replaced by a bot until they return. Longer than a reload or a short loss of connection. */
export const AWAY_AFTER: Millis = 30_000
/** In live play, a match may be ended without a player who was not seen for this time. */
const GONE_AFTER: Millis = 5 * 60_000
/** Without a clock nothing tells how fast a match is played. A player alone may end it, or give a seat away, only after this time; together with others after that of live play. */
const GONE_WITHOUT_CLOCK: Millis = 86_400_000
/** In live play, a match whose clocks make all moves is ended after nobody was seen for three times this time. */
const FORSAKEN_AFTER: Millis = 3_600_000
/** In live play, bots rest after nobody was seen for this time. */
const REST_AFTER: Millis = 10 * 60_000

/** By seat: when its owner was last seen; null if the owner has left or the seat belongs to a bot. */
export type LastSeenTimes = readonly (Millis | null)[]

type Attendance = Pick<StoredMatch, 'players' | 'settings' | 'match'>

/** The longest time that the clock allows for a move from the start. */
const timeToMove = (clock: Exclude<Clock, { type: 'none' }>): Millis =>
  (clock.type === 'bank' ? clock.seconds + clock.increment : clock.seconds) * 1000

const isLive = (clock: Clock): boolean => clock.type === 'none' || timeToMove(clock) <= LIVE_CLOCK

/** A time of live play, or as long as a slow clock allows. */
const byPace = (clock: Clock, live: Millis): Millis => (clock.type === 'none' || isLive(clock) ? live : Math.max(live, timeToMove(clock)))

/** How long a player may be absent before a bot may play for them. */
export const awayAfter = (clock: Clock): Millis => byPace(clock, AWAY_AFTER)

const wasSeen = (lastSeen: LastSeenTimes, seat: Seat, now: Millis, within: Millis): boolean => {
  const time = lastSeen[seat] ?? null
  return time !== null && now - time < within
}

/** Whether the owner of a seat is at the table, or was a moment ago. */
export const isHere = (lastSeen: LastSeenTimes, seat: Seat, now: Millis): boolean => wasSeen(lastSeen, seat, now, AWAY_AFTER)

/** Whether the owner of a seat takes part in ending the match. */
export const isPresent = (lastSeen: LastSeenTimes, seat: Seat, clock: Clock, now: Millis): boolean =>
  wasSeen(lastSeen, seat, now, byPace(clock, GONE_AFTER))

/** How long a player alone waits for an absent one before they may end the match or give the seat away. */
export const aloneAfter = (clock: Clock): Millis => (clock.type === 'none' ? GONE_WITHOUT_CLOCK : byPace(clock, GONE_AFTER))

/** Whether the owner of a seat may be expected back by a player who is alone. */
const mayReturn = (lastSeen: LastSeenTimes, seat: Seat, clock: Clock, now: Millis): boolean =>
  wasSeen(lastSeen, seat, now, aloneAfter(clock))

/** Whether nobody takes part any more in a match whose clocks go on. */
export const isForsaken = (lastSeen: LastSeenTimes, clock: Clock, now: Millis): boolean =>
  !lastSeen.some((_, seat) => wasSeen(lastSeen, seat, now, byPace(clock, FORSAKEN_AFTER) * 3))

/** Whether any person was seen lately, so that bots play on. */
export const isAttended = (lastSeen: LastSeenTimes, clock: Clock, now: Millis): boolean =>
  lastSeen.some((_, seat) => wasSeen(lastSeen, seat, now, byPace(clock, REST_AFTER)))

const isPerson = (players: readonly Player[], seat: Seat): boolean => at(players, seat).bot === null

const hasLeft = (lastSeen: LastSeenTimes, seat: Seat): boolean => (lastSeen[seat] ?? null) === null

/**
 * An undo needs every other person, present or not; a bot or a substitute those who are not away; an end everybody except those who have left, and those who are
 * absent while the match waits for them or whose clock has run out. Nobody votes on replacing themselves. If nobody else would be asked about an end, those
 * are asked, too, who may be expected back.
 */
export const seatsToAsk = (
  proposal: RequestedProposal,
  seat: Seat,
  { players, settings: { clock }, match }: Attendance,
  lastSeen: LastSeenTimes,
  timedOut: ReadonlySet<Seat>,
  now: Millis,
): readonly Seat[] => {
  const others = range(players.length).filter(other => other !== seat && isPerson(players, other))
  if (proposal.type === 'undo') return others
  if (proposal.type === 'bot' || proposal.type === 'substitute')
    return others.filter(other => proposal.seat !== other && wasSeen(lastSeen, other, now, awayAfter(clock)))
  const owners = others.filter(other => !hasLeft(lastSeen, other))
  const askIf = (isExpected: typeof isPresent): readonly Seat[] =>
    owners.filter(other => (at(match.asked, other) === null && !timedOut.has(other)) || isExpected(lastSeen, other, clock, now))
  const present = askIf(isPresent)
  return present.length > 0 ? present : askIf(mayReturn)
}

/**
 * Whether a bot plays for somebody whose consent the proposal would need. A bot does not vote, so the proposal has to wait: otherwise it would be enough to let
 * a bot step in first. `asks` are the people who vote on it.
 */
export const isOwnerMissing = (
  proposal: RequestedProposal,
  seat: Seat,
  asks: readonly Seat[],
  { header, players, settings: { clock } }: Pick<StoredMatch, 'header' | 'players' | 'settings'>,
  lastSeen: LastSeenTimes,
  now: Millis,
): boolean => {
  if (proposal.type !== 'undo' && proposal.type !== 'end') return false
  const isExpected = proposal.type === 'end' && asks.length > 0 ? isPresent : mayReturn
  return range(players.length).some(
    other => other !== seat && isPerson(header.players, other) && !isPerson(players, other) && isExpected(lastSeen, other, clock, now),
  )
}

/** A bot or a substitute may replace a person who has left, or who is awaited and away. A substitute keeps the seat, so a player alone may call one only for somebody who is not expected back. */
export const canBeReplaced = (
  { type, seat }: RequestedProposal & { readonly seat: Seat },
  asks: readonly Seat[],
  { players, settings: { clock }, match }: Attendance,
  lastSeen: LastSeenTimes,
  now: Millis,
): boolean => {
  if (seat >= players.length || !isPerson(players, seat)) return false
  if (hasLeft(lastSeen, seat)) return true
  if (at(match.asked, seat) === null || wasSeen(lastSeen, seat, now, awayAfter(clock))) return false
  return type === 'bot' || asks.length > 0 || !mayReturn(lastSeen, seat, clock, now)
}

/** The table's level for a bot that steps in, or the middle one; undefined if the game has no bots. */
export const standInLevel = (levels: readonly string[], agreed: string | undefined): string | undefined =>
  agreed !== undefined && levels.includes(agreed) ? agreed : levels[Math.floor(levels.length / 2)]

/**
 * The result of an end that nobody else had to agree to. It has no winner, unless every other person has given up: their clock has run out, or they
 * have left a live match. Then the player who stayed wins, and the others are placed by the points so far; null if the game has none.
 */
export const agreedOutcome = (
  seat: Seat,
  { header, players, settings: { clock } }: Pick<StoredMatch, 'header' | 'players' | 'settings'>,
  lastSeen: LastSeenTimes,
  timedOut: ReadonlySet<Seat>,
  scoresSoFar: readonly number[] | null,
): Outcome | null => {
  const others = range(players.length).filter(other => other !== seat && at(header.players, other).bot === null)
  /** A substitute may be a friend of the proposer, and has a name of their own. */
  const isSubstitute = (other: Seat): boolean => at(players, other).name !== at(header.players, other).name
  const hasGivenUp = (other: Seat): boolean =>
    !isSubstitute(other) && ((isLive(clock) && hasLeft(lastSeen, other)) || (isPerson(players, other) && timedOut.has(other)))
  if (others.length === 0 || !others.every(hasGivenUp)) return null
  const scores = scoresSoFar ?? players.map(() => 0)
  const higherThan = (score: number): number => scores.filter((other, index) => index !== seat && other > score).length
  return { places: scores.map((score, other) => (other === seat ? 1 : 2 + higherThan(score))), scores }
}
