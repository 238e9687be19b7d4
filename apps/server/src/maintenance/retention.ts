/** Retention: closes idle tables, deletes old finished matches and forgets players who never return, in small batches with pauses between them. */
import type { Millis } from '@tortuga/kit'
import type { Rooms } from '@tortuga/room'
import type { Logger } from 'pino'
import { setTimeout as pause } from 'node:timers/promises'
import type { Limits } from '../config/limits.ts'
import type { Store } from '../store/port/store.ts'

const DAY: Millis = 86_400_000
const BATCH = 50
/** Maximum batches per run; the next run goes on. */
const MAX_BATCHES = 100
/** Between two batches, so that players' writes do not wait behind a long clean-up. */
const PAUSE: Millis = 20

export type RetentionLimits = Pick<Limits, 'idleDays' | 'finishedDays' | 'guestDays' | 'visitorDays'>

export const createRetention = (
  { store, rooms, now }: { readonly store: Store; readonly rooms: Rooms; readonly now: () => Millis },
  { idleDays, finishedDays, guestDays, visitorDays }: RetentionLimits,
  log: Logger,
) => {
  const stopping = new AbortController()

  /** Returns how many rows `act` has changed. Ends early if a batch has only rows that were tried before: an idle match of newer rules stays as it is. */
  const inBatches = async <A>(
    list: (limit: number) => Promise<readonly A[]>,
    idOf: (row: A) => string,
    act: (row: A) => Promise<boolean>,
  ): Promise<number> => {
    const tried = new Set<string>()
    let changed = 0
    for (let batch = 0; batch < MAX_BATCHES && !stopping.signal.aborted; batch += 1) {
      const rows = await list(BATCH)
      const fresh = rows.filter(row => !tried.has(idOf(row)))
      for (const row of fresh) {
        tried.add(idOf(row))
        if (await act(row)) changed += 1
      }
      if (fresh.length === 0) break
      await pause(PAUSE)
    }
    return changed
  }

  return {
    closeIdleTables: async (): Promise<void> => {
      const before = now() - idleDays * DAY
      const tables = await inBatches(
        limit => store.listIdle(before, limit),
        ({ id }) => id,
        async ({ id, status }) => {
          if (status === 'waiting') return store.removeTable(id)
          await rooms.abandon(id).catch((error: unknown) => log.error({ err: error, match: id }, 'an idle match could not be closed'))
          return true
        },
      )
      if (tables > 0) log.info({ tables }, 'closed idle tables')
    },
    /** Finished matches stay unless the host has set a retention. */
    deleteFinished: async (): Promise<void> => {
      if (finishedDays === null) return
      const before = now() - finishedDays * DAY
      const matches = await inBatches(
        limit => store.listFinished(before, limit),
        id => id,
        store.deleteMatch,
      )
      if (matches > 0) log.info({ matches }, 'deleted finished matches')
    },
    /** Players with an open connection count as seen, also if they send no requests. */
    forgetGuests: async (): Promise<void> => {
      await store.seeDevices([...rooms.devices()], now())
      const forget = async (who: 'all' | 'visitors', before: Millis): Promise<void> => {
        const guests = await inBatches(
          limit => store.listInactive(before, limit, who),
          id => id,
          id => store.forgetInactive(id, before, who),
        )
        if (guests > 0) log.info({ guests, who }, 'forgot players who did not return')
      }
      await forget('all', now() - guestDays * DAY)
      await forget('visitors', now() - visitorDays * DAY)
    },
    /** Ends a run under way after its current batch. */
    stop: (): void => stopping.abort(),
  }
}
