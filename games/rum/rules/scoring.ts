/** Chapter 9 of the rulebook: points, the two ways a match ends, and the places. */
import { at, type Outcome, type Seat } from '@tortuga/kit'
import type { StepDraft } from './step.ts'
import type { CaptainState, RumEnding, State } from './data/types.ts'

/** R1.7: the points that win, by number of players. */
const TARGETS: readonly number[] = [0, 0, 21, 18, 15]
export const targetFor = (seats: number): number => at(TARGETS, seats)

/** R9.3 */
export const pointsOf = (captains: readonly CaptainState[], seat: Seat): number => {
  let points = 0
  for (const captain of captains) if (captain.owner === seat) points += captain.value
  return points
}

/** R9.4: one number that orders players by points, then number of captains, then highest captain. Each part outweighs the parts after it. */
const rankOf = (captains: readonly CaptainState[], seat: Seat): number => {
  const own = captains.filter(captain => captain.owner === seat)
  return pointsOf(captains, seat) * 100 + own.length * 10 + Math.max(0, ...own.map(captain => captain.value))
}

/** R9.5, R9.6: the points and the place of each seat; equal players share the better place. */
export const resultOf = ({ captains, seats }: Pick<State, 'captains' | 'seats'>): Outcome => {
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(captains, seat))
  return {
    places: ranks.map(rank => 1 + ranks.filter(other => other > rank).length),
    scores: ranks.map((_, seat) => pointsOf(captains, seat)),
  }
}

export const outcome = (state: State): Outcome | null => (state.ending === null ? null : resultOf(state))

const NO_TASKS: readonly never[] = []

/** R3.6: the match stops at this step, so nothing is left to do. */
const end = (step: StepDraft, reason: RumEnding): void => {
  step.state.ending = reason
  step.state.agenda = NO_TASKS
  const { places, scores } = resultOf(step.state)
  step.events.push({ type: 'ended', reason, places, scores })
}

/** R9.1: called after sets only, because points change nowhere else. */
export const endIfTargetReached = (step: StepDraft, seat: Seat): void => {
  if (pointsOf(step.state.captains, seat) >= targetFor(step.state.seats)) end(step, 'points')
}

/** R9.2 */
export const endByClock = (step: StepDraft): void => end(step, 'clock')
