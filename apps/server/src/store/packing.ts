/** A match that is over is packed: all its entries with their states, a line each, in one compressed piece. Only the last entry stays as a row, for opening. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntryRow } from './schema.ts'
import { change } from './sql.ts'
import type { Sql } from './sql.ts'

type Line = Omit<EntryRow, 'match'>

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** One state is much like the next: a window that holds many of them matters more than effort. */
const EFFORT = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }

const pack = (lines: readonly Line[]): Promise<Uint8Array> =>
  compress(lines.map(({ version, key, entry, events, state }) => JSON.stringify({ version, key, entry, events, state })).join('\n'), {
    params: EFFORT,
  })

/** The piece as lines; line n is version n. Each is parsed when it is asked for. */
export const unpack = async (
  data: Uint8Array,
): Promise<{ readonly count: number; line(version: number): Line | null; lines(): readonly Line[] }> => {
  const texts = (await decompress(data)).toString('utf8').split('\n')
  const parse = (text: string): Line => JSON.parse(text) as Line
  return {
    count: texts.length,
    line: version => {
      const text = texts[version]
      return text === undefined ? null : parse(text)
    },
    lines: () => texts.map(parse),
  }
}

export type Packer = {
  /** To be packed soon. */
  add(id: string): void
  /** Finishes the piece under way and starts no other; what is left is found again at the next start. */
  stop(): Promise<void>
  /** When everything is packed. */
  settled(): Promise<void>
}

const packMatch = async (sql: Sql, id: string): Promise<void> => {
  const lines = await sql.db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('version').execute()
  const last = lines.at(-1)
  if (last === undefined || lines.length !== last.version + 1) return
  const data = await pack(lines)
  await change(sql, async tx => {
    // whoever comes second meets no row that is still to be packed
    const marked = await tx.updateTable('matches').set({ packing: 0 }).where('id', '=', id).where('packing', '=', 1).executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    await tx.insertInto('packs').values({ match: id, data }).execute()
    await tx.deleteFrom('entries').where('match', '=', id).where('version', '<', last.version).execute()
  })
}

/** Matches that were over when a process ended before it could pack them. */
const findUnpacked = async ({ db }: Sql): Promise<readonly string[]> =>
  (await db.selectFrom('matches').select('id').where('packing', '=', 1).execute()).map(({ id }) => id)

/** Packs one match after the other, resting in between for as long as it worked, so that play comes first. It begins with what an earlier process has left. `failed` hears of what could not be packed; it is tried again at the next start. */
export const startPacker = (sql: Sql, failed: (error: unknown) => void): Packer => {
  const queue = new Set<string>()
  let running: Promise<void> | null = null
  let isStopped = false

  const loop = async (): Promise<void> => {
    for (const id of queue) {
      if (isStopped) break
      queue.delete(id)
      const start = performance.now()
      await packMatch(sql, id).catch(failed)
      if (!isStopped && queue.size > 0) await pause(performance.now() - start)
    }
    running = null
  }
  const add = (id: string): void => {
    if (isStopped) return
    queue.add(id)
    running ??= Promise.resolve().then(loop)
  }
  const resumed = findUnpacked(sql).then(ids => ids.forEach(add), failed)

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
