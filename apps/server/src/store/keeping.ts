/** What a host and the clocks need of the database: time, the heartbeat, counts, evidence. */
import { sql as raw } from 'kysely'
import { deleteTables } from './lobby.ts'
import { listRows, selectTables } from './listing.ts'
import { change } from './sql.ts'
import type { Sql } from './sql.ts'
import { LONGEST_SILENCE } from './store.ts'
import type { Keeping } from './store.ts'

export const openKeeping = (sql: Sql): Omit<Keeping, 'backup' | 'close' | 'settled'> => {
  const { db, kind, bus } = sql
  return {
    onLost: bus.onLost,
    databaseNow: async () => {
      if (kind === 'sqlite') return sql.now()
      const { rows } = await raw<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(
        db,
      )
      return rows[0]?.now ?? 0
    },
    beat: now =>
      change(sql, async (tx, tell) => {
        const last = await tx
          .selectFrom('heartbeat')
          .select('at')
          .where('id', '=', 1)
          .$if(kind === 'postgres', query => query.forUpdate())
          .executeTakeFirstOrThrow()
        await tx.updateTable('heartbeat').set({ at: now }).where('id', '=', 1).execute()
        const gap = last.at === null ? 0 : now - last.at
        if (gap <= LONGEST_SILENCE) return 0
        await tx
          .updateTable('matches')
          .set(eb => ({ since: eb('since', '+', gap), deadline: eb('deadline', '+', gap) }))
          .where('deadline', 'is not', null)
          .execute()
        tell('lost')
        return gap
      }),
    listAll: async (limit, offset) =>
      listRows(db, await selectTables(db).orderBy('t.created', 'desc').orderBy('t.id').limit(limit).offset(offset).execute()),
    deleteMatch: id =>
      change(sql, async (tx, tell) => {
        const found = await tx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()
        if (found === undefined) return false
        await deleteTables(tx, [id])
        tell({ type: 'table', id })
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
      return row === undefined ? null : { version: row.version, input: JSON.parse(row.input) as unknown, error: row.error }
    },
    unhalt: id =>
      change(sql, async (tx, tell) => {
        await tx.updateTable('matches').set({ halted: 0 }).where('id', '=', id).execute()
        tell({ type: 'table', id })
      }),
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
