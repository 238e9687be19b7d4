/** Maintenance of an SQL database: time, heartbeat, admin commands, counts, evidence of faults. */
import type { Millis } from '@tortuga/kit'
import { parseUnknown } from '@tortuga/wire'
import { sql as raw } from 'kysely'
import type { Transaction } from 'kysely'
import { deleteTables } from './tables.ts'
import { summarizeRows, selectTables } from './table-summaries.ts'
import { transactAndPublish } from './database.ts'
import type { SqlDatabase } from './database.ts'
import type { DatabaseSchema } from './schema/schema.ts'
import { HEARTBEAT_TIMEOUT, LONG_GAP } from '../port/store.ts'
import type { MaintenanceStore } from '../port/store.ts'

/** Nobody could play during a gap: clocks stood still, and nobody was absent or idle. */
const addGap = async (tx: Transaction<DatabaseSchema>, gap: Millis, now: Millis): Promise<void> => {
  /** Not later than now: this node may have written since the gap. */
  const later = (column: 'seen' | 'touched') =>
    raw<Millis>`case when ${raw.ref(column)} + ${gap} > ${now} then ${now} else ${raw.ref(column)} + ${gap} end`
  const playing = tx.selectFrom('tables').select('id').where('status', '=', 'playing')
  await tx
    .updateTable('matches')
    .set(eb => ({ since: eb('since', '+', gap), deadline: eb('deadline', '+', gap) }))
    .where('deadline', 'is not', null)
    .execute()
  await tx
    .updateTable('seats')
    .set({ seen: later('seen') })
    .where('match', 'in', playing)
    .execute()
  if (gap < LONG_GAP) return
  await tx
    .updateTable('tables')
    .set({ touched: later('touched') })
    .where('status', '=', 'waiting')
    .execute()
  await tx
    .updateTable('matches')
    .set({ touched: later('touched') })
    .where('id', 'in', playing)
    .execute()
  await tx
    .updateTable('tokens')
    .set({ seen: later('seen') })
    .execute()
}

export const openMaintenanceStore = (sql: SqlDatabase): Omit<MaintenanceStore, 'backup' | 'close' | 'settled'> => {
  const { db, kind, bus } = sql
  return {
    onGap: bus.onLost,
    databaseNow: async () => {
      if (kind === 'sqlite') return sql.now()
      const { rows } = await raw<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(
        db,
      )
      return rows[0]?.now ?? 0
    },
    heartbeat: now =>
      transactAndPublish(sql, async (tx, publish) => {
        const last = await tx
          .selectFrom('heartbeat')
          .select('at')
          .where('id', '=', 1)
          .$if(kind === 'postgres', query => query.forUpdate())
          .executeTakeFirstOrThrow()
        const gap = last.at === null ? 0 : now - last.at
        if (gap < -HEARTBEAT_TIMEOUT) return gap
        await tx.updateTable('heartbeat').set({ at: now }).where('id', '=', 1).execute()
        if (gap <= HEARTBEAT_TIMEOUT) return 0
        await addGap(tx, gap, now)
        publish('lost')
        return gap
      }),
    listAll: async (limit, offset) =>
      summarizeRows(
        db,
        await selectTables(db)
          .orderBy(eb => eb.fn.coalesce('m.halted', eb.lit(0)), 'desc')
          .orderBy('t.created', 'desc')
          .orderBy('t.id')
          .limit(limit)
          .offset(offset)
          .execute(),
      ),
    listFinished: async (before, limit) => {
      const rows = await db
        .selectFrom('matches as m')
        .innerJoin('tables as t', 't.id', 'm.id')
        .select('m.id')
        .where('t.status', '=', 'over')
        .where('m.touched', '<', before)
        .orderBy('m.touched')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    deleteMatch: id =>
      transactAndPublish(sql, async (tx, publish) => {
        const found = await tx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()
        if (found === undefined) return false
        await deleteTables(tx, [id])
        publish({ type: 'table', id })
        return true
      }),
    countMatches: async () => {
      const rows = await db
        .selectFrom('tables as t')
        .leftJoin('matches as m', 'm.id', 't.id')
        .select(['t.status', 'm.halted'])
        .select(eb => eb.fn.countAll().as('count'))
        .groupBy(['t.status', 'm.halted'])
        .execute()
      const counts = { waiting: 0, playing: 0, over: 0, halted: 0 }
      for (const { status, halted, count } of rows) counts[halted === 1 ? 'halted' : status] += Number(count)
      return counts
    },
    findEvidence: async id => {
      const row = await db.selectFrom('evidence').selectAll().where('match', '=', id).executeTakeFirst()
      return row === undefined ? null : { version: row.version, input: parseUnknown(row.input), error: row.error }
    },
    retry: (id, now) =>
      transactAndPublish(sql, async (tx, publish) => {
        const retried = await tx
          .updateTable('matches')
          // A deadline makes the server read the match again. The clocks have stood still since the last question.
          .set(eb => ({ halted: 0, deadline: now, since: eb.case().when('since', 'is', null).then(null).else(now).end() }))
          .where('id', '=', id)
          .where('halted', '=', 1)
          .executeTakeFirst()
        if (retried.numUpdatedRows === 0n) return false
        publish({ type: 'table', id })
        return true
      }),
    findSchema: async () => {
      const { rows } = await raw<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db)
      return rows[0]?.name ?? ''
    },
    isReady: async () => {
      try {
        await raw`select 1`.execute(db)
        return true
      } catch {
        return false
      }
    },
  }
}
