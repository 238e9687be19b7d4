/** What a SQLite store writes to its file: no states for votes, finished matches in chunks of limited size, packs of release 0.1. */
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tools/temporary.ts'
import { openStore } from '../open-store.ts'
import { pack } from '../sql/pack-format.ts'
import type { PackedEntry } from '../sql/pack-format.ts'
import { CHUNK_SIZE } from '../sql/packing.ts'
import { beginTable, lastWrite, playLong, playTo, stateOf, unchangedAt, writeOf } from './sample-data.ts'
import { queryFile, recordQueries } from './sqlite-queries.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder('store')
})
const query = (text: string, ...values: readonly (string | Uint8Array)[]) => queryFile(join(folder, 'tortuga.sqlite'), text, ...values)
const countRows = (table: string) => query(`select count(*) as count from ${table}`)[0]?.['count']
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

describe('states', () => {
  it('are not stored for votes, unless 0.1.0 could play the match on', async () => {
    const store = await openStore({ dataFolder: folder })
    const vote = unchangedAt(1, { type: 'vote', at: 0, seat: 1, agree: false })
    const sizes = async (rules: number) => {
      const table = await beginTable(store)
      const next = (expected: number) => ({ ...writeOf(table, expected).next, rules })
      await store.append(writeOf(table, 0, { next: next(0) }))
      for (const expected of [1, 2]) await store.append(writeOf(table, expected, { applied: [vote], next: next(expected) }))
      return query(`select length(state) as size from entries where match = '${table.id}' order by version`).map(({ size }) => Number(size))
    }
    const [, moved = 0, ...votes] = await sizes(2)
    expect(votes.every(size => size < 30 && size < moved)).toBe(true)
    const [, movedBefore, ...votesBefore] = await sizes(1)
    expect(votesBefore).toEqual([movedBefore, movedBefore])
    await store.close()
  })
})

describe('packing', () => {
  it('handles a long match in pieces of one chunk, in writing and in reading', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const length = 4 * CHUNK_SIZE
    await playLong(store, table, length)
    const packing = recordQueries()
    await store.append(lastWrite(table, length))
    await store.settled()
    expect(Math.max(...packing.stop().map(({ rows }) => rows))).toBe(CHUNK_SIZE)
    expect([countRows('pack_chunks'), countRows('packs'), countRows('entries')]).toEqual([5, 0, 1])
    const reading = recordQueries()
    await store.stepAt(table.id, CHUNK_SIZE + 1)
    expect(reading.stop().filter(({ text, rows }) => text.includes('pack') && rows > 0)).toHaveLength(1)
    await store.close()
  })

  it('searches only the last chunks for a repeated move', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const length = 4 * CHUNK_SIZE
    await playLong(store, table, length)
    await store.append(lastWrite(table, length))
    await store.settled()
    const reading = recordQueries()
    const last = `1:m${length + 1}`
    expect(await Promise.all(['unknown', '1:m1', last].map(key => store.findByKey(table.id, key)))).toEqual([null, null, length + 1])
    expect(reading.stop().filter(({ text, rows }) => text.includes('"data"') && rows > 0)).toHaveLength(5)
    await store.close()
  })

  it('continues a match that was partly packed when the process ended', async () => {
    const first = await openStore({ dataFolder: folder })
    const table = await beginTable(first)
    const length = 2 * CHUNK_SIZE + 1
    await playLong(first, table, length)
    const rows = query(`select version, key, entry, events, state from entries where version < ${CHUNK_SIZE} order by version`)
    query('insert into pack_chunks (match, first, data) values (?, 0, ?) returning first', table.id, await pack(rows as PackedEntry[]))
    query(`delete from entries where version < ${CHUNK_SIZE} returning version`)
    query('update matches set packing = 1 returning id')
    expect((await first.entriesBetween(table.id, 0, 9999)).map(({ version }) => version)).toEqual(upTo(length))
    await first.close()
    const second = await openStore({ dataFolder: folder })
    await second.settled()
    expect([countRows('pack_chunks'), countRows('entries')]).toEqual([3, 1])
    expect(query('select packing from matches')).toEqual([{ packing: 0 }])
    expect((await second.entriesBetween(table.id, 0, 9999)).map(({ version }) => version)).toEqual(upTo(length))
    await second.close()
  })

  it('can read a pack of 0.1.0 that is longer than a chunk', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const length = CHUNK_SIZE + 50
    await playLong(store, table, length)
    const rows = query('select version, key, entry, events, state from entries order by version')
    query('insert into packs (match, data) values (?, ?) returning match', table.id, await pack(rows as PackedEntry[]))
    query(`delete from entries where version < ${length} returning version`)
    expect((await store.entriesBetween(table.id, 0, length)).map(({ version }) => version)).toEqual(upTo(length))
    for (const version of [0, CHUNK_SIZE + 7]) expect((await store.stepAt(table.id, version))?.state).toEqual(stateOf(version))
    expect(await store.findByKey(table.id, '1:m1')).toBe(1)
    await store.close()
  })

  it('is left to the server by a store that is opened beside it', async () => {
    const server = await openStore({ dataFolder: folder })
    const [over, ending] = [await beginTable(server), await beginTable(server)]
    await playTo(server, over, 3)
    query(`update matches set packing = 1 where id = '${over.id}' returning id`)
    const admin = await openStore({ dataFolder: folder, isShared: true })
    await admin.append(lastWrite(ending, 0))
    await admin.settled()
    await admin.close()
    expect([countRows('packs'), countRows('pack_chunks'), countRows('matches where packing = 1')]).toEqual([0, 0, 2])
    await server.close()
  })
})
