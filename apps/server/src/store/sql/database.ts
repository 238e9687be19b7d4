/** Access to the database that SQLite and PostgreSQL share: transactions that publish notices after commit, and queries compiled once. */
import type { Millis } from '@tortuga/kit'
import type { RoomNotice } from '@tortuga/room'
import { CompiledQuery } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { LocalBus } from '../port/local-bus.ts'
import type { DatabaseKind } from './schema/migrations.ts'
import { retry } from './transactions/retry.ts'
import type { DatabaseSchema } from './schema/schema.ts'

export type SqlDatabase = {
  readonly db: Kysely<DatabaseSchema>
  readonly kind: DatabaseKind
  readonly bus: LocalBus
  /** For admin commands beside a running server, which does the background work. */
  readonly isShared: boolean
  /** The time for `touched` columns; clocks use the times that callers pass in. */
  now(): Millis
  /** Queries that send notices to other nodes when their transaction commits. 'lost' tells them to read everything again. */
  notifications(notices: readonly (RoomNotice | 'lost')[]): readonly CompiledQuery[]
}

/** Runs a transaction; repeats it after a deadlock, or while another process has locked the database. Every write goes through it. */
export const transact = <A>({ db }: SqlDatabase, work: (tx: Transaction<DatabaseSchema>) => Promise<A>): Promise<A> =>
  retry(() => db.transaction().execute(work))

/** Runs a transaction and publishes its notices after commit; a transaction that fails publishes nothing. */
export const transactAndPublish = async <A>(
  sql: SqlDatabase,
  work: (tx: Transaction<DatabaseSchema>, publish: (notice: RoomNotice | 'lost') => void) => Promise<A>,
): Promise<A> => {
  const { result, published } = await transact(sql, async tx => {
    const published: (RoomNotice | 'lost')[] = []
    const result = await work(tx, notice => published.push(notice))
    await runPipelined(tx, sql.notifications(published))
    return { result, published }
  })
  for (const notice of published) {
    if (notice === 'lost') sql.bus.lose()
    else sql.bus.publish(notice)
  }
  return result
}

/**
 * A transaction of two groups of queries; the second depends on how many rows each query of the first has changed. On PostgreSQL it takes two
 * round trips, because `begin` and `commit` travel with them: there, a commit after a failed query rolls back.
 */
export const transactPipelined = (
  sql: SqlDatabase,
  first: readonly CompiledQuery[],
  second: (counts: readonly number[]) => readonly CompiledQuery[],
): Promise<readonly number[]> => {
  if (sql.kind === 'sqlite')
    return transact(sql, async tx => {
      const counts = await runPipelined(tx, first)
      await runPipelined(tx, second(counts))
      return counts
    })
  return retry(() =>
    sql.db.connection().execute(async connection => {
      try {
        const [, ...counts] = await runPipelined(connection, [CompiledQuery.raw('begin'), ...first])
        await runPipelined(connection, [...second(counts), CompiledQuery.raw('commit')])
        return counts
      } catch (error) {
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {}) // a lost connection has rolled back
        throw error
      }
    }),
  )
}

/** Sends all queries of a connection in order without waiting for each result; returns the number of rows that each changed. */
export const runPipelined = (on: Kysely<DatabaseSchema>, queries: readonly CompiledQuery[]): Promise<readonly number[]> =>
  on.getExecutor().provideConnection(async connection => {
    const results = await Promise.allSettled(queries.map(query => connection.executeQuery(query)))
    return results.map(result => {
      if (result.status === 'rejected') throw result.reason
      return Number(result.value.numAffectedRows ?? 0)
    })
  })

const PLACEHOLDER = Symbol('placeholder')
type Placeholder = { readonly [PLACEHOLDER]: string }
const isPlaceholder = (value: unknown): value is Placeholder => typeof value === 'object' && value !== null && PLACEHOLDER in value

/** Compiles a frequent query once; each call only fills in the values. `build` gets an object of placeholders in their place. */
export const prepareQuery = <V extends object, R>(
  build: (values: V) => { compile(): CompiledQuery<R> },
): ((values: V) => CompiledQuery<R>) => {
  const placeholders = new Proxy({} as V, { get: (_, name): Placeholder => ({ [PLACEHOLDER]: String(name) }) })
  let compiled: CompiledQuery<R> | null = null
  return values => {
    compiled ??= build(placeholders).compile()
    return {
      ...compiled,
      parameters: compiled.parameters.map(value => (isPlaceholder(value) ? values[value[PLACEHOLDER] as keyof V] : value)),
    }
  }
}
