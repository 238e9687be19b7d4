/** Who is at the table now and what they draft: seen on this node, heard of from the others. Never stored. */
import { upTo } from '@tortuga/kit'
import type { Millis, Seat } from '@tortuga/kit'
import type { News } from './ports.ts'
import type { Here } from './wire.ts'

/** What was heard of another node is forgotten after this long without news. */
const PRESENCE_LASTS: Millis = 60_000

type Elsewhere = { readonly here: readonly Here[]; readonly watching: number; readonly heard: Millis }

/** Presence at one table, seen from one node. */
export const createPresence = (id: string, node: string) => {
  const drafts = new Map<Seat, unknown>()
  const elsewhere = new Map<string, Elsewhere>()

  const hereLocally = (seats: number, sitting: ReadonlySet<Seat>): readonly Here[] =>
    upTo(seats).map(seat => ({ here: sitting.has(seat), draft: sitting.has(seat) ? (drafts.get(seat) ?? null) : null }))

  return {
    setDraft: (seat: Seat, draft: unknown): void => {
      if (draft === null) drafts.delete(seat)
      else drafts.set(seat, draft)
    },
    /** An answered question leaves nothing half made. */
    clearDraft: (seat: Seat): void => {
      drafts.delete(seat)
      for (const [other, { here, watching, heard }] of elsewhere)
        elsewhere.set(other, { here: here.map((one, chair) => (chair === seat ? { ...one, draft: null } : one)), watching, heard })
    },
    hear: (news: News & { type: 'here' }, now: Millis): void => {
      elsewhere.set(news.node, { here: news.here, watching: news.watching, heard: now })
    },
    /** What this node tells the others. */
    news: (seats: number, sitting: ReadonlySet<Seat>, watching: number): News => ({
      type: 'here',
      id,
      node,
      here: hereLocally(seats, sitting),
      watching,
    }),
    /** All nodes together. */
    together: (
      seats: number,
      sitting: ReadonlySet<Seat>,
      watching: number,
      now: Millis,
    ): { readonly seats: readonly Here[]; readonly watching: number } => {
      for (const [other, { heard }] of elsewhere) if (now - heard > PRESENCE_LASTS) elsewhere.delete(other)
      const others = [...elsewhere.values()]
      return {
        seats: hereLocally(seats, sitting).map((local, seat) => ({
          here: local.here || others.some(({ here }) => here[seat]?.here === true),
          draft: local.draft ?? others.map(({ here }) => here[seat]?.draft ?? null).find(draft => draft !== null) ?? null,
        })),
        watching: others.reduce((sum, other) => sum + other.watching, watching),
      }
    },
  }
}
