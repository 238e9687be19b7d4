/** The data folder: its file names, and the lock that admits one process at a time. */
import { DatabaseSync } from '@photostructure/sqlite'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../errors/startup-error.ts'

export const DATABASE_FILE = 'tortuga.sqlite'
const LOCK_FILE = 'lock.sqlite'

/** Lets only the owner read the database, which contains the secrets of running matches. SQLite gives its other files the same mode. */
export const hideFromOthers = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600)
}

/** Locks the folder by an exclusive transaction on a separate small file. The operating system releases the lock when the process dies, even by SIGKILL. */
export const lockFolder = (folder: string): DatabaseSyncInstance => {
  const file = join(folder, LOCK_FILE)
  if (existsSync(file)) chmodSync(file, 0o600)
  else closeSync(openSync(file, 'a', 0o600)) // never opened again: closing it would release a lock that this process has
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new StartupError('folder-in-use', folder, `the data folder ${folder} is in use by another Tortuga`, error)
    throw error
  }
}

export const noStoreError = (folder: string): StartupError =>
  new StartupError('no-store', folder, `there is no ${DATABASE_FILE} in ${folder}`)
