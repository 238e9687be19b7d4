/** Bots that the opener of a table seats, and their names. */
import type { Occupant } from '../store/port/store.ts'

/** The names of bots are the same in every language. */
const BOT_NAMES = ['Bonny', 'Rackham', 'Read', 'Kidd', 'Teach', 'Vane', 'Roberts', 'Avery']

/** A bot with the first name that nobody at the table has. */
export const botOccupant = (level: string, others: readonly (Occupant | null)[]): Occupant => {
  const isFree = (name: string): boolean => !others.some(occupant => occupant?.name === name)
  const name = BOT_NAMES.find(isFree) ?? `Bot ${others.findIndex(occupant => occupant === null) + 1}`
  return { player: null, name, bot: level, contribution: '', ready: true }
}
