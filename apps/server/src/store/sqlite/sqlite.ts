/** The embedded store: one SQLite file in a data folder that one process at a time may use. Every commit is on disk before it is acknowledged. */
import { DatabaseSync } from '@photostructure/sqlite'
import type { Millis } from '@tortuga/kit'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLocalBus } from '../port/local-bus.ts'
import type { Store } from '../port/store.ts'
import { createSqlStore } from '../sql/compose-store.ts'
import { migrate } from '../sql/schema/migrations.ts'
import { copyDatabase } from './backup.ts'
import { DATABASE_FILE, hideFromOthers, lockFolder, noStoreError, openFolder } from './folder.ts'
import { createKysely } from './kysely.ts'

const PRAGMAS = 'pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000'

/** SQLite waits for a lock without yielding to the event loop. From the opening on it hardly waits; `retry.ts` does. */
const SHORT_WAIT = 'pragma busy_timeout = 5'

/** Opens the folder and creates it if it is missing. `isShared` is for admin commands: it takes no lock, because a server may hold it, and requires an existing store. */
export const openSqlite = async (
  dataFolder: string,
  now: () => Millis,
  onError: (error: unknown) => void,
  isShared: boolean,
): Promise<Store> => {
  const folder = resolve(dataFolder)
  const file = join(folder, DATABASE_FILE)
  if (isShared && !existsSync(file)) throw noStoreError(folder)
  if (!isShared) openFolder(folder)
  const lock = isShared ? null : lockFolder(folder)
  if (!isShared) {
    closeSync(openSync(file, 'a', 0o600))
    hideFromOthers(file)
  }
  const connection = new DatabaseSync(file)
  const close = (): void => {
    connection.close()
    lock?.close()
  }
  try {
    connection.exec(PRAGMAS)
    const db = createKysely(connection)
    await migrate(db, 'sqlite')
    connection.exec(SHORT_WAIT)
    const bus = createLocalBus()
    return createSqlStore(
      {
        db,
        kind: 'sqlite',
        bus,
        isShared,
        now,
        notifications: () => [], // no other node uses the file
      },
      { bus, onError, backup: async file => copyDatabase(connection, resolve(file)), close: async () => close() },
    )
  } catch (error) {
    close()
    throw error
  }
}
