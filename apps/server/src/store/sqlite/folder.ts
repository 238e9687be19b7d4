/** The data folder: its file names, and the lock that admits one process at a time. */
import { DatabaseSync } from '@photostructure/sqlite'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../errors/startup-error.ts'

export const DATABASE_FILE = 'tortuga.sqlite'
const LOCK_FILE = 'lock.sqlite'

/** SQLite keeps what it has not yet written to a database in files beside it. */
export const SIDE_FILES = ['-wal', '-shm'] as const

/** Files of another user, who may share the folder with this one, keep their mode: only their owner can change it. */
const setMode = (path: string, mode: number): void => {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode)
}

/** Lets only the owner read an existing database, which contains the secrets of running matches. SQLite gives its other files the same mode. */
export const hideFromOthers = (file: string): void => {
  for (const side of ['', ...SIDE_FILES]) if (existsSync(`${file}${side}`)) setMode(`${file}${side}`, 0o600)
}

/** Creates the folder if it is missing. Release 0.1.0 let others list it. */
export const openFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  setMode(folder, 0o700)
}

/** Locks the folder by an exclusive transaction on a separate small file. The operating system releases the lock when the process dies, even by SIGKILL. */
export const lockFolder = (folder: string): DatabaseSyncInstance => {
  const file = join(folder, LOCK_FILE)
  if (existsSync(file)) setMode(file, 0o600)
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
