/** The players that each player has blocked: read when a socket opens, and kept up to date in memory while the player is connected to this node. */
import type { BlockedPlayers } from '../context/server-context.ts'
import type { GuestStore } from '../store/port/store.ts'

type ConnectedPlayer = { readonly others: Set<string>; sockets: number }

export const createBlockedPlayers = (store: GuestStore): BlockedPlayers => {
  const connected = new Map<string, ConnectedPlayer>()
  const NOBODY: ReadonlySet<string> = new Set()

  return {
    read: guest => (guest === null ? Promise.resolve([]) : store.blockedBy(guest)),
    /** All sockets of a player share one set, which `set` changes; the last release drops it. Visitors without a name block nobody. */
    hold: (guest, stored) => {
      if (guest === null) return { others: NOBODY, release: () => {} }
      const player = connected.get(guest) ?? { others: new Set(stored), sockets: 0 }
      connected.set(guest, player)
      player.sockets += 1
      return {
        others: player.others,
        release: () => {
          player.sockets -= 1
          if (player.sockets === 0 && connected.get(guest) === player) connected.delete(guest)
        },
      }
    },
    set: async (guest, other, match, isBlocked) => {
      await store.setBlocked(guest, other, match, isBlocked)
      const others = connected.get(guest)?.others
      if (isBlocked) others?.add(other)
      else others?.delete(other)
    },
  }
}
