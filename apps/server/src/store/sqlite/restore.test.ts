/** What `restore` does with the files of the database that was there before. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../tools/temporary.ts'
import { openStore } from '../open-store.ts'
import { tableOf } from '../suites/sample-data.ts'
import { backupFolder } from './backup.ts'
import { restoreFolder } from './restore.ts'

let folder = ''
let backup = ''
const database = (): string => join(folder, 'tortuga.sqlite')
const modeOf = (path: string): number => statSync(path).mode & 0o777

beforeEach(async () => {
  folder = temporaryFolder('restore')
  backup = join(temporaryFolder('backup'), 'backup.sqlite')
  await (await openStore({ dataFolder: folder })).close()
  await backupFolder(folder, backup)
})

it('keeps a log whose database is missing, so that it is not played into the backup', async () => {
  const store = await openStore({ dataFolder: folder })
  await store.openTable(tableOf())
  const log = readFileSync(`${database()}-wal`)
  expect(log.length).toBeGreaterThan(0)
  await store.close()
  rmSync(database())
  writeFileSync(`${database()}-wal`, log)
  writeFileSync(`${database()}-shm`, '')

  const kept = join(folder, 'replaced-1.sqlite-wal')
  expect(await restoreFolder(folder, backup)).toEqual({ matches: 0, kept })
  expect(readFileSync(kept)).toEqual(log)
  expect(readdirSync(folder).toSorted()).toEqual(['lock.sqlite', 'replaced-1.sqlite-wal', 'tortuga.sqlite'])
  expect((await restoreFolder(folder, backup)).kept).toBe(join(folder, 'replaced-2.sqlite')) // not beside that log
})

it('leaves no copy that looks complete if copying fails, and replaces nothing', async () => {
  writeFileSync(database(), 'damaged')
  for (const side of ['-wal', '-shm']) rmSync(`${database()}${side}`, { force: true })
  mkdirSync(`${database()}-wal`)
  await expect(restoreFolder(folder, backup)).rejects.toThrow()
  expect(readdirSync(folder).toSorted()).toEqual(['lock.sqlite', 'tortuga.sqlite', 'tortuga.sqlite-wal'])
  expect(readFileSync(database(), 'utf8')).toBe('damaged')
})

it('lets only the owner read the folder and what is kept in it', async () => {
  for (const path of [database(), join(folder, 'lock.sqlite')]) chmodSync(path, 0o644)
  chmodSync(folder, 0o755)
  await restoreFolder(folder, backup)
  expect(readdirSync(folder).map(name => modeOf(join(folder, name)))).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(folder)).toBe(0o700)
})

it('opens a data folder of release 0.1.0 for its owner alone, and leaves files of another user as they are', async () => {
  chmodSync(folder, 0o755)
  chmodSync(database(), 0o644)
  const owner = vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1)
  await (await openStore({ dataFolder: folder })).close()
  expect([modeOf(folder), modeOf(database())]).toEqual([0o755, 0o644])
  owner.mockRestore()
  await (await openStore({ dataFolder: folder })).close()
  expect([modeOf(folder), modeOf(database())]).toEqual([0o700, 0o600])
})
