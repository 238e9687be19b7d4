/** The players that each player has blocked: read when a socket opens, and kept up to date in memory while the player is connected to this node. */
import type { Millis } from '@tortuga/kit'
import type { BlockedPlayers } from '../context/server-context.ts'
import type { BlockedUntil, GuestStore } from '../store/port/store.ts'

/** A player at one table, with all sockets there. */
type Visitor = { readonly guest: string; readonly match: string; readonly others: Map<string, Millis>; sockets: number }

const NOBODY: BlockedUntil = new Map()

export const createBlockedPlayers = (store: GuestStore): BlockedPlayers => {
  const visitors = new Map<string, Visitor>()

  return {
    read: (guest, match) => (guest === null ? Promise.resolve(NOBODY) : store.blockedBy(guest, match)),
    /** All sockets of a player at a table share one map, which `set` changes; the last release drops it. Visitors without a name block nobody. */
    hold: (guest, match, stored) => {
      if (guest === null) return { others: NOBODY, release: () => {} }
      const key = `${guest} ${match}`
      const visitor = visitors.get(key) ?? { guest, match, others: new Map(stored), sockets: 0 }
      visitors.set(key, visitor)
      visitor.sockets += 1
      return {
        others: visitor.others,
        release: () => {
          visitor.sockets -= 1
          if (visitor.sockets === 0) visitors.delete(key)
        },
      }
    },
    set: async (guest, other, match, isBlocked) => {
      await store.setBlocked(guest, other, match, isBlocked)
      for (const visitor of visitors.values()) {
        if (visitor.guest !== guest) continue
        const until = (await store.blockedBy(guest, visitor.match)).get(other)
        if (until !== undefined) visitor.others.set(other, until)
      }
    },
  }
}
