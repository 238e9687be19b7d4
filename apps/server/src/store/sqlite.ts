/** The embedded kind: one SQLite file in a data folder that one process at a time may use. Every commit is on the disk before it is acknowledged. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Millis } from '@tortuga/kit'
import { DatabaseSync } from '@photostructure/sqlite'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { createBus } from './bus.ts'
import { composeStore } from './compose.ts'
import { migrate } from './migrations.ts'
import type { Rows } from './schema.ts'
import type { Store } from './store.ts'

const FILE = 'tortuga.sqlite'
const LOCK = 'lock.sqlite'
/** How many statements are kept ready; what lists of changing length make comes and goes. */
const STATEMENTS = 200

/** A lock that dies with the process, however it dies: an exclusive transaction on a small file of its own. */
const lockFolder = (folder: string): DatabaseSyncInstance => {
  const lock = new DatabaseSync(join(folder, LOCK))
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new Error(`the data folder ${folder} is in use by another Tortuga`, { cause: error })
    throw error
  }
}

/** The connection as Kysely wants it, with its statements kept ready. */
const withStatements = (connection: DatabaseSyncInstance): SqliteDatabase => {
  const ready = new Map<string, SqliteStatement>()
  const make = (text: string): SqliteStatement => {
    const statement = connection.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: parameters => statement.all(...parameters) as unknown[],
      run: parameters => statement.run(...parameters),
      iterate: parameters => statement.iterate(...parameters),
    }
  }
  return {
    close: () => connection.close(),
    prepare: text => {
      const found = ready.get(text)
      if (found !== undefined) return found
      if (ready.size === STATEMENTS) ready.clear()
      const made = make(text)
      ready.set(text, made)
      return made
    },
  }
}

/** SQLite can undo changes of the schema, too: so a migration is whole or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const connect = (database: SqliteDatabase): Kysely<Rows> =>
  new Kysely<Rows>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new SqliteDriver({ database }),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })

/** Copies the database beside a server that runs on it: whole under its name, or not at all. */
const copyTo = (connection: DatabaseSyncInstance, file: string): void => {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup needs a new name`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  connection.prepare('vacuum into ?').run(part)
  const handle = openSync(part, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  renameSync(part, file)
}

/** The backup of a folder that another process may be using. */
export const backupFolder = (folder: string, file: string): void => {
  const path = join(folder, FILE)
  if (!existsSync(path)) throw new Error(`there is no ${FILE} in ${folder}`)
  const connection = new DatabaseSync(path)
  try {
    connection.exec('pragma busy_timeout = 10000')
    copyTo(connection, resolve(file))
  } finally {
    connection.close()
  }
}

/** Opens the folder, which is made where it is missing. `isBeside`: a host's short look while a server may be running, which takes no lock and needs the folder to be there. */
export const openSqlite = async (
  dataFolder: string,
  now: () => Millis,
  failed: (error: unknown) => void,
  isBeside = false,
): Promise<Store> => {
  const folder = resolve(dataFolder)
  if (isBeside && !existsSync(join(folder, FILE))) throw new Error(`there is no ${FILE} in ${folder}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = isBeside ? null : lockFolder(folder)
  const connection = new DatabaseSync(join(folder, FILE))
  const close = (): void => {
    connection.close()
    lock?.close()
  }
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 10000; pragma wal_autocheckpoint = 4000')
    const db = connect(withStatements(connection))
    await migrate(db, 'sqlite')
    const bus = createBus()
    return composeStore(
      {
        db,
        kind: 'sqlite',
        bus,
        now,
        notify: () => Promise.resolve(),
      },
      { bus, failed, backup: async file => copyTo(connection, resolve(file)), close: async () => close() },
    )
  } catch (error) {
    close()
    throw error
  }
}
