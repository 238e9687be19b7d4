/**
 * Who was seen when. Nobody minds if the last second of it is lost, so it is kept at hand and stored for all tables together: after a restart, and whenever
 * a node renews its presence, everybody is seen at once.
 */
import type { Millis, Seat } from '@tortuga/kit'
import { prepare, runAll, transact } from './sql.ts'
import type { Sql } from './sql.ts'

type Sighting = { readonly id: string; readonly seat: Seat; readonly at: Millis }

const STORED_AFTER: Millis = 1000
const LARGEST_BATCH = 1000

/** In one order on all nodes, so that two of them never wait for each other. */
const inOrder = (one: Sighting, other: Sighting): number => (one.id === other.id ? one.seat - other.seat : one.id < other.id ? -1 : 1)
const keyOf = ({ id, seat }: Pick<Sighting, 'id' | 'seat'>): string => `${seat}:${id}`

export type Seeing = {
  see(id: string, seat: Seat, at: Millis): Promise<void>
  /** When this seat was last seen here, where that is not stored yet. */
  find(id: string, seat: Seat): Millis | null
  settled(): Promise<void>
  stop(): Promise<void>
}

/** `failed` hears of what could not be stored; it is tried again. */
export const openSeeing = (sql: Sql, failed: (error: unknown) => void): Seeing => {
  const latest = new Map<string, Sighting>()
  let timer: NodeJS.Timeout | null = null
  let storing: Promise<void> = Promise.resolve()
  let isStopped = false

  const note = prepare((sighting: Sighting) =>
    sql.db
      .updateTable('seats')
      .set({ seen: sighting.at })
      .where('match', '=', sighting.id)
      .where('seat', '=', sighting.seat)
      .where('player', 'is not', null),
  )
  const storeSome = async (): Promise<void> => {
    const batch = [...latest.values()].slice(0, LARGEST_BATCH).toSorted(inOrder)
    if (batch.length === 0) return
    await transact(sql, tx => runAll(tx, batch.map(note)))
    for (const sighting of batch) if (latest.get(keyOf(sighting)) === sighting) latest.delete(keyOf(sighting))
    await storeSome()
  }
  const schedule = (): void => {
    if (!isStopped) timer ??= setTimeout(() => void store(), STORED_AFTER).unref()
  }
  const store = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    storing = storing.then(storeSome).catch((error: unknown) => {
      failed(error)
      schedule()
    })
    return storing
  }

  return {
    see: (id, seat, at) => {
      latest.set(keyOf({ id, seat }), { id, seat, at })
      schedule()
      return Promise.resolve()
    },
    find: (id, seat) => latest.get(keyOf({ id, seat }))?.at ?? null,
    settled: store,
    stop: () => {
      isStopped = true
      return store()
    },
  }
}
