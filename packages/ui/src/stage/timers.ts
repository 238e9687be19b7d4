/** Timers that tests can replace. */

/** Schedules a call and returns a function that cancels it. */
export type Timers = { after(ms: number, call: () => void): () => void }

/** Timers in real time. */
export const TIMERS: Timers = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
