/** The clocks of a match as plain numbers. The clock of every awaited person runs; that of a bot stands still, because a bot may have to rest or to wait for a processor. */
import { at } from '@tortuga/kit'
import type { Clock, GameTypes, Match, Millis, Player, Seat } from '@tortuga/kit'
import type { RunningClocks, StoredMatch } from '../ports.ts'

/** A bot that has not answered after this time is started again, if necessary by another node. */
const BOT_TIMEOUT: Millis = 20_000

const isAsked = (asked: Match<GameTypes>['asked'], seat: Seat): boolean => (asked[seat] ?? null) !== null

const fullTime = (clock: Exclude<Clock, { type: 'none' }>): Millis => clock.seconds * 1000

export const startClocks = (clock: Clock, seats: number, now: Millis): RunningClocks =>
  clock.type === 'none' ? null : { left: Array.from({ length: seats }, () => fullTime(clock)), since: now }

const isRunning = (asked: Match<GameTypes>['asked'], players: readonly Player[], seat: Seat): boolean =>
  isAsked(asked, seat) && at(players, seat).bot === null

/** The time left by seat: awaited people have used up the time since the clocks were last started. */
export const timeLeftAt = (
  running: RunningClocks,
  asked: Match<GameTypes>['asked'],
  players: readonly Player[],
  now: Millis,
): readonly Millis[] | null =>
  running === null
    ? null
    : running.left.map((left, seat) => (isRunning(asked, players, seat) ? Math.max(0, left - Math.max(0, now - running.since)) : left))

/**
 * The clocks after a change. A move earns the increment; with a clock per move, a new question resets the time. `mover` is null if the change was not a move.
 * A move that can be undone and an undo do not reset the time, and a move after which its player could undo it earns no increment: otherwise a player could gain
 * unlimited time. The same holds for a move whose next question belongs to the same turn (`continuesTurn`).
 */
export const clocksAfter = (
  { settings: { clock }, clocks: running, match: before, players }: Pick<StoredMatch, 'settings' | 'clocks' | 'match' | 'players'>,
  after: Match<GameTypes>,
  mover: Seat | null,
  continuesTurn: boolean,
  now: Millis,
): RunningClocks => {
  const left = timeLeftAt(running, before.asked, players, now)
  if (clock.type === 'none' || left === null) return null
  const isUndoable = after.undoable > before.undoable
  const keepsTime = mover === null || continuesTurn || isUndoable
  const earns = mover !== null && !continuesTurn && !(isUndoable && isAsked(after.asked, mover))
  return {
    since: now,
    left: left.map((time, seat) => {
      if (clock.type === 'bank') return seat === mover && earns ? time + clock.increment * 1000 : time
      const isNewQuestion = isAsked(after.asked, seat) && after.asked[seat] !== before.asked[seat]
      return isNewQuestion && !(keepsTime && isAsked(before.asked, seat)) ? fullTime(clock) : time
    }),
  }
}

/** When the match must be woken: the clock of an awaited person expires, or an awaited bot should have answered. Bots that rest set no deadline. */
export const deadlineOf = (
  running: RunningClocks,
  match: Match<GameTypes>,
  players: readonly Player[],
  areBotsAwake: boolean,
  now: Millis,
): Millis | null => {
  const times = match.asked.flatMap((question, seat) => {
    if (question === null) return []
    if (at(players, seat).bot !== null) return areBotsAwake ? [now + BOT_TIMEOUT] : []
    return running === null ? [] : [running.since + at(running.left, seat)]
  })
  return times.length === 0 ? null : Math.min(...times)
}

/** Awaited people whose time is up, the one that expired first at the front. */
export const seatsOutOfTime = (
  running: RunningClocks,
  { asked }: Match<GameTypes>,
  players: readonly Player[],
  now: Millis,
): readonly Seat[] => {
  if (running === null) return []
  const { left, since } = running
  return asked
    .flatMap((_, seat) => (isRunning(asked, players, seat) && since + at(left, seat) <= now ? [seat] : []))
    .toSorted((one, other) => at(left, one) - at(left, other))
}
