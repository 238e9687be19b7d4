/** What counts as activity at a table. */
import type { MatchWrite } from '@tortuga/room'

/** Moves that the clock alone has made are no activity: otherwise they would keep a table for ever that its players have forsaken. */
export const isByClock = (applied: MatchWrite['applied']): boolean =>
  applied.every(({ entry }) => entry.type === 'move' && entry.by === 'clock')
