/** Whom the bots of a match think for: those who sit there with them and have a line open on this node. */
import type { Asker } from './turns.ts'

export type Askers = ReturnType<typeof createAskers>

export const createAskers = () => {
  const byMatch = new Map<string, Set<NonNullable<Asker>>>()
  return {
    /** Somebody sits there, until the function that is given back is called. */
    sit: (id: string, asker: NonNullable<Asker>): (() => void) => {
      const sitting = byMatch.get(id) ?? new Set()
      byMatch.set(id, sitting.add(asker))
      return () => {
        sitting.delete(asker)
        if (sitting.size === 0 && byMatch.get(id) === sitting) byMatch.delete(id)
      }
    },
    /** Of several, the one who came first. */
    of: (id: string): Asker => {
      const [first = null] = byMatch.get(id) ?? []
      return first
    },
  }
}
