/** SQLite keeps the contract, and what only a file in a folder has to: one process, no loss, backups. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { CompiledQuery, SqliteDriver } from 'kysely'
import type { DatabaseConnection } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStore } from './open.ts'
import { backupFolder } from './sqlite.ts'
import { CHAT_KEPT } from './store.ts'
import { describeStore } from './suite.ts'
import { beginTable, lastWrite, playTo, writeOf } from './suite-data.ts'
import { expectAllThere, startWriter } from './suite-processes.ts'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tortuga-store-'))

describeStore('sqlite', async now => {
  const folder = newFolder()
  const store = await openStore({ dataFolder: folder, now })
  const close = async (): Promise<void> => {
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { store, other: store, close }
})

describe('a data folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = newFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Asks the file itself, past the store. */
  const ask = (text: string, file = join(folder, 'tortuga.sqlite')): readonly Record<string, unknown>[] => {
    const connection = new DatabaseSync(file)
    try {
      return connection.prepare(text).all() as Record<string, unknown>[]
    } finally {
      connection.close()
    }
  }

  it('is one process’s at a time', async () => {
    const store = await openStore({ dataFolder: folder })
    const sentence = `the data folder ${folder} is in use by another Tortuga`
    await expect(openStore({ dataFolder: folder })).rejects.toThrow(sentence)
    const second = startWriter(folder, 0)
    expect(await second.ended).toBe(3)
    expect(await second.lines(0)).toEqual([sentence])
    await store.close()
    const third = startWriter(folder, 0)
    expect(await third.ended).toBe(0)
  })

  it('gives everything back after closing', async () => {
    const first = await openStore({ dataFolder: folder })
    const table = await beginTable(first, {}, { deadline: 9000 })
    await playTo(first, table, 5)
    await first.addGuest('ola', 'Ola', 'hash')
    const [opened, found] = [await first.open(table.id), await first.findTable(table.id)]
    await first.close()
    const second = await openStore({ dataFolder: folder })
    expect(await second.open(table.id)).toEqual(opened)
    expect(await second.findTable(table.id)).toEqual(found)
    expect(await second.findGuest('hash')).toMatchObject({ name: 'Ola' })
    await second.close()
  })

  it('loses nothing acknowledged to kill -9, and is free again', async () => {
    const writer = startWriter(folder, 20)
    await writer.lines(1500)
    const lines = await writer.kill()
    const store = await openStore({ dataFolder: folder })
    await expectAllThere(store, lines)
    await store.settled()
    await expectAllThere(store, lines)
    expect(ask('select count(*) as count from matches where packing = 1')).toEqual([{ count: 0 }])
    await store.close()
  })

  it('lets others have their turn while one reads and reads', async () => {
    const store = await openStore({ dataFolder: folder })
    let turns = 0
    let isReading = true
    const count = (): void => {
      turns += 1
      if (isReading) setImmediate(count)
    }
    setImmediate(count)
    for (let reads = 0; reads < 3000; reads += 1) await store.findTable('none')
    isReading = false
    expect(turns).toBeGreaterThan(1)
    await store.close()
  })

  it('says that the disk is full, loses nothing, and goes on when there is room again', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    await playTo(store, table, 3)
    const limit = vi.spyOn(SqliteDriver.prototype, 'beginTransaction').mockImplementation(async connection => {
      await connection.executeQuery(CompiledQuery.raw('begin'))
      const [size] = (await connection.executeQuery<{ page_count: number }>(CompiledQuery.raw('pragma page_count'))).rows
      await connection.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${size?.page_count ?? 1}`))
    })
    const name = 'x'.repeat(100_000)
    await expect(store.addGuest('ola', name, 'hash')).rejects.toThrow('full')
    limit.mockRestore()
    expect([(await store.open(table.id))?.match.version, await store.findGuest('hash')]).toEqual([3, null])
    await store.close()
    const later = await openStore({ dataFolder: folder })
    await later.addGuest('ola', name, 'hash')
    expect((await later.findGuest('hash'))?.name).toBe(name)
    await later.close()
  })

  it('refuses a file that a newer release has changed', async () => {
    await (await openStore({ dataFolder: folder })).close()
    const connection = new DatabaseSync(join(folder, 'tortuga.sqlite'))
    connection.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
    connection.close()
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('the database is newer than this Tortuga')
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('9999-later') // and the lock is free again
  })

  it('packs a match that is over into one piece, also what an earlier process left', async () => {
    const first = await openStore({ dataFolder: folder })
    const [over, left] = [await beginTable(first), await beginTable(first)]
    await playTo(first, over, 100)
    await first.append(lastWrite(over, 100))
    await playTo(first, left, 30)
    await first.settled()
    const count = (id: string) => ask(`select count(*) as count, max(version) as last from entries where match = '${id}'`)[0]
    expect(count(over.id)).toEqual({ count: 1, last: 102 })
    expect(count(left.id)).toEqual({ count: 31, last: 30 })
    const [piece] = ask('select length(data) as size from packs')
    expect(Number(piece?.['size'])).toBeLessThan(10_000)
    await first.close()

    ask(`update matches set packing = 1 where id = '${left.id}' returning id`)
    const second = await openStore({ dataFolder: folder })
    await second.settled()
    expect(count(left.id)).toEqual({ count: 1, last: 30 })
    expect(await second.between(left.id, 0, 30)).toHaveLength(30)
    await second.close()
  })

  it('is copied whole beside a running server', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    await playTo(store, table, 9)
    const [one, two] = [join(folder, 'one.sqlite'), join(folder, 'two.sqlite')]
    await store.backup(one)
    await backupFolder(folder, two)
    await expect(store.backup(one)).rejects.toThrow('exists already')
    for (const file of [one, two]) {
      expect(ask('pragma integrity_check', file)).toEqual([{ integrity_check: 'ok' }])
      expect(ask('select version from matches', file)).toEqual([{ version: 9 }])
      expect(ask('select count(*) as count from entries', file)).toEqual([{ count: 10 }])
    }
    await store.close()
    await expect(backupFolder(join(folder, 'nowhere'), two)).rejects.toThrow('there is no tortuga.sqlite in')
    for (const file of [one, two]) expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('holds no more talk than is shown, however much is said', async () => {
    const store = await openStore({ dataFolder: folder })
    const [one, other] = [await beginTable(store), await beginTable(store, { id: 'other' })]
    await store.addChat(other.id, { player: 'jan', seat: 0, text: 'first', at: 0 })
    ask(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 700)
         insert into chat (match, player, seat, text, at) select '${one.id}', 'ola', 0, '"x"', i from n`)
    await store.addChat(one.id, { player: 'ola', seat: 0, text: 'last', at: 701 })
    expect(ask('select match, count(*) as count from chat group by match order by count')).toEqual([
      { match: other.id, count: 1 },
      { match: one.id, count: CHAT_KEPT },
    ])
    expect((await store.chat(one.id)).at(-1)?.text).toBe('last')
    await store.close()
  })

  it('holds no name, word or token of somebody forgotten', async () => {
    const store = await openStore({ dataFolder: folder })
    await store.addGuest('ola', 'Sekretna', 'token-hash')
    await store.addLink('link-hash', 'ola', 10_000)
    const chairs = [{ player: 'ola', name: 'Sekretna', bot: null, contribution: '' }]
    const tables = [await beginTable(store, { chairs }), await beginTable(store, { chairs })]
    for (const table of tables) await store.addChat(table.id, { player: 'ola', seat: 0, text: 'moje zdanie', at: 0 })
    for (const table of tables.slice(1)) await store.append(lastWrite(table, 0))
    await store.settled()
    await store.forget('ola')
    await store.close()
    const names = ask(`select name from sqlite_master where type = 'table'`).map(({ name }) => String(name))
    const everything = JSON.stringify(names.map(name => ask(`select * from ${name}`)))
    expect(names.length).toBeGreaterThan(10)
    for (const secret of ['Sekretna', 'moje', 'token-hash', 'link-hash', '"ola"']) expect(everything).not.toContain(secret)
  })

  it('opens and appends at version 1,000 with the same statements and rows as at version 10', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const cost = async () => {
      const queries: { text: string; rows: number }[] = []
      const acquire = SqliteDriver.prototype.acquireConnection
      const spy = vi.spyOn(SqliteDriver.prototype, 'acquireConnection').mockImplementation(async function (this: SqliteDriver) {
        const connection = await acquire.call(this)
        const executeQuery: DatabaseConnection['executeQuery'] = async query => {
          const result = await connection.executeQuery(query)
          queries.push({ text: query.sql, rows: result.rows.length })
          return result as never
        }
        return { executeQuery, streamQuery: () => expect.unreachable('nothing is streamed') }
      })
      const version = (await store.open(table.id))?.match.version ?? 0
      await store.append(writeOf(table, version))
      await store.at(table.id, version >> 1)
      await store.due(0, 10)
      spy.mockRestore()
      return queries
    }
    await playTo(store, table, 10)
    const early = await cost()
    await playTo(store, table, 1000, 11)
    expect(await cost()).toEqual(early)
    await store.close()
    const plans = early.filter(({ text }) => /^(select|update|insert)/.test(text)).map(({ text }) => ask(`explain query plan ${text}`))
    expect(plans.length).toBeGreaterThanOrEqual(6)
    for (const { detail } of plans.flat()) expect(detail).not.toMatch(/^SCAN (?!CONSTANT)|TEMP B-TREE/)
  })
})
