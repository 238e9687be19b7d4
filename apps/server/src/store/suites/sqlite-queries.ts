/** Looks behind a SQLite store: reads its file and records its statements. */
import { DatabaseSync } from '@photostructure/sqlite'
import { SqliteDriver } from 'kysely'
import type { DatabaseConnection } from 'kysely'
import { expect, vi } from 'vitest'

/** Queries a database file directly. */
export const queryFile = (file: string, text: string, ...values: readonly (string | Uint8Array)[]): readonly Record<string, unknown>[] => {
  const connection = new DatabaseSync(file)
  try {
    return connection.prepare(text).all(...values) as Record<string, unknown>[]
  } finally {
    connection.close()
  }
}

/** A statement, the rows that it returned and changed, and the bytes of its values. */
export type RecordedQuery = { readonly text: string; readonly rows: number; readonly changed: number; readonly bytes: number }

const bytesOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Uint8Array ? Buffer.byteLength(value) : value === null ? 0 : 8

/** Records the statements of all SQLite stores, until `stop`. */
export const recordQueries = () => {
  let queries: RecordedQuery[] = []
  const acquire = SqliteDriver.prototype.acquireConnection
  const spy = vi.spyOn(SqliteDriver.prototype, 'acquireConnection').mockImplementation(async function (this: SqliteDriver) {
    const connection = await acquire.call(this)
    const executeQuery: DatabaseConnection['executeQuery'] = async query => {
      const result = await connection.executeQuery(query)
      queries.push({
        text: query.sql,
        rows: result.rows.length,
        changed: Number(result.numAffectedRows ?? 0n),
        bytes: query.parameters.reduce((sum: number, value) => sum + bytesOf(value), 0),
      })
      return result as never
    }
    return { executeQuery, streamQuery: () => expect.unreachable('no query is streamed') }
  })
  return {
    /** The statements since the last call. */
    take: (): readonly RecordedQuery[] => {
      const taken = queries
      queries = []
      return taken
    },
    stop: () => {
      spy.mockRestore()
      return queries
    },
  }
}
