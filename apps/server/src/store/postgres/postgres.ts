/** The store on PostgreSQL: any number of nodes share it and notify each other by LISTEN and NOTIFY. */
import type { Millis } from '@tortuga/kit'
import type { RoomNotice } from '@tortuga/room'
import { Kysely, PostgresDialect, sql as raw } from 'kysely'
import type { CompiledQuery, PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { createLocalBus } from '../port/local-bus.ts'
import { createSqlStore } from '../sql/compose-store.ts'
import { createGroupCommit } from '../sql/transactions/group-commit.ts'
import { startListener } from './listener.ts'
import { migrate } from '../sql/schema/migrations.ts'
import { CHANNEL, encodeNotifications } from './notifications.ts'
import type { DatabaseSchema } from '../sql/schema/schema.ts'
import type { Store } from '../port/store.ts'

/** Connections per node, in addition to the one that listens. */
const POOL_SIZE = 10

/** Maximum notices sent in one batch. */
const MAX_BATCH = 500

/** PostgreSQL rejects zero bytes in text, so they are replaced by U+FFFD. */
const replaceZeroBytes = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value

/**
 * Adapts the pool for Kysely. Statements are named, so that the database plans each of them once. Two kinds stay unnamed: statements
 * with a list of varying length, and those that select all columns, because their cached plan breaks when a newer release adds a column.
 */
const asPool = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (text.includes(' in (') || text.includes('*')) return undefined
    const name = names.get(text) ?? `t${names.size}`
    names.set(text, name)
    return name
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
        const name = nameOf(text)
        return client.query({ text, values: values.map(replaceZeroBytes), ...(name !== undefined && { name }) })
      }
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** Uses a separate connection without a query timeout, because waiting for another node's migration may take long. */
const migrateDatabase = async (url: string): Promise<void> => {
  const db = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 }) }),
  })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** `onError` gets errors of lost connections. */
export const openPostgres = async (
  url: string,
  now: () => Millis,
  onError: (error: unknown) => void,
  isShared: boolean,
): Promise<Store> => {
  await migrateDatabase(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError)) // pending queries are rejected anyway; an error without a listener would end the process
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool: asPool(pool) }) })
  const bus = createLocalBus()
  const listener = startListener(url, bus, onError)
  await listener.ready

  const notifications = (notices: readonly (RoomNotice | 'lost')[]): readonly CompiledQuery[] =>
    encodeNotifications(listener.node, notices).map(payload => raw`select pg_notify(${CHANNEL}, ${payload})`.compile(db))
  /** Sends notices in order, one batch at a time; notices that arrive meanwhile form the next batch. */
  const outbox = createGroupCommit(
    async (notices: readonly RoomNotice[]) => {
      for (const query of notifications(notices)) await db.executeQuery(query)
      return notices
    },
    () => null,
    MAX_BATCH,
    () => {},
  )
  return createSqlStore(
    {
      db,
      kind: 'postgres',
      bus,
      isShared,
      now,
      notifications,
    },
    {
      bus: {
        subscribe: bus.subscribe,
        publish: notice => {
          bus.publish(notice)
          void outbox.add(notice).catch(onError)
        },
      },
      onError,
      backup: () => Promise.reject(new Error('this store is in PostgreSQL: back it up with pg_dump')),
      close: async () => {
        await outbox.settled()
        await listener.stop()
        await db.destroy()
      },
    },
  )
}
