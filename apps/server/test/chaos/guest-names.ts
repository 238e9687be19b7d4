/** The names of guests tell which table of the run they opened. Nodes that share a database can take turns by them, which they could not by counting. */
import { REGISTRY } from '../../src/config/games.ts'

export const guestName = (table: number, person: number): string => `guest ${table}-${person}`

/** How many tables of the same game were opened before: the games take turns. */
export const turnOfGuest = (name: string): number => {
  const table = /^guest (\d+)-/.exec(name)?.[1]
  if (table === undefined) throw new Error(`${name} is no guest of a run`)
  return Math.floor(Number(table) / REGISTRY.length)
}
