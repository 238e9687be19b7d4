/** Backups of a SQLite store, even while a server uses it. */
import { DatabaseSync } from '@photostructure/sqlite'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError, withStartupErrors } from '../../errors/startup-error.ts'
import { DATABASE_FILE, noStoreError } from './folder.ts'

/** Writes to a temporary name and renames the finished file, so that an interrupted backup leaves no file that looks complete. */
export const copyDatabase = (connection: DatabaseSyncInstance, file: string): void => {
  if (existsSync(file)) throw new StartupError('file-exists', file, `${file} exists already: a backup needs a new name`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600)) // readable by the owner only: it contains the secrets of running matches
  connection.prepare('vacuum into ?').run(part)
  const handle = openSync(part, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  renameSync(part, file)
}

/** Backs up a data folder that another process may be using. */
export const backupFolder = async (folder: string, file: string): Promise<void> => {
  const path = join(folder, DATABASE_FILE)
  if (!existsSync(path)) throw noStoreError(folder)
  const connection = await withStartupErrors({ type: 'folder', folder }, () => new DatabaseSync(path))
  try {
    connection.exec('pragma busy_timeout = 10000')
    await withStartupErrors({ type: 'copy', file }, () => copyDatabase(connection, resolve(file)))
  } finally {
    connection.close()
  }
}
