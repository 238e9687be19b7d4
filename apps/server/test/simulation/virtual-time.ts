/** Simulated time: events run one after the other in the order of their times, and time passes only between them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'

type TimedEvent = { readonly at: Millis; readonly order: number; readonly act: () => void; isCancelled: boolean }

export type VirtualTime = ReturnType<typeof createVirtualTime>

const START: Millis = 1_700_000_000_000

/** `isBusy` tells whether real promises, for example of the store, are still pending: the next event waits for them. */
export const createVirtualTime = (isBusy: () => boolean) => {
  let now = START
  let order = 0
  /** A binary heap, earliest first. */
  const heap: TimedEvent[] = []
  const isBefore = (one: TimedEvent, other: TimedEvent): boolean => one.at < other.at || (one.at === other.at && one.order < other.order)

  const push = (event: TimedEvent): void => {
    let index = heap.push(event) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      const [child, above] = [heap[index], heap[parent]]
      if (child === undefined || above === undefined || !isBefore(child, above)) return
      heap[index] = above
      heap[parent] = child
      index = parent
    }
  }
  const pop = (): TimedEvent | undefined => {
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first
    heap[0] = last
    for (let index = 0; ;) {
      let least = index
      for (const child of [2 * index + 1, 2 * index + 2]) {
        const [one, other] = [heap[child], heap[least]]
        if (one !== undefined && other !== undefined && isBefore(one, other)) least = child
      }
      const [one, other] = [heap[index], heap[least]]
      if (least === index || one === undefined || other === undefined) return first
      heap[index] = other
      heap[least] = one
      index = least
    }
  }

  return {
    now: (): Millis => now,
    /** Calls `act` after the delay; returns a function that cancels it. */
    after: (delay: Millis, act: () => void): (() => void) => {
      const event: TimedEvent = { at: now + Math.max(0, delay), order: (order += 1), act, isCancelled: false }
      push(event)
      return () => {
        event.isCancelled = true
      }
    },
    /** Runs all events up to this time. After each one, everything that it has resolved runs to its end. Returns how many there were. */
    runUntil: async (end: Millis, isStopped: () => boolean): Promise<number> => {
      let count = 0
      for (let next = heap[0]; next !== undefined && next.at <= end && !isStopped(); next = heap[0]) {
        pop()
        if (next.isCancelled) continue
        now = Math.max(now, next.at)
        next.act()
        count += 1
        do await nextTurn()
        while (isBusy())
      }
      now = Math.max(now, end)
      return count
    },
  }
}
