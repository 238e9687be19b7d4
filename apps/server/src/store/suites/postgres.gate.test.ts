/** The PostgreSQL store passes the store contract, and the tests of several nodes: one writer wins, all nodes get the notices, lost connections recover. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../../../../tools/postgres.ts'
import type { TestPostgres } from '../../../../../tools/postgres.ts'
import { openStore } from '../open-store.ts'
import { describeStore } from './store-suite.ts'
import { beginTable, recordNews, lastWrite, playTo, writeOf } from './sample-data.ts'
import { expectAllStored, startWriter } from '../../../test/store-writer-process.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const openNodes = async (url: string, now?: () => number) => {
  const [store, other] = await Promise.all([0, 1].map(() => openStore({ url, ...(now && { now }) })))
  if (store === undefined || other === undefined) throw new Error('expected two stores')
  const close = async (): Promise<void> => {
    await store.close()
    await other.close()
  }
  return { store, other, close }
}

describeStore('postgres, two nodes', async now => openNodes(await postgres.database(), now))

describe('a shared database', () => {
  it('is migrated once when five processes start together', async () => {
    const url = await postgres.database()
    const processes = await Promise.all(Array.from({ length: 5 }, () => startWriter(url, 0)))
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0, 0, 0])
    expect(await query(url, 'select name from kysely_migration order by name')).toEqual([
      { name: '0001-first' },
      { name: '0002-links-by-expiry' },
      { name: '0003-ready-avatars-results-series' },
      { name: '0004-pack-chunks' },
      { name: '0005-places-of-blocks' },
      { name: '0006-devices' },
      { name: '0007-former-owners' },
      { name: '0008-ends-of-blocks' },
    ])
  })

  it('is rejected if a newer release has migrated it', async () => {
    const url = await postgres.database()
    await (await openStore({ url })).close()
    await query(url, `insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
    await expect(openStore({ url })).rejects.toThrow('the database is newer than this Tortuga')
  })

  it('refers to pg_dump for backups', async () => {
    const store = await openStore({ url: await postgres.database() })
    await expect(store.backup('/tmp/never')).rejects.toThrow('pg_dump')
    await store.close()
  })

  it('reconnects a lost LISTEN connection and signals that notices may have been missed', async () => {
    const url = await postgres.database()
    const { store, other, close } = await openNodes(url)
    const table = await beginTable(store)
    const lost = new Promise<void>(resolve => other.onGap(resolve))
    const cut = await query(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen tortuga' and datname = current_database()`,
    )
    expect(cut).toHaveLength(2)
    await store.append(writeOf(table, 0))
    await lost
    const { received } = recordNews(other)
    await store.append(writeOf(table, 1))
    expect(await received(1)).toEqual([{ type: 'entries', id: table.id, version: 2 }])
    await close()
  })

  it('neither loses nor duplicates entries when connections are cut under load', async () => {
    const url = await postgres.database()
    const { store, other, close } = await openNodes(url)
    const tables = await Promise.all(Array.from({ length: 10 }, () => beginTable(store)))
    /** Cuts go on until this many writes have failed: at many instants a connection is idle, and losing it then is not noticed. */
    const ENOUGH = 8
    let failures = 0
    const isCutEnough = (): boolean => failures >= ENOUGH
    const play = async (table: (typeof tables)[number], n: number): Promise<number> => {
      let version = 0
      while (version < 60 || !isCutEnough()) {
        try {
          const result = await (n % 2 === 0 ? store : other).append(writeOf(table, version))
          if (result.type === 'stale') throw new Error('no other process writes to this match')
          version += 1
        } catch (error) {
          failures += 1
          if (failures > 500) throw error
        }
      }
      return version
    }
    const playing = Promise.all(tables.map(play))
    while (!isCutEnough()) {
      await query(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    const versions = await playing
    // The last cut may come after the last move: then the first read over that connection fails, and polling retries it.
    for (const [n, { id }] of tables.entries())
      await expect.poll(() => other.entriesBetween(id, 0, 10_000), { timeout: 5000 }).toHaveLength(versions[n] ?? 0)
    await close()
  })

  it('keeps every write that was acknowledged to a killed node, and another node continues', async () => {
    const url = await postgres.database()
    const store = await openStore({ url })
    const writer = await startWriter(url, 20)
    await writer.lines(1000)
    const lines = await writer.kill()
    await expectAllStored(store, lines)
    await store.close()
    const next = await openStore({ url })
    await next.settled()
    await expectAllStored(next, lines)
    expect(await query(url, 'select id from matches where packing = 1')).toEqual([])
    await next.close()
  })

  it('packs a match once, even if two nodes try', async () => {
    const url = await postgres.database()
    const { store, other, close } = await openNodes(url)
    const table = await beginTable(store)
    await playTo(store, table, 50)
    await other.append(lastWrite(table, 50))
    await other.settled()
    expect(await query(url, 'select count(*)::int as count, max(version) as last from entries')).toEqual([{ count: 1, last: 52 }])
    expect(await store.entriesBetween(table.id, 0, 99)).toHaveLength(52)
    await close()
  })

  it('opens and appends at version 1,000 with the same queries and rows as at version 10', async () => {
    const { store, close } = await openNodes(await postgres.database())
    const table = await beginTable(store)
    const cost = async () => {
      await store.settled() // background work has queries of its own
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      const version = (await store.readMatch(table.id))?.match.version ?? 0
      await store.append(writeOf(table, version))
      await store.stepAt(table.id, version >> 1)
      const results = await Promise.all(spy.mock.results.map(({ value }) => value as Promise<pg.QueryResult>))
      spy.mockRestore()
      return results.map(result => result.rowCount)
    }
    await playTo(store, table, 10)
    const early = await cost()
    await playTo(store, table, 1000, 11)
    expect(await cost()).toEqual(early)
    expect(early.length).toBeGreaterThan(4)
    await close()
  })

  it('continues after the database itself was killed and restarted', async () => {
    const own = await startPostgres({ isSafe: true, isOwn: true })
    try {
      const { store, other, close } = await openNodes(own.url)
      const table = await beginTable(store)
      await playTo(store, table, 20)
      const lost = Promise.all([store, other].map(handle => new Promise<void>(resolve => handle.onGap(resolve))))
      await own.restart()
      await lost
      expect((await other.readMatch(table.id))?.match.version).toBe(20)
      const { received } = recordNews(other)
      expect(await store.append(writeOf(table, 20))).toEqual({ type: 'stored', version: 21 })
      expect(await received(1)).toEqual([{ type: 'entries', id: table.id, version: 21 }])
      await close()
    } finally {
      await own.stop()
    }
  })
})
