/** The embedded kind: one SQLite file in a data folder that one process at a time may use. Every commit is on the disk before it is acknowledged. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'
import { DatabaseSync } from '@photostructure/sqlite'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely'
import { Hindrance, trying } from '../hindrance.ts'
import { createBus } from './bus.ts'
import { composeStore } from './compose.ts'
import { migrate } from './migrations.ts'
import type { Rows } from './schema.ts'
import type { Store } from './store.ts'

const FILE = 'tortuga.sqlite'
const LOCK = 'lock.sqlite'
/** How many statements are kept ready; what lists of changing length make comes and goes. */
const STATEMENTS = 200

/** How long reads may go on before others have their turn. */
const BREATH: Millis = 10

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
      throw new Hindrance('folder-in-use', folder, `the data folder ${folder} is in use by another Tortuga`, error)
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

/** Reading takes no turn of the event loop by itself: without a breath now and then, one table that reads a lot would keep all others waiting. */
class Driver extends SqliteDriver {
  private since: number | null = null
  override async acquireConnection(): ReturnType<SqliteDriver['acquireConnection']> {
    if (this.since === null) {
      this.since = performance.now()
      setImmediate(() => (this.since = null))
    } else if (performance.now() - this.since > BREATH) await nextTurn()
    return super.acquireConnection()
  }
  /** A full disk takes the transaction back by itself; that there is none left must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    })
  }
}

const connect = (database: SqliteDatabase): Kysely<Rows> =>
  new Kysely<Rows>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new Driver({ database }),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })

const noStore = (folder: string): Hindrance => new Hindrance('no-store', folder, `there is no ${FILE} in ${folder}`)

/** Copies the database beside a server that runs on it: whole under its name, or not at all. */
const copyTo = (connection: DatabaseSyncInstance, file: string): void => {
  if (existsSync(file)) throw new Hindrance('file-exists', file, `${file} exists already: a backup needs a new name`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600)) // secrets of matches under way are in it: for the host's eyes alone
  connection.prepare('vacuum into ?').run(part)
  const handle = openSync(part, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  renameSync(part, file)
}

/** The backup of a folder that another process may be using. */
export const backupFolder = async (folder: string, file: string): Promise<void> => {
  const path = join(folder, FILE)
  if (!existsSync(path)) throw noStore(folder)
  const connection = await trying({ type: 'folder', folder }, () => new DatabaseSync(path))
  try {
    connection.exec('pragma busy_timeout = 10000')
    await trying({ type: 'copy', file }, () => copyTo(connection, resolve(file)))
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
  if (isBeside && !existsSync(join(folder, FILE))) throw noStore(folder)
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
