/** Group commit for opening tables, sitting down and new guests: writes that arrive while others are being stored share the next transaction. */
import type { RoomNotice } from '@tortuga/room'
import type { Transaction } from 'kysely'
import { transactAndPublish } from './database.ts'
import type { SqlDatabase } from './database.ts'
import { createGroupCommit } from './transactions/group-commit.ts'
import type { DatabaseSchema } from './schema/schema.ts'

/** Maximum writes per transaction. */
const MAX_BATCH = 64

type Work<A> = (tx: Transaction<DatabaseSchema>, publish: (notice: RoomNotice | 'lost') => void) => Promise<A>
/** `row` is the id of the table or guest that the write changes. */
type SharedWrite = { readonly row: string; readonly work: Work<unknown> }
type WriteResult = { readonly value: unknown } | { readonly error: unknown }

/** Runs a write in a transaction that it may share. `row` is the id of the table or guest that it changes. */
export type ShareCommit = <A>(row: string, work: Work<A>) => Promise<A>

/** One write breaks a constraint, such as a second table with the same id: the others can be stored without it. */
const isConstraint = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('sqliteCodeName' in error) return String(error.sqliteCodeName).startsWith('SQLITE_CONSTRAINT')
  return 'code' in error && String(error.code).startsWith('23')
}

export const createSharedCommits = (sql: SqlDatabase): { readonly share: ShareCommit; settled(): Promise<void> } => {
  /**
   * The writes change different rows, so their queries may be sent side by side, in the order of the rows, so that two nodes never deadlock. All
   * are awaited: one that went on after the rollback would be stored.
   */
  const runTogether = (batch: readonly SharedWrite[]): Promise<readonly WriteResult[]> =>
    transactAndPublish(sql, async (tx, publish) => {
      const inOrder = batch.toSorted((one, other) => (one.row < other.row ? -1 : 1))
      const results = new Map<SharedWrite, WriteResult>()
      const started = inOrder.map(async write => results.set(write, { value: await write.work(tx, publish) }))
      const settled = await Promise.allSettled(started)
      const errors: readonly unknown[] = settled.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
      if (errors.length > 0) throw errors.find(isConstraint) ?? errors[0] // PostgreSQL rejects every query after the first error
      return batch.map(write => results.get(write) ?? { value: undefined })
    })
  const runAlone = (write: SharedWrite): Promise<WriteResult> =>
    runTogether([write]).then(
      ([result]) => result ?? { value: undefined },
      (error: unknown) => ({ error }),
    )

  const { add, settled } = createGroupCommit(
    async (batch: readonly SharedWrite[]): Promise<readonly WriteResult[]> => {
      try {
        return await runTogether(batch)
      } catch (error) {
        if (batch.length === 1 || !isConstraint(error)) throw error
        return Promise.all(batch.map(runAlone))
      }
    },
    ({ row }) => row,
    MAX_BATCH,
    () => {},
  )
  return {
    share: async <A>(row: string, work: Work<A>): Promise<A> => {
      const result = await add({ row, work })
      if ('error' in result) throw result.error
      return result.value as A
    },
    settled,
  }
}
