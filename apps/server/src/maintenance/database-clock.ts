/**
 * The time that all nodes agree on: the database's time, kept as an offset from this machine's monotonic clock. It never goes back: if
 * somebody sets the clock of the machine or of the database back, deadlines would move away and players' clocks would stand still.
 */
import type { Millis } from '@tortuga/kit'

type DatabaseClock = {
  readonly now: () => Millis
  readonly measure: () => Promise<void>
  /** Moves the time forward, to that of other nodes or of an earlier start. */
  readonly advance: (by: Millis) => void
}

/** A smaller difference is an error of the measurement, not a clock that somebody set. */
const SMALLEST_STEP: Millis = 1000

/** A slower round trip measures worse than the offset that is known: the database was busy or just restarting. */
const MAX_ROUND_TRIP: Millis = 500

const monotonicNow = (): Millis => Math.round(performance.timeOrigin + performance.now())

/** Round trips of one measurement: at least as many as the first number; up to the second while all are slow. */
const SAMPLES = [3, 9] as const

/** `measure` uses the fastest of several round trips, because the error is at most half of the round trip. `onStepBack` is told once how far the database's clock was set back. */
export const createDatabaseClock = (
  databaseNow: () => Promise<Millis>,
  onStepBack: (by: Millis) => void = () => {},
  machineNow: () => Millis = monotonicNow,
): DatabaseClock => {
  let offset: Millis | null = null
  /** How far off the measured offset may be. */
  let uncertainty: Millis = 0
  let behind: Millis = 0
  const sample = async (): Promise<{ readonly roundTrip: Millis; readonly offset: Millis }> => {
    const before = machineNow()
    const there = await databaseNow()
    const after = machineNow()
    return { roundTrip: after - before, offset: Math.round(there - (before + after) / 2) }
  }
  const fastestSample = async (): ReturnType<typeof sample> => {
    const [least, most] = SAMPLES
    let fastest = await sample()
    for (let taken = 1; taken < least || (taken < most && fastest.roundTrip > MAX_ROUND_TRIP); taken += 1) {
      const next = await sample()
      if (next.roundTrip < fastest.roundTrip) fastest = next
    }
    return fastest
  }
  return {
    now: () => machineNow() + (offset ?? 0),
    measure: async () => {
      const best = await fastestSample()
      if (offset !== null && best.roundTrip > MAX_ROUND_TRIP) return
      const stepBack = offset === null ? 0 : offset - best.offset
      if (stepBack < SMALLEST_STEP + uncertainty) {
        offset = best.offset
        uncertainty = best.roundTrip / 2
        behind = 0
        return
      }
      if (Math.abs(stepBack - behind) >= SMALLEST_STEP) onStepBack(stepBack)
      behind = stepBack
    },
    advance: by => {
      offset = (offset ?? 0) + by
      uncertainty = 0
      behind = by // known already: `measure` need not tell again
    },
  }
}
