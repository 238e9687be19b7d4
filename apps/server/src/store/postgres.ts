/** The shared kind: one PostgreSQL for any number of nodes, which hear of each other by LISTEN and NOTIFY. */
import type { Millis } from '@tortuga/kit'
import type { News } from '@tortuga/room'
import { Kysely, PostgresDialect, sql as raw } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { createBus } from './bus.ts'
import { composeStore } from './compose.ts'
import { gather } from './gather.ts'
import { startListening } from './listen.ts'
import { migrate } from './migrations.ts'
import { CHANNEL, printNotices } from './notices.ts'
import type { Rows } from './schema.ts'
import type { Store } from './store.ts'

/** How many connections a node has, beside the one it listens on. */
const CONNECTIONS = 10

/** How many news are sent together. */
const LONGEST_NOTICE = 500

/** PostgreSQL keeps no zero bytes in text: whoever sends one gets the sign for "no character" instead of an error. */
const clean = (value: unknown): unknown => (typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value)

/**
 * The pool as Kysely wants it. Statements are sent under a name, so that the database plans the frequent ones once. Not so lists of changing length,
 * nor what reads all columns: a plan of that kind breaks when a newer release adds one.
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
        return client.query({ text, values: values.map(clean), ...(name !== undefined && { name }) })
      }
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** Brings the database up to date over a connection of its own: to wait for another node's migration may take long. */
const bringUpToDate = async (url: string): Promise<void> => {
  const db = new Kysely<Rows>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 }) }),
  })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** Opens the database. `failed` hears of lost connections. */
export const openPostgres = async (url: string, now: () => Millis, failed: (error: unknown) => void): Promise<Store> => {
  await bringUpToDate(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
  })
  pool.on('error', failed)
  pool.on('connect', client => client.on('error', failed)) // what was under way is rejected; without an ear the process would end
  const db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: asPool(pool) }) })
  const bus = createBus()
  const listener = startListening(url, bus, failed)
  await listener.ready

  const notify = async (tx: Kysely<Rows>, news: readonly (News | 'lost')[]): Promise<void> => {
    for (const payload of printNotices(listener.node, news)) await raw`select pg_notify(${CHANNEL}, ${payload})`.execute(tx)
  }
  /** What is told goes out in order: one notice at a time, with all that came in between. */
  const outbox = gather(
    async (news: readonly News[]) => {
      await notify(db, news)
      return news
    },
    () => null,
    LONGEST_NOTICE,
    () => {},
  )
  return composeStore(
    {
      db,
      kind: 'postgres',
      bus,
      now,
      notify,
    },
    {
      bus: {
        listen: bus.listen,
        tell: news => {
          bus.tell(news)
          void outbox.add(news).catch(failed)
        },
      },
      failed,
      backup: () => Promise.reject(new Error('this store is a PostgreSQL: back it up with pg_dump')),
      close: async () => {
        await outbox.settled()
        await listener.stop()
        await db.destroy()
      },
    },
  )
}
