/** Chapter 9 of the rulebook: points, the two ends, and the places. */
import { at, type Outcome, type Seat } from '@tortuga/kit'
import type { Making } from './making.ts'
import type { Captain, State } from './types.ts'

/** R1.7: points that end the match, by number of seats. */
const TARGETS: readonly number[] = [0, 0, 21, 18, 15]
export const targetFor = (seats: number): number => at(TARGETS, seats)

/** R9.3 */
export const pointsOf = (captains: readonly Captain[], seat: Seat): number => {
  let points = 0
  for (const captain of captains) if (captain.owner === seat) points += captain.value
  return points
}

/** R9.4: points first, then the number of captains, then the highest one; each weighs more than all that follow. */
const rankOf = (captains: readonly Captain[], seat: Seat): number => {
  const own = captains.filter(captain => captain.owner === seat)
  return pointsOf(captains, seat) * 100 + own.length * 10 + Math.max(0, ...own.map(captain => captain.value))
}

/** R9.5, R9.6: a place for each seat; equals share the better one. */
const resultOf = ({ captains, seats }: Pick<State, 'captains' | 'seats'>): Outcome => {
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(captains, seat))
  return {
    places: ranks.map(rank => 1 + ranks.filter(other => other > rank).length),
    scores: ranks.map((_, seat) => pointsOf(captains, seat)),
  }
}

export const outcome = (state: State): Outcome | null => (state.ending === null ? null : resultOf(state))

const end = (making: Making, reason: 'points' | 'clock'): void => {
  making.state.ending = reason
  const { places, scores } = resultOf(making.state)
  making.events.push({ type: 'ended', reason, places, scores })
}

/** R9.1: asked after sets alone, for points change nowhere else. */
export const endIfTargetReached = (making: Making, seat: Seat): void => {
  if (pointsOf(making.state.captains, seat) >= targetFor(making.state.seats)) end(making, 'points')
}

/** R9.2 */
export const endByClock = (making: Making): void => end(making, 'clock')
