/** Puts a backup in the place of a data folder's database. The backup is checked before anything is replaced, and what was there is kept beside it. */
import { DatabaseSync } from '@photostructure/sqlite'
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError, withStartupErrors } from '../../errors/startup-error.ts'
import { migrate } from '../sql/schema/migrations.ts'
import { DATABASE_FILE, hideFromOthers, lockFolder, openFolder, SIDE_FILES } from './folder.ts'
import { createKysely } from './kysely.ts'

export type Restored = {
  readonly matches: number
  /** Where the database is that was there before, or what was left of it; null if there was none. */
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
    if (!['', ...SIDE_FILES].some(side => existsSync(`${name}${side}`))) return name
  }
}

/** Copies to temporary names and renames the finished files, the database itself last, so that an interrupted copy leaves no file that looks complete. */
const copyFiles = (database: string, copy: string, sides: readonly string[]): void => {
  const part = `${copy}.part`
  try {
    for (const side of sides) {
      copyFileSync(`${database}${side}`, `${part}${side}`)
      forceToDisk(`${part}${side}`)
    }
    hideFromOthers(part)
    for (const side of sides.toReversed()) renameSync(`${part}${side}`, `${copy}${side}`)
  } finally {
    removeDatabase(part)
  }
}

/**
 * Copies the database to another name, so that there is one under its own name at every moment. Its side files are removed even if the database itself is missing: SQLite
 * would take them for those of the new file. Returns the name of the copy.
 */
const keepDatabase = (folder: string): string | null => {
  const database = join(folder, DATABASE_FILE)
  const isComplete = existsSync(database) && completeFile(database)
  const sides = (isComplete ? [''] : ['', '-wal']).filter(side => existsSync(`${database}${side}`))
  const kept = freeName(folder)
  copyFiles(database, kept, sides)
  for (const side of SIDE_FILES) rmSync(`${database}${side}`, { force: true })
  return sides[0] === undefined ? null : `${kept}${sides[0]}`
}

/** Restores a backup while no server uses the folder, which is created if it is missing. */
export const restoreFolder = async (dataFolder: string, backup: string): Promise<Restored> => {
  const [folder, file] = [resolve(dataFolder), resolve(backup)]
  if (!existsSync(file)) throw new StartupError('no-backup', backup, `there is no file ${backup}`)
  return withStartupErrors({ type: 'folder', folder }, async () => {
    openFolder(folder)
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
