/** Tables in an SQL database: opening, seating, beginning, listing, closing. */
import { parseJson, parseUnknown, settingsSchema } from '@tortuga/wire'
import { range } from '@tortuga/kit'
import type { MatchStart } from '@tortuga/room'
import { sql as raw } from 'kysely'
import type { Transaction } from 'kysely'
import { parseSeries, printClocks, printHeader, printPlayers } from './codec.ts'
import { printMatch, printState } from './transactions/guard.ts'
import { summarizeRows, selectTables } from './table-summaries.ts'
import type { DatabaseSchema } from './schema/schema.ts'
import type { SqlDatabase } from './database.ts'
import type { ShareCommit } from './shared-commits.ts'
import type { Occupant, TableStore, StoredTable } from '../port/store.ts'

/** Replaces all occupied seats of a table. Players who keep their seat keep their last-seen time until the match begins; then all of them have as much time to appear. */
const replaceOccupants = async (
  tx: Transaction<DatabaseSchema>,
  id: string,
  occupants: readonly (Occupant | null)[],
  now: number,
  isBeginning: boolean,
): Promise<void> => {
  const before = await tx.deleteFrom('seats').where('match', '=', id).returning(['seat', 'player', 'seen']).execute()
  const seenOf = (player: string, seat: number): number | null => {
    const kept = isBeginning ? undefined : before.find(row => row.seat === seat && row.player === player)
    return kept === undefined ? now : kept.seen
  }
  const rows = occupants.flatMap((occupant, seat) =>
    occupant === null
      ? []
      : [
          {
            match: id,
            seat,
            ...occupant,
            ready: Number(occupant.ready),
            gone: 0,
            seen: occupant.player === null ? null : seenOf(occupant.player, seat),
          },
        ],
  )
  if (rows.length > 0) await tx.insertInto('seats').values(rows).execute()
}

const beginMatch = async (
  tx: Transaction<DatabaseSchema>,
  id: string,
  { header, first, match, clocks, deadline }: MatchStart,
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
      result: null,
    })
    .execute()
  await tx
    .insertInto('entries')
    .values({
      match: id,
      version: 0,
      key: null,
      entry: null,
      events: JSON.stringify(first.events),
      state: printState(first.state, match.rules),
    })
    .execute()
}

/** Deletes all rows of these tables. */
export const deleteTables = async (tx: Transaction<DatabaseSchema>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.deleteFrom('tables').where('id', 'in', ids).execute()
  await tx.deleteFrom('matches').where('id', 'in', ids).execute()
  for (const part of ['seats', 'former_owners', 'entries', 'packs', 'pack_chunks', 'chat', 'evidence', 'block_places'] as const)
    await tx.deleteFrom(part).where('match', 'in', ids).execute()
}

const rowOf = ({ settings, options, occupants, rematchOf, series, ...table }: StoredTable) => ({
  ...table,
  options: JSON.stringify(options),
  settings: JSON.stringify(settings),
  listed: Number(settings.listed),
  spectators: Number(settings.spectators),
  chairs: occupants.length,
  rematch_of: rematchOf,
  revision: 0,
  header: null,
  series: series === null ? null : JSON.stringify(series),
})

export const openTableStore = (sql: SqlDatabase, share: ShareCommit): TableStore => {
  const { db } = sql
  const readSeats = (id: string) => db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute()

  return {
    openTable: table =>
      share(table.id, async (tx, publish) => {
        const added = await tx
          .insertInto('tables')
          .values(rowOf(table))
          .onConflict(conflict => conflict.column('rematch_of').doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows === 0n) return false
        await replaceOccupants(tx, table.id, table.occupants, table.touched, false)
        publish({ type: 'table', id: table.id })
        return true
      }),
    findTable: async id => {
      const row = await selectTables(db)
        .select(['t.options', 't.opener', 't.secret', 't.commitment', 't.rematch_of', 't.revision', 't.series'])
        .where('t.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const seats = await readSeats(id)
      const occupantOf = (seat: number): Occupant | null => {
        const row = seats.find(each => each.seat === seat)
        if (row === undefined) return null
        const { player, name, bot, contribution } = row
        return { player, name, bot, contribution, ready: bot !== null || row.ready === 1 }
      }
      const { game, opener, secret, commitment, status, created, touched } = row
      const [options, settings] = [parseUnknown(row.options), parseJson(settingsSchema, row.settings)]
      const occupants = range(row.chairs).map(occupantOf)
      const [rematchOf, series] = [row.rematch_of, parseSeries(row.series)]
      const table = { id, game, options, settings, opener, occupants, secret, commitment, status, created, touched, rematchOf, series }
      return { table, revision: row.revision }
    },
    changeSeats: (id, revision, occupants, beginning) =>
      share(id, async (tx, publish) => {
        const now = sql.now()
        const begun = beginning === null ? {} : { status: 'playing' as const, header: printHeader(beginning.header) }
        const updated = await tx
          .updateTable('tables')
          .set({ revision: revision + 1, touched: now, ...begun })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .where('status', '=', 'waiting')
          .executeTakeFirst()
        if (updated.numUpdatedRows === 0n) return false
        await replaceOccupants(tx, id, occupants, now, beginning !== null)
        if (beginning !== null) await beginMatch(tx, id, beginning, now)
        publish({ type: 'table', id })
        return true
      }),
    removeTable: id =>
      share(id, async (tx, publish) => {
        const removed = await tx.deleteFrom('tables').where('id', '=', id).where('status', '=', 'waiting').executeTakeFirst()
        if (removed.numDeletedRows === 0n) return false
        await deleteTables(tx, [id])
        publish({ type: 'table', id })
        return true
      }),
    listOpen: async (limit, since) =>
      summarizeRows(
        db,
        await selectTables(db)
          .where('t.status', '=', 'waiting')
          .where('t.listed', '=', 1)
          .where(eb =>
            eb(eb.selectFrom('seats as s').select(eb.fn.countAll().as('n')).whereRef('s.match', '=', 't.id'), '<', eb.ref('t.chairs')),
          )
          .where(eb =>
            eb.or([
              eb('t.touched', '>', since),
              eb.exists(eb.selectFrom('seats as s').select('s.seat').whereRef('s.match', '=', 't.id').where('s.seen', '>', since)),
            ]),
          )
          .orderBy('t.created', 'desc')
          .limit(limit)
          .execute(),
      ),
    listWatchable: async limit =>
      summarizeRows(
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
    listTablesOf: async (player, limit) =>
      summarizeRows(
        db,
        await selectTables(db)
          .where('t.id', 'in', eb => eb.selectFrom('seats').select('match').where('player', '=', player))
          .orderBy('touched', 'desc')
          .orderBy('t.id')
          .limit(limit)
          .execute(),
        player,
      ),
    countTablesOf: async player => {
      const waiting = await db
        .selectFrom('tables')
        .select(eb => eb.fn.countAll().as('count'))
        .where('opener', '=', player)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow()
      const playing = await db
        .selectFrom('seats as s')
        .innerJoin('tables as t', 't.id', 's.match')
        .select(eb => eb.fn.countAll().as('count'))
        .where('s.player', '=', player)
        .where('t.status', '=', 'playing')
        .executeTakeFirstOrThrow()
      return { waiting: Number(waiting.count), playing: Number(playing.count) }
    },
    findRematch: async id => (await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst())?.id ?? null,
    setLeft: (id, seat, left) =>
      share(id, async (tx, publish) => {
        await tx
          .updateTable('seats')
          .set({ gone: Number(left) })
          .where('match', '=', id)
          .where('seat', '=', seat)
          .execute()
        publish({ type: 'table', id })
      }),
    readLeft: async id => {
      const table = await db.selectFrom('tables').select('chairs').where('id', '=', id).executeTakeFirst()
      const seats = await readSeats(id)
      return range(table?.chairs ?? 0).map(seat => seats.some(row => row.seat === seat && row.gone === 1))
    },
    findGivenSeat: async (id, player) => {
      const former = db.selectFrom('former_owners').select('seat').where('match', '=', id).where('player', '=', player)
      return (await former.orderBy('until', 'desc').executeTakeFirst())?.seat ?? null
    },
    findUnfinished: async ids => {
      const rows = await db.selectFrom('tables').select('id').where('id', 'in', ids).where('status', '<>', 'over').execute()
      return rows.map(({ id }) => id)
    },
    listIdle: async (before, limit) =>
      db
        .selectFrom('tables as t')
        .leftJoin('matches as m', 'm.id', 't.id')
        .select(['t.id', 't.status'])
        .where('t.status', 'in', ['waiting', 'playing'])
        .where(eb => eb.fn.coalesce('m.halted', eb.lit(0)), '=', 0)
        .where(raw<number>`coalesce(m.touched, t.touched) + coalesce(m.deadline - m.since, 0) * t.chairs`, '<', before)
        .orderBy('t.created')
        .limit(limit)
        .execute(),
  }
}
