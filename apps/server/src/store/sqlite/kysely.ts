/** Kysely on a SQLite connection: cached statements, transactional migrations, and reads that yield to the event loop. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Millis } from '@tortuga/kit'
import { Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseSchema } from '../sql/schema/schema.ts'

/** The statement cache is cleared at this size, because lists of varying length produce many different statements. */
const MAX_CACHED_STATEMENTS = 200

/** Time after which consecutive reads yield to the event loop. */
const MAX_BLOCKING: Millis = 10

const withStatementCache = (connection: DatabaseSyncInstance): SqliteDatabase => {
  const cache = new Map<string, SqliteStatement>()
  const prepare = (text: string): SqliteStatement => {
    // Kysely's `begin` would take the write lock at the first write, where a transaction can no longer wait for it
    const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text)
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
      const cached = cache.get(text)
      if (cached !== undefined) return cached
      if (cache.size === MAX_CACHED_STATEMENTS) cache.clear()
      const statement = prepare(text)
      cache.set(text, statement)
      return statement
    },
  }
}

/** SQLite can roll back schema changes, so each migration runs in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** A synchronous read never yields to the event loop: without a break, one table that reads a lot would block all others. */
class YieldingDriver extends SqliteDriver {
  private since: number | null = null
  override async acquireConnection(): ReturnType<SqliteDriver['acquireConnection']> {
    if (this.since === null) {
      this.since = performance.now()
      setImmediate(() => (this.since = null))
    } else if (performance.now() - this.since > MAX_BLOCKING) await nextTurn()
    return super.acquireConnection()
  }
  /** SQLite itself rolls back when the disk is full. The resulting "no transaction is active" must not hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    })
  }
}

export const createKysely = (connection: DatabaseSyncInstance): Kysely<DatabaseSchema> => {
  const database = withStatementCache(connection)
  return new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => new YieldingDriver({ database }),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}
