/** Remembers when a message arrived that could not be stored. Sent again, it counts from then: a failure of the store is not charged to the player's clock. */
import type { Millis } from '@tortuga/kit'
import type { ClientMessage } from '@tortuga/wire'

/** Messages that are remembered per room, oldest first. */
const MAX_KEPT = 100

type Arrival = { readonly text: string; readonly at: Millis }

export const createArrivals = () => {
  const kept = new Map<string, Arrival>()
  return {
    /** Called when the store has failed. Keeps the first arrival. */
    keep: (key: string, message: ClientMessage, at: Millis): void => {
      kept.set(key, { text: JSON.stringify(message), at })
      for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest)
    },
    /** The time that counts for a message: its first arrival, but not before `since`, when the clocks were last started. Another message under the same key counts from now. */
    firstOf: (key: string, message: ClientMessage, now: Millis, since: Millis | undefined): Millis => {
      const first = kept.get(key)
      kept.delete(key)
      return first !== undefined && first.text === JSON.stringify(message) ? Math.max(first.at, since ?? first.at) : now
    },
  }
}
