/** What both databases share: one query text, transactions whose news are told once they are stored, and queries that are compiled once. */
import type { Millis } from '@tortuga/kit'
import type { News } from '@tortuga/room'
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import type { LocalBus } from './bus.ts'
import type { Kind } from './migrations.ts'
import type { Rows } from './schema.ts'

export type Sql = {
  readonly db: Kysely<Rows>
  readonly kind: Kind
  readonly bus: LocalBus
  /** For how long ago things were touched; clocks go by the times that are handed in. */
  now(): Millis
  /** Within a transaction: other nodes hear this when it is stored. 'lost' is for everything at once. */
  notify(tx: Transaction<Rows>, news: readonly (News | 'lost')[]): Promise<void>
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
const TRIES = 5

/** One transaction; done again where two of them waited for each other. */
export const transact = async <A>({ db }: Sql, work: (tx: Transaction<Rows>) => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error
    }
  }
}

/** One transaction. What it tells is heard by everybody once it is stored, and by nobody if it is not. */
export const change = async <A>(sql: Sql, work: (tx: Transaction<Rows>, tell: (news: News | 'lost') => void) => Promise<A>): Promise<A> => {
  const { made, told } = await transact(sql, async tx => {
    const told: (News | 'lost')[] = []
    const made = await work(tx, news => told.push(news))
    if (told.length > 0) await sql.notify(tx, told)
    return { made, told }
  })
  for (const news of told) {
    if (news === 'lost') sql.bus.lose()
    else sql.bus.tell(news)
  }
  return made
}

/** Runs compiled queries within a transaction, in this order, without waiting for one before the next is sent; gives how many rows each changed. */
export const runAll = (tx: Transaction<Rows>, queries: readonly CompiledQuery[]): Promise<readonly number[]> =>
  tx.getExecutor().provideConnection(async connection => {
    const results = await Promise.allSettled(queries.map(query => connection.executeQuery(query)))
    return results.map(result => {
      if (result.status === 'rejected') throw result.reason
      return Number(result.value.numAffectedRows ?? 0)
    })
  })

const IS_GIVEN = Symbol('given')
type Given = { readonly [IS_GIVEN]: string }
const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null && IS_GIVEN in value

/** Compiles a query once, for the busiest paths; what is built from `given` is put in at each call. */
export const prepare = <V extends object, R>(build: (given: V) => { compile(): CompiledQuery<R> }): ((values: V) => CompiledQuery<R>) => {
  const given = new Proxy({} as V, { get: (_, name): Given => ({ [IS_GIVEN]: String(name) }) })
  let compiled: CompiledQuery<R> | null = null
  return values => {
    compiled ??= build(given).compile()
    return { ...compiled, parameters: compiled.parameters.map(value => (isGiven(value) ? values[value[IS_GIVEN] as keyof V] : value)) }
  }
}
