/** Reads entries of a match, from their rows or from the packs of a finished match. */
import type { Step, GameTypes } from '@tortuga/kit'
import { eventsSchema, parseJson } from '@tortuga/wire'
import type { Kysely } from 'kysely'
import { parseState, referredVersion } from './transactions/guard.ts'
import { createLimiter } from './transactions/limiter.ts'
import { findInPack, unpack } from './pack-format.ts'
import type { PackedEntry } from './pack-format.ts'
import type { DatabaseSchema, EntryRow } from './schema/schema.ts'

/** Maximum packs that are decompressed at once: each takes some megabytes. */
const MAX_UNPACKING = 2

export const createEntryReader = (db: Kysely<DatabaseSchema>) => {
  const limit = createLimiter(MAX_UNPACKING)

  /** The chunk that contains the version, or would contain it. */
  const readChunk = (id: string, version: number) =>
    db
      .selectFrom('pack_chunks')
      .select(['first', 'data'])
      .where('match', '=', id)
      .where('first', '<=', version)
      .orderBy('first', 'desc')
      .limit(1)
      .executeTakeFirst()
  const readWhole = (id: string) => db.selectFrom('packs').select('data').where('match', '=', id).executeTakeFirst()

  /** Entries from one pack, beginning with version `from`; none if no pack has it. */
  const readPiece = (id: string, from: number, to: number): Promise<readonly PackedEntry[]> =>
    limit(async () => {
      const chunk = await readChunk(id, from)
      const inChunk = chunk === undefined ? [] : await unpack(chunk.data, from - chunk.first, to - chunk.first)
      if (inChunk.length > 0) return inChunk
      const whole = await readWhole(id)
      return whole === undefined ? [] : unpack(whole.data, from, to)
    })

  const readPacked = async (id: string, from: number, to: number): Promise<readonly Omit<PackedEntry, 'state'>[]> => {
    const entries: Omit<PackedEntry, 'state'>[] = []
    while (from <= to) {
      const piece = await readPiece(id, from, to)
      if (piece.length === 0) break
      for (const { state: _, ...entry } of piece) entries.push(entry)
      from += piece.length
    }
    return entries
  }

  const readStep = async (id: string, version: number): Promise<Pick<EntryRow, 'events' | 'state'> | undefined> =>
    (await db
      .selectFrom('entries')
      .select(['events', 'state'])
      .where('match', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()) ?? (await readPiece(id, version, version))[0]

  /** The state that a stored text contains or refers to. */
  const resolveState = async (id: string, text: string): Promise<unknown> => {
    const version = referredVersion(text)
    if (version === null) return parseState(text)
    const step = await readStep(id, version)
    if (step === undefined) throw new Error(`version ${version} of ${id} is missing, which a later one refers to`)
    return parseState(step.state)
  }

  return {
    resolveState,
    readStep: async (id: string, version: number): Promise<Step<GameTypes> | null> => {
      const row = await readStep(id, version)
      return row === undefined ? null : { state: await resolveState(id, row.state), events: parseJson(eventsSchema, row.events) }
    },

    /** Entries with versions after < version <= last, without states. */
    readBetween: async (id: string, after: number, last: number): Promise<readonly Omit<PackedEntry, 'state'>[]> => {
      if (after >= last) return []
      const rows = await db
        .selectFrom('entries')
        .select(['version', 'key', 'entry', 'events'])
        .where('match', '=', id)
        .where('version', '>', after)
        .where('version', '<=', last)
        .orderBy('version')
        .execute()
      // Packing moves the oldest entries first, each group in one transaction, so the packs have all entries before the first row.
      const packed = await readPacked(id, after + 1, rows[0] === undefined ? last : rows[0].version - 1)
      return [...packed, ...rows]
    },

    /** The version stored under an idempotency key. In the packs of a finished match only the last entries are searched: a client repeats no older move. */
    findAnswer: async (id: string, key: string): Promise<number | null> => {
      const row = await db.selectFrom('entries').select('version').where('match', '=', id).where('key', '=', key).executeTakeFirst()
      if (row !== undefined) return row.version
      const search = (pack: { readonly data: Uint8Array } | undefined) => (pack === undefined ? null : findInPack(pack.data, key))
      const firsts = await db.selectFrom('pack_chunks').select('first').where('match', '=', id).orderBy('first', 'desc').limit(2).execute()
      for (const { first } of firsts) {
        const found = await limit(async () => search(await readChunk(id, first)))
        if (found !== null) return found.version
      }
      return (await limit(async () => search(await readWhole(id))))?.version ?? null
    },
  }
}
