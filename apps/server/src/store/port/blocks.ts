/** Until when a player's chat is hidden at a table, from the blocks that hold and the tables where blocks were made. */
import type { Millis } from '@tortuga/kit'
import type { BlockedUntil } from './store.ts'

/** A table where a player was blocked; `until` is null while the block holds there. */
export type BlockPlace = { readonly match: string; readonly other: string; readonly until: Millis | null }

/** Where a block ended counts only at its own table while the same player is blocked at another one. */
export const blockedUntil = (blocked: ReadonlySet<string>, places: readonly BlockPlace[], match: string): BlockedUntil => {
  const until = new Map<string, Millis>([...blocked].map(other => [other, Infinity]))
  for (const { other, until: end } of places)
    if (end !== null && !blocked.has(other)) until.set(other, Math.max(end, until.get(other) ?? 0))
  for (const place of places) if (place.match === match && place.until !== null) until.set(place.other, place.until)
  return until
}
