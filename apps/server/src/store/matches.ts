/** Matches in the database: opened, looked at in any version, talked at, halted. */
import { upTo } from '@tortuga/kit'
import type { GameTypes, Step } from '@tortuga/kit'
import type { MatchStore, Settings, Waiting } from '@tortuga/room'
import type { Kysely } from 'kysely'
import { openAppend } from './append.ts'
import { namesSomebody, parseClocks, parseHeader, parseMatch, parsePlayers, parseStored } from './codec.ts'
import type { Names } from './codec.ts'
import { startPacker, unpack } from './packing.ts'
import type { EntryRow, Rows, SeatRow } from './schema.ts'
import { openSeeing } from './seeing.ts'
import { change, prepare } from './sql.ts'
import type { Sql } from './sql.ts'
import { CHAT_KEPT } from './store.ts'

const bySeat = (rows: readonly SeatRow[], seats: number): readonly (SeatRow | null)[] =>
  upTo(seats).map(seat => rows.find(row => row.seat === seat) ?? null)

const readSeats = (db: Kysely<Rows>, id: string): Promise<SeatRow[]> => db.selectFrom('seats').selectAll().where('match', '=', id).execute()

/** Names by seat. */
const readNames = async (db: Kysely<Rows>, id: string): Promise<Names> => {
  const names: string[] = []
  for (const { seat, name } of await readSeats(db, id)) names[seat] = name
  return names
}

const readPack = async (db: Kysely<Rows>, id: string) => {
  const row = await db.selectFrom('packs').select('data').where('match', '=', id).executeTakeFirst()
  return row === undefined ? null : unpack(row.data)
}

/** The version stored under a key: in a row, or in the piece that the rows were packed into. */
const findAnswer = async (db: Kysely<Rows>, id: string, key: string): Promise<number | null> => {
  const row = await db.selectFrom('entries').select('version').where('match', '=', id).where('key', '=', key).executeTakeFirst()
  if (row !== undefined) return row.version
  const lines = (await readPack(db, id))?.lines() ?? []
  return lines.find(line => line.key === key)?.version ?? null
}

const readBetween = async (db: Kysely<Rows>, id: string, after: number, last: number): Promise<readonly Omit<EntryRow, 'match'>[]> => {
  if (after >= last) return []
  const rows = await db
    .selectFrom('entries')
    .select(['version', 'key', 'entry', 'events', 'state'])
    .where('match', '=', id)
    .where('version', '>', after)
    .where('version', '<=', last)
    .orderBy('version')
    .execute()
  if (rows[0]?.version === after + 1) return rows
  const packed = await readPack(db, id) // rows first, then the piece: one of the two has them at any time
  return packed === null ? rows : packed.lines().slice(after + 1, last + 1)
}

export type Matches = MatchStore & { settled(): Promise<void>; stop(): Promise<void> }

/** `failed` hears what could not be packed. */
export const openMatches = (sql: Sql, failed: (error: unknown) => void): Matches => {
  const { db } = sql
  const packer = startPacker(sql, failed)
  const seeing = openSeeing(sql, failed)
  const { append, settled } = openAppend(sql, { ended: packer.add, findAnswer })

  const readHead = prepare(({ id }: { id: string }) =>
    db
      .selectFrom('matches as m')
      .innerJoin('tables as t', 't.id', 'm.id')
      .innerJoin('entries as e', join => join.onRef('e.match', '=', 'm.id').onRef('e.version', '=', 'm.version'))
      .select(['t.header', 't.settings', 'm.match', 'm.players', 'm.since', 'm.time_left', 'm.deadline', 'm.halted', 'e.state'])
      .where('m.id', '=', id),
  )

  return {
    append,
    open: async id => {
      const [row] = (await db.executeQuery(readHead({ id }))).rows
      if (row === undefined || row.header === null) return null
      const names = await readNames(db, id)
      return {
        header: parseHeader(row.header, names),
        settings: JSON.parse(row.settings) as Settings,
        match: { ...parseMatch(row.match), state: JSON.parse(row.state) as unknown },
        players: parsePlayers(row.players, names),
        clocks: parseClocks(row),
        deadline: row.deadline,
        halted: row.halted === 1,
      }
    },
    waiting: async id => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).where('status', '=', 'waiting').executeTakeFirst()
      if (row === undefined) return null
      const waiting: Waiting = {
        game: row.game,
        options: JSON.parse(row.options) as unknown,
        settings: JSON.parse(row.settings) as Settings,
        commitment: row.commitment,
        seats: bySeat(await readSeats(db, id), row.chairs).map(seat => seat && { name: seat.name, bot: seat.bot }),
      }
      return waiting
    },
    findAnswer: (id, key) => findAnswer(db, id, key),
    between: async (id, after, last) => {
      const rows = await readBetween(db, id, Math.max(0, after), last)
      const names = rows.some(({ entry }) => namesSomebody(entry)) ? await readNames(db, id) : []
      return rows.map(row => parseStored(row, names))
    },
    at: async (id, version) => {
      const [row] = await readBetween(db, id, version - 1, version)
      if (row === undefined) return null
      return { state: JSON.parse(row.state) as unknown, events: JSON.parse(row.events) as Step<GameTypes>['events'] }
    },
    halt: (id, { version, input, error }) =>
      change(sql, async (tx, tell) => {
        const halted = await tx.updateTable('matches').set({ halted: 1 }).where('id', '=', id).executeTakeFirst()
        if (halted.numUpdatedRows === 0n) return
        const evidence = { version, input: JSON.stringify(input ?? null), error }
        await tx
          .insertInto('evidence')
          .values({ match: id, ...evidence })
          .onConflict(conflict => conflict.column('match').doUpdateSet(evidence))
          .execute()
        tell({ type: 'table', id })
      }),
    due: async (now, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('deadline', '<=', now)
        .where('halted', '=', 0)
        .orderBy('deadline')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    addChat: async (id, { player, seat, text, at }) => {
      await db
        .insertInto('chat')
        .values({ match: id, player, seat, text: JSON.stringify(text), at })
        .execute()
      await db
        .deleteFrom('chat')
        .where('match', '=', id)
        .where('n', '<=', eb => eb.selectFrom('chat').select('n').where('match', '=', id).orderBy('n', 'desc').limit(1).offset(CHAT_KEPT))
        .execute()
    },
    chat: async id => {
      const rows = await db.selectFrom('chat').selectAll().where('match', '=', id).orderBy('n', 'desc').limit(CHAT_KEPT).execute()
      return rows.reverse().map(({ player, seat, text, at }) => ({ player, seat, text: JSON.parse(text) as string, at }))
    },
    seen: async id => {
      const table = await db.selectFrom('tables').select('chairs').where('id', '=', id).executeTakeFirst()
      return bySeat(await readSeats(db, id), table?.chairs ?? 0).map(seat => {
        if (seat === null || seat.gone === 1 || seat.player === null) return null
        return seeing.find(id, seat.seat) ?? seat.seen
      })
    },
    see: seeing.see,
    settled: async () => {
      await seeing.settled()
      await settled()
      await packer.settled()
    },
    stop: async () => {
      await seeing.stop()
      await settled()
      await packer.stop()
    },
  }
}
