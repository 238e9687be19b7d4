/** Tables in the database: opened, filled, begun, listed, closed. */
import { upTo } from '@tortuga/kit'
import type { Beginning, Settings } from '@tortuga/room'
import type { Transaction } from 'kysely'
import { printClocks, printHeader, printMatch, printPlayers } from './codec.ts'
import { listRows, selectTables } from './listing.ts'
import type { Rows } from './schema.ts'
import { change } from './sql.ts'
import type { Sql } from './sql.ts'
import type { Chair, Lobby, Table } from './store.ts'

/** Puts these in the chairs, whoever sat there before. */
const fillChairs = async (tx: Transaction<Rows>, id: string, chairs: readonly (Chair | null)[], now: number): Promise<void> => {
  await tx.deleteFrom('seats').where('match', '=', id).execute()
  const rows = chairs.flatMap((chair, seat) =>
    chair === null ? [] : [{ match: id, seat, ...chair, gone: 0, seen: chair.player === null ? null : now }],
  )
  if (rows.length > 0) await tx.insertInto('seats').values(rows).execute()
}

const beginMatch = async (
  tx: Transaction<Rows>,
  id: string,
  { header, first, match, clocks, deadline }: Beginning,
  now: number,
): Promise<void> => {
  await tx
    .insertInto('matches')
    .values({
      id,
      version: 0,
      match: printMatch(match),
      players: printPlayers(header.players),
      ...printClocks(clocks),
      deadline,
      halted: 0,
      packing: 0,
      touched: now,
    })
    .execute()
  await tx
    .insertInto('entries')
    .values({ match: id, version: 0, key: null, entry: null, events: JSON.stringify(first.events), state: JSON.stringify(first.state) })
    .execute()
}

/** Removes every row of these tables. */
export const deleteTables = async (tx: Transaction<Rows>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.deleteFrom('tables').where('id', 'in', ids).execute()
  await tx.deleteFrom('matches').where('id', 'in', ids).execute()
  for (const part of ['seats', 'entries', 'packs', 'chat', 'evidence'] as const)
    await tx.deleteFrom(part).where('match', 'in', ids).execute()
}

const rowOf = ({ settings, options, chairs, rematchOf, ...table }: Table) => ({
  ...table,
  options: JSON.stringify(options),
  settings: JSON.stringify(settings),
  listed: Number(settings.listed),
  spectators: Number(settings.spectators),
  chairs: chairs.length,
  rematch_of: rematchOf,
  revision: 0,
  header: null,
})

export const openLobby = (sql: Sql): Lobby => {
  const { db } = sql
  const readSeats = (id: string) => db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute()

  return {
    openTable: table =>
      change(sql, async (tx, tell) => {
        const added = await tx
          .insertInto('tables')
          .values(rowOf(table))
          .onConflict(conflict => conflict.column('rematch_of').doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows === 0n) return false
        await fillChairs(tx, table.id, table.chairs, table.touched)
        tell({ type: 'table', id: table.id })
        return true
      }),
    findTable: async id => {
      const row = await selectTables(db)
        .select(['t.options', 't.opener', 't.secret', 't.commitment', 't.rematch_of', 't.revision'])
        .where('t.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const seats = await readSeats(id)
      const chairOf = (chair: number): Chair | null => {
        const taken = seats.find(({ seat }) => seat === chair)
        return taken === undefined ? null : { player: taken.player, name: taken.name, bot: taken.bot, contribution: taken.contribution }
      }
      const { game, opener, secret, commitment, status, created, touched } = row
      const [options, settings] = [JSON.parse(row.options) as unknown, JSON.parse(row.settings) as Settings]
      const chairs = upTo(row.chairs).map(chairOf)
      const table = { id, game, options, settings, opener, chairs, secret, commitment, status, created, touched, rematchOf: row.rematch_of }
      return { table, revision: row.revision }
    },
    seatTable: (id, revision, chairs, beginning) =>
      change(sql, async (tx, tell) => {
        const now = sql.now()
        const begun = beginning === null ? {} : { status: 'playing' as const, header: printHeader(beginning.header) }
        const taken = await tx
          .updateTable('tables')
          .set({ revision: revision + 1, touched: now, ...begun })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .where('status', '=', 'waiting')
          .executeTakeFirst()
        if (taken.numUpdatedRows === 0n) return false
        await fillChairs(tx, id, chairs, now)
        if (beginning !== null) await beginMatch(tx, id, beginning, now)
        tell({ type: 'table', id })
        return true
      }),
    removeTable: id =>
      change(sql, async (tx, tell) => {
        const removed = await tx.deleteFrom('tables').where('id', '=', id).where('status', '=', 'waiting').executeTakeFirst()
        if (removed.numDeletedRows === 0n) return
        await deleteTables(tx, [id])
        tell({ type: 'table', id })
      }),
    listOpen: async limit =>
      listRows(
        db,
        await selectTables(db)
          .where('t.status', '=', 'waiting')
          .where('t.listed', '=', 1)
          .orderBy('t.created', 'desc')
          .limit(limit)
          .execute(),
      ),
    listWatchable: async limit =>
      listRows(
        db,
        await selectTables(db)
          .where('t.status', '=', 'playing')
          .where('t.listed', '=', 1)
          .where('t.spectators', '=', 1)
          .where('m.halted', '=', 0)
          .orderBy('t.created', 'desc')
          .limit(limit)
          .execute(),
      ),
    listOf: async (player, limit) =>
      listRows(
        db,
        await selectTables(db)
          .where('t.id', 'in', eb => eb.selectFrom('seats').select('match').where('player', '=', player))
          .orderBy('touched', 'desc')
          .orderBy('t.id')
          .limit(limit)
          .execute(),
        player,
      ),
    countWaitingOf: async player => {
      const counted = await db
        .selectFrom('tables')
        .select(eb => eb.fn.countAll().as('count'))
        .where('opener', '=', player)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return Number(counted.count)
    },
    findRematch: async id => (await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst())?.id ?? null,
    setLeft: (id, seat, left) =>
      change(sql, async (tx, tell) => {
        await tx
          .updateTable('seats')
          .set({ gone: Number(left) })
          .where('match', '=', id)
          .where('seat', '=', seat)
          .execute()
        tell({ type: 'table', id })
      }),
    hasLeft: async id => {
      const table = await db.selectFrom('tables').select('chairs').where('id', '=', id).executeTakeFirst()
      const seats = await readSeats(id)
      return upTo(table?.chairs ?? 0).map(chair => seats.some(({ seat, gone }) => seat === chair && gone === 1))
    },
    listIdle: async (before, limit) =>
      db
        .selectFrom('tables as t')
        .leftJoin('matches as m', 'm.id', 't.id')
        .select(['t.id', 't.status'])
        .where('t.status', 'in', ['waiting', 'playing'])
        .where(eb => eb.fn.coalesce('m.halted', eb.lit(0)), '=', 0)
        .where(eb => eb.fn.coalesce('m.touched', 't.touched'), '<', before)
        .orderBy('t.created')
        .limit(limit)
        .execute(),
  }
}
