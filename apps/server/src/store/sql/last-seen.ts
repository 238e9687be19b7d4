/**
 * Last-seen times of players. They are collected in memory and written in batches, because after a restart, and whenever a node renews
 * its presence, all players are marked at the same time. Losing the last second is harmless.
 */
import type { Millis, Seat } from '@tortuga/kit'
import { prepareQuery, runPipelined, transact } from './database.ts'
import type { SqlDatabase } from './database.ts'

type Sighting = { readonly id: string; readonly seat: Seat; readonly at: Millis }

const WRITE_DELAY: Millis = 1000
const MAX_BATCH = 1000

/** The same order on all nodes, so that two of them never deadlock. */
const bySeat = (one: Sighting, other: Sighting): number => (one.id === other.id ? one.seat - other.seat : one.id < other.id ? -1 : 1)
const keyOf = ({ id, seat }: Pick<Sighting, 'id' | 'seat'>): string => `${seat}:${id}`

type LastSeen = {
  see(id: string, seat: Seat, at: Millis): Promise<void>
  /** The last-seen time that is not written yet, or null. */
  find(id: string, seat: Seat): Millis | null
  settled(): Promise<void>
  stop(): Promise<void>
}

/** `onError` gets failed writes, which are retried. */
export const openLastSeen = (sql: SqlDatabase, onError: (error: unknown) => void): LastSeen => {
  const unwritten = new Map<string, Sighting>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  let isStopped = false

  const updateSeat = prepareQuery((sighting: Sighting) =>
    sql.db
      .updateTable('seats')
      .set({ seen: sighting.at })
      .where('match', '=', sighting.id)
      .where('seat', '=', sighting.seat)
      .where('player', 'is not', null),
  )
  const writeAll = async (): Promise<void> => {
    const batch = [...unwritten.values()].slice(0, MAX_BATCH).toSorted(bySeat)
    if (batch.length === 0) return
    await transact(sql, tx => runPipelined(tx, batch.map(updateSeat)))
    for (const sighting of batch) if (unwritten.get(keyOf(sighting)) === sighting) unwritten.delete(keyOf(sighting))
    await writeAll()
  }
  const schedule = (): void => {
    if (!isStopped) timer ??= setTimeout(() => void write(), WRITE_DELAY).unref()
  }
  const write = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(writeAll).catch((error: unknown) => {
      onError(error)
      schedule()
    })
    return writing
  }

  return {
    see: (id, seat, at) => {
      unwritten.set(keyOf({ id, seat }), { id, seat, at })
      schedule()
      return Promise.resolve()
    },
    find: (id, seat) => unwritten.get(keyOf({ id, seat }))?.at ?? null,
    settled: write,
    stop: () => {
      isStopped = true
      return write()
    },
  }
}
