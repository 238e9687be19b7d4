/** The SQLite store passes the store contract, and the tests of a data folder: one process at a time, durability, backups. */
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { CompiledQuery, SqliteDriver } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../tools/temporary.ts'
import { openStore } from '../open-store.ts'
import { backupFolder } from '../sqlite/backup.ts'
import { CHAT_HISTORY_LIMIT } from '../port/store.ts'
import { describeStore } from './store-suite.ts'
import { retry } from '../sql/transactions/retry.ts'
import { beginTable, lastWrite, playTo, tableOf, writeOf } from './sample-data.ts'
import { queryFile, recordQueries } from './sqlite-queries.ts'
import { expectAllStored, startWriter } from '../../../test/store-writer-process.ts'

describeStore('sqlite', async now => {
  const store = await openStore({ dataFolder: temporaryFolder('store'), now })
  return { store, other: store, close: () => store.close() }
})

describe('a data folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = temporaryFolder('store')
  })

  const query = (text: string, file = join(folder, 'tortuga.sqlite')) => queryFile(file, text)

  it('admits one process at a time', async () => {
    const store = await openStore({ dataFolder: folder })
    const sentence = `the data folder ${folder} is in use by another Tortuga`
    await expect(openStore({ dataFolder: folder })).rejects.toThrow(sentence)
    const second = await startWriter(folder, 0)
    expect(await second.ended).toBe(3)
    expect(await second.lines(0)).toEqual([sentence])
    await store.close()
    const third = await startWriter(folder, 0)
    expect(await third.ended).toBe(0)
  })

  it('returns everything after it was closed and opened again', async () => {
    const first = await openStore({ dataFolder: folder })
    const table = await beginTable(first, {}, { deadline: 9000 })
    await playTo(first, table, 5)
    await first.addGuest('ola', 'Ola', 'hash')
    const [opened, found] = [await first.readMatch(table.id), await first.findTable(table.id)]
    await first.close()
    const second = await openStore({ dataFolder: folder })
    expect(await second.readMatch(table.id)).toEqual(opened)
    expect(await second.findTable(table.id)).toEqual(found)
    expect(await second.findGuest('hash')).toMatchObject({ name: 'Ola' })
    await second.close()
  })

  it('loses no acknowledged write to kill -9, and can be opened again', async () => {
    const writer = await startWriter(folder, 20)
    await writer.lines(1500)
    const lines = await writer.kill()
    const store = await openStore({ dataFolder: folder })
    await expectAllStored(store, lines)
    await store.settled()
    await expectAllStored(store, lines)
    expect(query('select count(*) as count from matches where packing = 1')).toEqual([{ count: 0 }])
    await store.close()
  })

  it('yields to the event loop during many reads in a row', async () => {
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

  it('stores tables that are opened at the same time in one transaction', async () => {
    const store = await openStore({ dataFolder: folder })
    const recorded = recordQueries()
    await Promise.all(Array.from({ length: 20 }, () => store.openTable(tableOf())))
    expect(recorded.stop().filter(({ text }) => text === 'commit')).toHaveLength(1)
    expect(await store.listTablesOf('ola', 50)).toHaveLength(20)
    await store.close()
  })

  it('waits for another process that has locked the file, without holding up anything else', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    await store.addGuest('ola', 'Ola', 'hash')
    const foreign = new DatabaseSync(join(folder, 'tortuga.sqlite'))
    foreign.exec('begin immediate')
    let writes = 0
    const writing = [
      store.append(writeOf(table, 0)),
      store.rename('ola', 'Aleksandra'),
      store.addLink('link', 'ola', 10),
      store.setBlocked('ola', 'eve', 'here', true),
      store.addChat(table.id, { player: 'ola', seat: 0, text: 'hej', at: 1 }),
      store.openTable(tableOf()),
    ].map(write => write.finally(() => (writes += 1)))
    for (let turns = 0; turns < 20; turns += 1) await new Promise(resolve => setTimeout(resolve, 5))
    expect((await store.readMatch(table.id))?.match.version).toBe(0) // reads go on
    expect(writes).toBe(0)
    foreign.exec('rollback')
    foreign.close()
    await Promise.all(writing)
    expect((await store.readMatch(table.id))?.match.version).toBe(1)
    await store.close()
  })

  it('gives up after a while, so that the player can try again', async () => {
    await (await openStore({ dataFolder: folder })).close()
    const [foreign, connection] = [0, 1].map(() => new DatabaseSync(join(folder, 'tortuga.sqlite')))
    foreign?.exec('begin immediate')
    await expect(retry(async () => connection?.exec('begin immediate'), 20)).rejects.toThrow('database is locked')
    foreign?.close()
    await retry(async () => connection?.exec('begin immediate'))
    connection?.close()
  })

  it('reports a full disk, loses nothing, and continues when there is space again', async () => {
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
    expect([(await store.readMatch(table.id))?.match.version, await store.findGuest('hash')]).toEqual([3, null])
    await store.close()
    const later = await openStore({ dataFolder: folder })
    await later.addGuest('ola', name, 'hash')
    expect((await later.findGuest('hash'))?.name).toBe(name)
    await later.close()
  })

  it('rejects a database that a newer release has migrated', async () => {
    await (await openStore({ dataFolder: folder })).close()
    const connection = new DatabaseSync(join(folder, 'tortuga.sqlite'))
    connection.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
    connection.close()
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('the database is newer than this Tortuga')
    await expect(openStore({ dataFolder: folder })).rejects.toThrow('9999-later') // the first attempt has released the lock
  })

  it('packs finished matches, including those that an earlier process left unpacked', async () => {
    const first = await openStore({ dataFolder: folder })
    const [over, left] = [await beginTable(first), await beginTable(first)]
    await playTo(first, over, 100)
    await first.append(lastWrite(over, 100))
    await playTo(first, left, 30)
    await first.settled()
    const count = (id: string) => query(`select count(*) as count, max(version) as last from entries where match = '${id}'`)[0]
    expect(count(over.id)).toEqual({ count: 1, last: 102 })
    expect(count(left.id)).toEqual({ count: 31, last: 30 })
    const [pack] = query('select length(data) as size from packs')
    expect(Number(pack?.['size'])).toBeLessThan(10_000)
    await first.close()

    query(`update matches set packing = 1 where id = '${left.id}' returning id`)
    const second = await openStore({ dataFolder: folder })
    await second.settled()
    expect(count(left.id)).toEqual({ count: 1, last: 30 })
    expect(await second.entriesBetween(left.id, 0, 30)).toHaveLength(30)
    await second.close()
  })

  it('is backed up while a server uses it', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    await playTo(store, table, 9)
    const [one, two] = [join(folder, 'one.sqlite'), join(folder, 'two.sqlite')]
    await store.backup(one)
    await backupFolder(folder, two)
    await expect(store.backup(one)).rejects.toThrow('exists already')
    for (const file of [one, two]) {
      expect(query('pragma integrity_check', file)).toEqual([{ integrity_check: 'ok' }])
      expect(query('select version from matches', file)).toEqual([{ version: 9 }])
      expect(query('select count(*) as count from entries', file)).toEqual([{ count: 10 }])
    }
    await store.close()
    await expect(backupFolder(join(folder, 'nowhere'), two)).rejects.toThrow('there is no tortuga.sqlite in')
    for (const file of [one, two]) expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('stores only as many chat messages as are displayed', async () => {
    const store = await openStore({ dataFolder: folder })
    const [one, other] = [await beginTable(store), await beginTable(store, { id: 'other' })]
    await store.addChat(other.id, { player: 'jan', seat: 0, text: 'first', at: 0 })
    query(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 700)
         insert into chat (match, player, seat, text, at) select '${one.id}', 'ola', 0, '"x"', i from n`)
    await store.addChat(one.id, { player: 'ola', seat: 0, text: 'last', at: 701 })
    expect(query('select match, count(*) as count from chat group by match order by count')).toEqual([
      { match: other.id, count: 1 },
      { match: one.id, count: CHAT_HISTORY_LIMIT },
    ])
    expect((await store.chat(one.id)).at(-1)?.text).toBe('last')
    await store.close()
  })

  it('contains no name, chat or token of a forgotten player', async () => {
    const store = await openStore({ dataFolder: folder })
    await store.addGuest('ola', 'Sekretna', 'token-hash')
    await store.addLink('link-hash', 'ola', 10_000)
    const occupants = [{ player: 'ola', name: 'Sekretna', bot: null, contribution: '', ready: false }]
    const tables = [await beginTable(store, { occupants }), await beginTable(store, { occupants })]
    for (const table of tables) await store.addChat(table.id, { player: 'ola', seat: 0, text: 'moje zdanie', at: 0 })
    for (const table of tables.slice(1)) await store.append(lastWrite(table, 0))
    await store.settled()
    await store.forget('ola')
    await store.close()
    const names = query(`select name from sqlite_master where type = 'table'`).map(({ name }) => String(name))
    const everything = JSON.stringify(names.map(name => query(`select * from ${name}`)))
    expect(names.length).toBeGreaterThan(10)
    for (const secret of ['Sekretna', 'moje', 'token-hash', 'link-hash', '"ola"']) expect(everything).not.toContain(secret)
  })

  it('counts the devices of an earlier release as seen after the upgrade', async () => {
    const store = await openStore({ dataFolder: folder })
    await store.addGuest('ola', 'Ola', 'hash')
    query(`insert into tokens (hash, guest) values ('old', 'ola') returning hash`)
    expect((await store.findGuest('old'))?.seen).toBeNull()
    expect(await store.listInactive(9e15, 10)).toEqual([])
    await store.seeDevices([], 2000)
    expect((await store.findGuest('old'))?.seen).toBe(2000)
    await store.close()
  })

  it('opens and appends at version 1,000 with the same statements and rows as at version 10', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const cost = async () => {
      const recorded = recordQueries()
      const version = (await store.readMatch(table.id))?.match.version ?? 0
      await store.append(writeOf(table, version))
      await store.stepAt(table.id, version >> 1)
      await store.dueMatches(0, 10)
      return recorded.stop().map(({ text, rows, changed }) => ({ text, rows, changed })) // the digits of the version count
    }
    await playTo(store, table, 10)
    const early = await cost()
    await playTo(store, table, 1000, 11)
    expect(await cost()).toEqual(early)
    await store.close()
    const plans = early.filter(({ text }) => /^(select|update|insert)/.test(text)).map(({ text }) => query(`explain query plan ${text}`))
    expect(plans.length).toBeGreaterThanOrEqual(6)
    for (const { detail } of plans.flat()) expect(detail).not.toMatch(/^SCAN (?!CONSTANT)|TEMP B-TREE/)
  })
})

it('lets only the owner read its files, also those of an earlier release', async () => {
  const folder = temporaryFolder('modes')
  const file = join(folder, 'tortuga.sqlite')
  const modes = (): readonly number[] => [file, `${file}-wal`, `${file}-shm`].map(each => statSync(each).mode & 0o777)
  const first = await openStore({ dataFolder: folder })
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await first.close()
  chmodSync(file, 0o644)
  const second = await openStore({ dataFolder: folder })
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await second.close()
})
