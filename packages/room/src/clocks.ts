/** The table's clocks, as numbers: who has how much time left, and when somebody must look. Every awaited seat's clock runs. */
import { at } from '@tortuga/kit'
import type { Clock, GameTypes, Match, Millis, Player, Seat } from '@tortuga/kit'
import type { Running } from './ports.ts'

/** How long a bot may be silent before another node has it think again. */
export const BOT_PATIENCE: Millis = 20_000

const isAsked = (asked: Match<GameTypes>['asked'], seat: Seat): boolean => (asked[seat] ?? null) !== null

const fullTime = (clock: Exclude<Clock, { type: 'none' }>): Millis => clock.seconds * 1000

/** The clocks of a match that begins now. */
export const startClocks = (clock: Clock, seats: number, now: Millis): Running =>
  clock.type === 'none' ? null : { left: Array.from({ length: seats }, () => fullTime(clock)), since: now }

/** The time left by seat at this moment: what ran since they last started is taken off those who are awaited. */
export const leftAt = (running: Running, asked: Match<GameTypes>['asked'], now: Millis): readonly Millis[] | null =>
  running === null
    ? null
    : running.left.map((left, seat) => (isAsked(asked, seat) ? Math.max(0, left - Math.max(0, now - running.since)) : left))

/**
 * The clocks after a change: an answer earns the increment, and a new question of a clock per move gives the time anew. `answered` is null where nobody moved.
 * Whoever only shuffles about (a quiet move, an undo) is still at the same question for the clock: else time could be had without end.
 */
export const clocksAfter = (
  clock: Clock,
  running: Running,
  before: Match<GameTypes>,
  after: Match<GameTypes>,
  answered: Seat | null,
  now: Millis,
): Running => {
  const left = leftAt(running, before.asked, now)
  if (clock.type === 'none' || left === null) return null
  const isPaused = answered === null || after.undoable > before.undoable
  return {
    since: now,
    left: left.map((time, seat) => {
      if (clock.type === 'bank') return seat === answered ? time + clock.increment * 1000 : time
      const isAnew = isAsked(after.asked, seat) && after.asked[seat] !== before.asked[seat]
      return isAnew && !(isPaused && isAsked(before.asked, seat)) ? fullTime(clock) : time
    }),
  }
}

/** When somebody must look again: the first awaited clock runs out, or an awaited bot should have answered. */
export const deadlineOf = (running: Running, match: Match<GameTypes>, players: readonly Player[], now: Millis): Millis | null => {
  const times = match.asked.flatMap((question, seat) => {
    if (question === null) return []
    const bot = at(players, seat).bot === null ? [] : [now + BOT_PATIENCE]
    return running === null ? bot : [...bot, running.since + at(running.left, seat)]
  })
  return times.length === 0 ? null : Math.min(...times)
}

/** Awaited seats whose time is up, the longest over first. */
export const seatsOutOfTime = (running: Running, match: Match<GameTypes>, now: Millis): readonly Seat[] => {
  if (running === null) return []
  const { left, since } = running
  return match.asked
    .flatMap((question, seat) => (question !== null && since + at(left, seat) <= now ? [seat] : []))
    .toSorted((one, other) => at(left, one) - at(left, other))
}
