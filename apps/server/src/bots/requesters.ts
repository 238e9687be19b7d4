/** The players whose turns in the fair queue the bots of a match use: people seated at the match and connected to this node. */
import type { Requester } from './fair-queue.ts'

export type Requesters = ReturnType<typeof createRequesters>

export const createRequesters = () => {
  const byMatch = new Map<string, Set<NonNullable<Requester>>>()
  return {
    /** Adds a seated player; the returned function removes the player again. */
    add: (id: string, requester: NonNullable<Requester>): (() => void) => {
      const seated = byMatch.get(id) ?? new Set()
      byMatch.set(id, seated.add(requester))
      return () => {
        seated.delete(requester)
        if (seated.size === 0 && byMatch.get(id) === seated) byMatch.delete(id)
      }
    },
    /** The player who connected first, or null. */
    firstOf: (id: string): Requester => {
      const [first = null] = byMatch.get(id) ?? []
      return first
    },
  }
}
