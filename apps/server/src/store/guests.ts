/** Players in the database: guests with tokens, links to further devices, blocks. Of tokens and links only hashes come here. */
import type { Transaction } from 'kysely'
import { deleteTables } from './lobby.ts'
import type { Rows } from './schema.ts'
import { change } from './sql.ts'
import type { Sql } from './sql.ts'
import { FORGOTTEN } from './store.ts'
import type { Guest, Guests } from './store.ts'

/** So many ids in one question. */
const AT_ONCE = 500

const asGuest = ({ id, name, barred }: Rows['guests']): Guest => ({ id, name, barred: barred === 1 })

/** Takes the guest's name off every seat and the guest out of tables that wait; gives the tables this changed. */
const leaveTables = async (tx: Transaction<Rows>, guest: string): Promise<readonly string[]> => {
  const waiting = tx.selectFrom('tables').select('id').where('status', '=', 'waiting')
  const left = await tx.deleteFrom('seats').where('player', '=', guest).where('match', 'in', waiting).returning('match').execute()
  const kept = await tx
    .updateTable('seats')
    .set({ name: FORGOTTEN, player: null, gone: 1, seen: null })
    .where('player', '=', guest)
    .returning('match')
    .execute()
  const opened = await tx.updateTable('tables').set({ opener: FORGOTTEN }).where('opener', '=', guest).returning('id').execute()
  const ids = [...new Set([...left, ...kept].map(({ match }) => match).concat(opened.map(({ id }) => id)))]
  if (ids.length === 0) return []
  await tx
    .updateTable('tables')
    .set(eb => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  const empty = await tx
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .where('id', 'not in', eb => eb.selectFrom('seats').select('match').where('match', 'in', ids).where('player', 'is not', null))
    .execute()
  await deleteTables(
    tx,
    empty.map(({ id }) => id),
  )
  return ids
}

export const openGuests = (sql: Sql): Guests => {
  const { db } = sql
  return {
    addGuest: (id, name, tokenHash) =>
      change(sql, async tx => {
        await tx.insertInto('guests').values({ id, name, barred: 0 }).execute()
        await tx.insertInto('tokens').values({ hash: tokenHash, guest: id }).execute()
      }),
    findGuest: async tokenHash => {
      const row = await db
        .selectFrom('tokens as t')
        .innerJoin('guests as g', 'g.id', 't.guest')
        .select(['g.id', 'g.name', 'g.barred'])
        .where('t.hash', '=', tokenHash)
        .executeTakeFirst()
      return row === undefined ? null : asGuest(row)
    },
    rename: async (id, name) => {
      await db.updateTable('guests').set({ name }).where('id', '=', id).execute()
    },
    addLink: async (linkHash, guest, expires) => {
      await db.insertInto('links').values({ hash: linkHash, guest, expires }).execute()
    },
    useLink: (linkHash, tokenHash, now) =>
      change(sql, async tx => {
        await tx.deleteFrom('links').where('expires', '<=', now).execute()
        const [link] = await tx.deleteFrom('links').where('hash', '=', linkHash).returning('guest').execute()
        if (link === undefined) return null
        const guest = await tx.selectFrom('guests').selectAll().where('id', '=', link.guest).executeTakeFirst()
        if (guest === undefined) return null
        await tx.insertInto('tokens').values({ hash: tokenHash, guest: guest.id }).execute()
        return asGuest(guest)
      }),
    forget: id =>
      change(sql, async (tx, tell) => {
        for (const table of await leaveTables(tx, id)) tell({ type: 'table', id: table })
        await tx.deleteFrom('tokens').where('guest', '=', id).execute()
        await tx.deleteFrom('links').where('guest', '=', id).execute()
        await tx
          .deleteFrom('blocks')
          .where(eb => eb.or([eb('guest', '=', id), eb('other', '=', id)]))
          .execute()
        await tx.deleteFrom('chat').where('player', '=', id).execute()
        await tx.deleteFrom('guests').where('id', '=', id).execute()
      }),
    bar: async (id, barred) => {
      const { numUpdatedRows } = await db
        .updateTable('guests')
        .set({ barred: Number(barred) })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    findUnwelcome: async ids => {
      const unwelcome: { id: string; isBarred: boolean }[] = []
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE)
        const rows = await db.selectFrom('guests').select(['id', 'barred']).where('id', 'in', some).execute()
        const barred = new Map(rows.map(row => [row.id, row.barred === 1]))
        for (const id of some) if (barred.get(id) !== false) unwelcome.push({ id, isBarred: barred.has(id) })
      }
      return unwelcome
    },
    setBlocked: async (guest, other, blocked) => {
      if (blocked)
        await db
          .insertInto('blocks')
          .values({ guest, other })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      else await db.deleteFrom('blocks').where('guest', '=', guest).where('other', '=', other).execute()
    },
    blockedBy: async guest =>
      (await db.selectFrom('blocks').select('other').where('guest', '=', guest).execute()).map(({ other }) => other),
  }
}
