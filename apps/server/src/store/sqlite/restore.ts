/** Puts a backup in the place of a data folder's database. The backup is checked before anything is replaced, and what was there is kept beside it. */
import { DatabaseSync } from '@photostructure/sqlite'
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError, withStartupErrors } from '../../errors/startup-error.ts'
import { migrate } from '../sql/schema/migrations.ts'
import { DATABASE_FILE, lockFolder } from './folder.ts'
import { createKysely } from './kysely.ts'

/** SQLite keeps what it has not yet written to a database in files beside it. */
const SIDE_FILES = ['-wal', '-shm'] as const

export type Restored = {
  readonly matches: number
  /** Where the database is that was there before; null if there was none. */
  readonly kept: string | null
}

const forceToDisk = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

const removeDatabase = (file: string): void => ['', ...SIDE_FILES].forEach(side => rmSync(`${file}${side}`, { force: true }))

/** Checks a copy and brings it to this release's schema. Returns how many matches it has. */
const checkCopy = async (part: string, file: string): Promise<number> => {
  const connection = new DatabaseSync(part)
  try {
    const { integrity_check: verdict } = connection.prepare('pragma integrity_check').get() as { readonly integrity_check: string }
    const { count } = connection
      .prepare("select count(*) as count from sqlite_master where name in ('tables', 'kysely_migration')")
      .get() as { readonly count: number }
    if (verdict !== 'ok' || count < 2) throw new StartupError('not-a-backup', file, `${file} is no backup of Tortuga: ${verdict}`)
    await migrate(createKysely(connection), 'sqlite')
    const { matches } = connection.prepare('select count(*) as matches from tables').get() as { readonly matches: number }
    connection.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete') // one file, complete by itself
    return matches
  } finally {
    connection.close()
  }
}

/** Writes everything into the database file itself; false if that is impossible, because it is damaged or in use. */
const completeFile = (database: string): boolean => {
  try {
    const connection = new DatabaseSync(database)
    try {
      const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() as { readonly busy: number }
      return busy === 0
    } finally {
      connection.close()
    }
  } catch {
    return false
  }
}

const freeName = (folder: string): string => {
  for (let n = 1; ; n += 1) {
    const name = join(folder, `replaced-${n}.sqlite`)
    if (!existsSync(name)) return name
  }
}

/** Copies the database to another name, so that there is one under its own name at every moment. Returns the copy's name. */
const keepDatabase = (folder: string): string | null => {
  const database = join(folder, DATABASE_FILE)
  if (!existsSync(database)) return null
  const isComplete = completeFile(database)
  const kept = freeName(folder)
  for (const side of isComplete ? [''] : ['', ...SIDE_FILES])
    if (existsSync(`${database}${side}`)) copyFileSync(`${database}${side}`, `${kept}${side}`)
  forceToDisk(kept)
  for (const side of SIDE_FILES) rmSync(`${database}${side}`, { force: true }) // they would be taken for those of the new file
  return kept
}

/** Restores a backup while no server uses the folder, which is created if it is missing. */
export const restoreFolder = async (dataFolder: string, backup: string): Promise<Restored> => {
  const [folder, file] = [resolve(dataFolder), resolve(backup)]
  if (!existsSync(file)) throw new StartupError('no-backup', backup, `there is no file ${backup}`)
  return withStartupErrors({ type: 'folder', folder }, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lock = lockFolder(folder)
    const part = join(folder, `${DATABASE_FILE}.part`)
    try {
      removeDatabase(part)
      copyFileSync(file, part)
      chmodSync(part, 0o600)
      if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${part}-wal`)
      const matches = await withStartupErrors({ type: 'restore', file: backup }, () => checkCopy(part, backup))
      forceToDisk(part)
      const kept = keepDatabase(folder)
      renameSync(part, join(folder, DATABASE_FILE))
      forceToDisk(folder)
      return { matches, kept }
    } finally {
      removeDatabase(part)
      lock.close()
    }
  })
}
