/** Packs finished matches: entries become compressed chunks. Only the last entry stays a row, so that the match can be opened. */
import { setTimeout as pause } from 'node:timers/promises'
import { pack } from './pack-format.ts'
import { transactAndPublish } from './database.ts'
import type { SqlDatabase } from './database.ts'

/** Entries per chunk. One version is read by decompressing one chunk, and packing holds one chunk in memory. */
export const CHUNK_SIZE = 256

type Packer = {
  /** Queues a match for packing. */
  add(id: string): void
  /** Finishes the current chunk and stops; the next start finds what is left. */
  stop(): Promise<void>
  /** Resolves when all queued matches are packed. */
  settled(): Promise<void>
}

/**
 * Packs the entries from `first` on and deletes all of them but the last one of the match. Chunks begin at fixed versions, so a node that
 * packs the same match, or continues after a crash, makes the same ones. A match of one chunk is stored as release 0.1 does.
 */
const packChunk = async (sql: SqlDatabase, id: string, first: number, last: number): Promise<void> => {
  const end = Math.min(first + CHUNK_SIZE - 1, last)
  const entries = await sql.db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', id)
    .where('version', '>=', first)
    .where('version', '<=', end)
    .orderBy('version')
    .execute()
  if (entries.length !== end - first + 1) return // packed before
  const data = await pack(entries)
  await transactAndPublish(sql, async tx => {
    // compare-and-set: of two nodes that pack the last chunk, the second finds no row to update
    const marked = await tx
      .updateTable('matches')
      .set({ packing: Number(end < last) })
      .where('id', '=', id)
      .where('packing', '=', 1)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    const insertion =
      last < CHUNK_SIZE
        ? tx.insertInto('packs').values({ match: id, data })
        : tx.insertInto('pack_chunks').values({ match: id, first, data })
    await insertion.onConflict(conflict => conflict.doNothing()).execute()
    await tx
      .deleteFrom('entries')
      .where('match', '=', id)
      .where('version', '>=', first)
      .where('version', '<', Math.min(end + 1, last))
      .execute()
  })
}

/** `rest` pauses between chunks and returns false if the packer was stopped; the next start continues. */
const packMatch = async (sql: SqlDatabase, id: string, rest: () => Promise<boolean>): Promise<void> => {
  const match = await sql.db.selectFrom('matches').select('version').where('id', '=', id).where('packing', '=', 1).executeTakeFirst()
  if (match === undefined) return
  for (let first = 0; first <= match.version; first += CHUNK_SIZE) {
    if (first > 0 && !(await rest())) return
    await packChunk(sql, id, first, match.version)
  }
}

/** Finished matches that an earlier process did not pack before it ended. */
const findUnpacked = async ({ db }: SqlDatabase): Promise<readonly string[]> =>
  (await db.selectFrom('matches').select('id').where('packing', '=', 1).execute()).map(({ id }) => id)

/**
 * Packs one chunk at a time and pauses for as long as it worked, so that running matches have priority. It starts with matches left
 * by an earlier process. `onError` gets failures; such a match is retried at the next start.
 */
export const startPacker = (sql: SqlDatabase, onError: (error: unknown) => void): Packer => {
  const queue = new Set<string>()
  let running: Promise<void> | null = null
  let isStopped = false

  const loop = async (): Promise<void> => {
    let start = performance.now()
    const rest = async (): Promise<boolean> => {
      if (!isStopped) await pause(performance.now() - start)
      start = performance.now()
      return !isStopped
    }
    for (const id of queue) {
      if (isStopped) break
      queue.delete(id)
      await packMatch(sql, id, rest).catch(onError)
      if (queue.size > 0) await rest()
    }
    running = null
  }
  const add = (id: string): void => {
    if (isStopped) return
    queue.add(id)
    running ??= Promise.resolve().then(loop)
  }
  const resumed = findUnpacked(sql).then(ids => ids.forEach(add), onError)

  return {
    add,
    settled: async () => {
      await resumed
      await running
    },
    stop: async () => {
      isStopped = true
      await resumed
      await running
    },
  }
}
