/** Whom a player does not want to hear: read when a line opens, and kept up to date for as long as one is open here. */
import type { Guests } from '../store/store.ts'

type Held = { readonly others: Set<string>; lines: number }

export type Blocks = ReturnType<typeof createBlocks>

export const createBlocks = (store: Guests) => {
  const held = new Map<string, Held>()
  const NOBODY: ReadonlySet<string> = new Set()

  return {
    read: (guest: string | null): Promise<readonly string[]> => (guest === null ? Promise.resolve([]) : store.blockedBy(guest)),
    /** The living set of one player, from what was just read, until it is released. Somebody without a name blocks nobody. */
    hold: (guest: string | null, stored: readonly string[]): { readonly others: ReadonlySet<string>; readonly release: () => void } => {
      if (guest === null) return { others: NOBODY, release: () => {} }
      const entry = held.get(guest) ?? { others: new Set(stored), lines: 0 }
      held.set(guest, entry)
      entry.lines += 1
      return {
        others: entry.others,
        release: () => {
          entry.lines -= 1
          if (entry.lines === 0 && held.get(guest) === entry) held.delete(guest)
        },
      }
    },
    set: async (guest: string, other: string, isBlocked: boolean): Promise<void> => {
      await store.setBlocked(guest, other, isBlocked)
      const others = held.get(guest)?.others
      if (isBlocked) others?.add(other)
      else others?.delete(other)
    },
  }
}
