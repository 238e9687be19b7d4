/** Matches in an SQL database: reading them at any version, appending entries, chat, halting. */
import * as v from 'valibot'
import { parseJson, parseUnknown, settingsSchema } from '@tortuga/wire'
import { range } from '@tortuga/kit'
import type { MatchStore, WaitingTable } from '@tortuga/room'
import { sql as raw } from 'kysely'
import type { Kysely } from 'kysely'
import { openEntryWriter } from './append.ts'
import { containsPersonName, parseClocks, parseHeader, parsePlayers, parseSeries, parseStored } from './codec.ts'
import type { OwnerRow } from './codec.ts'
import { parseMatch } from './transactions/guard.ts'
import { createEntryReader } from './entries.ts'
import { startPacker } from './packing.ts'
import type { DatabaseSchema, SeatRow } from './schema/schema.ts'
import { openLastSeen } from './last-seen.ts'
import { transact, transactAndPublish, prepareQuery } from './database.ts'
import type { SqlDatabase } from './database.ts'
import { seriesBySeat } from '../port/series.ts'
import { CHAT_HISTORY_LIMIT, FORGOTTEN_NAME } from '../port/store.ts'

const bySeat = (rows: readonly SeatRow[], seats: number): readonly (SeatRow | null)[] =>
  range(seats).map(seat => rows.find(row => row.seat === seat) ?? null)

const readSeats = (db: Kysely<DatabaseSchema>, id: string): Promise<SeatRow[]> =>
  db.selectFrom('seats').selectAll().where('match', '=', id).execute()

/** The owners of all seats, present and former. */
const readOwners = (db: Kysely<DatabaseSchema>, id: string): Promise<readonly OwnerRow[]> =>
  db
    .selectFrom('seats')
    .select(['seat', 'player', 'name', raw<number | null>`cast(null as integer)`.as('until')])
    .where('match', '=', id)
    .unionAll(db.selectFrom('former_owners').select(['seat', 'player', 'name', 'until']).where('match', '=', id))
    .execute()

const presentOwners = (owners: readonly OwnerRow[], seats: number): readonly (OwnerRow | null)[] =>
  range(seats).map(seat => owners.find(owner => owner.seat === seat && owner.until === null) ?? null)

type SqlMatchStore = MatchStore & { settled(): Promise<void>; stop(): Promise<void> }

/** `onError` gets errors of packing and of storing last-seen times. */
export const openMatchStore = (sql: SqlDatabase, onError: (error: unknown) => void): SqlMatchStore => {
  const { db } = sql
  const packer = sql.isShared ? null : startPacker(sql, onError)
  const lastSeen = openLastSeen(sql, onError)
  const { resolveState, readStep, readBetween, findAnswer } = createEntryReader(db)
  const { append, settled } = openEntryWriter(sql, { onEnd: id => packer?.add(id), findAnswer })

  const readHead = prepareQuery(({ id }: { id: string }) =>
    db
      .selectFrom('matches as m')
      .innerJoin('tables as t', 't.id', 'm.id')
      .innerJoin('entries as e', join => join.onRef('e.match', '=', 'm.id').onRef('e.version', '=', 'm.version'))
      .select(['t.header', 't.settings', 'm.match', 'm.players', 'm.since', 'm.time_left', 'm.deadline', 'm.halted', 'e.state'])
      .where('m.id', '=', id),
  )

  return {
    append,
    readMatch: async id => {
      const [row] = (await db.executeQuery(readHead({ id }))).rows
      if (row === undefined || row.header === null) return null
      const all = await readOwners(db, id) // after the match, so that they are not older than it
      const header = parseHeader(row.header, all)
      const owners = presentOwners(all, header.seats)
      return {
        header,
        settings: parseJson(settingsSchema, row.settings),
        match: { ...parseMatch(row.match), state: await resolveState(id, row.state) },
        players: parsePlayers(
          row.players,
          owners.map(owner => owner?.name ?? FORGOTTEN_NAME),
        ),
        owners: owners.map(owner => owner?.player ?? null),
        clocks: parseClocks(row),
        deadline: row.deadline,
        halted: row.halted === 1,
      }
    },
    readWaiting: async id => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).where('status', '=', 'waiting').executeTakeFirst()
      if (row === undefined) return null
      const seats = bySeat(await readSeats(db, id), row.chairs)
      const waiting: WaitingTable = {
        game: row.game,
        options: parseUnknown(row.options),
        settings: parseJson(settingsSchema, row.settings),
        commitment: row.commitment,
        seats: seats.map(seat => seat && { name: seat.name, bot: seat.bot }),
        ready: seats.map(seat => seat !== null && (seat.bot !== null || seat.ready === 1)),
        series: seriesBySeat(
          parseSeries(row.series),
          seats.map(seat => seat && { ...seat, ready: seat.ready === 1 }),
        ),
      }
      return waiting
    },
    avatars: async id => {
      const table = await db.selectFrom('tables').select('chairs').where('id', '=', id).executeTakeFirst()
      const rows = await db
        .selectFrom('seats as s')
        .innerJoin('guests as g', 'g.id', 's.player')
        .select(['s.seat', 'g.avatar'])
        .where('s.match', '=', id)
        .execute()
      return range(table?.chairs ?? 0).map(seat => rows.find(row => row.seat === seat)?.avatar ?? null)
    },
    findByKey: findAnswer,
    entriesBetween: async (id, after, last) => {
      const rows = await readBetween(id, Math.max(0, after), last)
      const owners = rows.some(({ entry }) => containsPersonName(entry)) ? await readOwners(db, id) : []
      return rows.map(row => parseStored(row, owners))
    },
    stepAt: readStep,
    halt: (id, { version, input, error }) =>
      transactAndPublish(sql, async (tx, publish) => {
        const match = await tx.selectFrom('matches').select('halted').where('id', '=', id).executeTakeFirst()
        if (match === undefined) return
        const evidence = { version, input: JSON.stringify(input ?? null), error }
        await tx.updateTable('matches').set({ halted: 1 }).where('id', '=', id).execute()
        await tx
          .insertInto('evidence')
          .values({ match: id, ...evidence })
          .onConflict(conflict => (match.halted === 1 ? conflict.doNothing() : conflict.column('match').doUpdateSet(evidence)))
          .execute()
        publish({ type: 'table', id })
      }),
    dueMatches: async (now, limit, skip = 0) => {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('deadline', '<=', now)
        .where('halted', '=', 0)
        .orderBy('deadline')
        .limit(limit)
        .offset(skip)
        .execute()
      return rows.map(({ id }) => id)
    },
    addChat: (id, { player, seat, text, at }) =>
      transact(sql, async tx => {
        await tx
          .insertInto('chat')
          .values({ match: id, player, seat, text: JSON.stringify(text), at })
          .execute()
        await tx
          .deleteFrom('chat')
          .where('match', '=', id)
          .where('n', '<=', eb =>
            eb.selectFrom('chat').select('n').where('match', '=', id).orderBy('n', 'desc').limit(1).offset(CHAT_HISTORY_LIMIT),
          )
          .execute()
      }),
    chat: async id => {
      const rows = await db.selectFrom('chat').selectAll().where('match', '=', id).orderBy('n', 'desc').limit(CHAT_HISTORY_LIMIT).execute()
      return rows.reverse().map(({ player, seat, text, at }) => ({ player, seat, text: parseJson(v.string(), text), at }))
    },
    lastSeen: async id => {
      const table = await db.selectFrom('tables').select('chairs').where('id', '=', id).executeTakeFirst()
      return bySeat(await readSeats(db, id), table?.chairs ?? 0).map(seat => {
        if (seat === null || seat.gone === 1 || seat.player === null) return null
        return lastSeen.find(id, seat.seat) ?? seat.seen
      })
    },
    markSeen: lastSeen.see,
    settled: async () => {
      await lastSeen.settled()
      await settled()
      await packer?.settled()
    },
    stop: async () => {
      await lastSeen.stop()
      await settled()
      await packer?.stop()
    },
  }
}
