/** Guests in an SQL database: tokens, links to further devices, blocks. Only hashes of tokens and links are stored. */
import { range } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { RoomNotice } from '@tortuga/room'
import type { Kysely, Transaction } from 'kysely'
import { deleteTables } from './tables.ts'
import type { DatabaseSchema } from './schema/schema.ts'
import { transact, transactAndPublish } from './database.ts'
import type { SqlDatabase } from './database.ts'
import type { ShareCommit } from './shared-commits.ts'
import { blockedUntil } from '../port/blocks.ts'
import { FORGOTTEN_NAME, MAX_DEVICES } from '../port/store.ts'
import type { Guest, GuestStore } from '../port/store.ts'

const MAX_IDS_PER_QUERY = 500

const chunksOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  range(Math.ceil(ids.length / MAX_IDS_PER_QUERY)).map(index => ids.slice(index * MAX_IDS_PER_QUERY, (index + 1) * MAX_IDS_PER_QUERY))

const asGuest = ({ id, name, barred, avatar }: DatabaseSchema['guests']): Guest => ({ id, name, barred: barred === 1, avatar })

/** Removes the guest from waiting tables and the guest's name from all other seats; returns the ids of the changed tables. */
const leaveTables = async (tx: Transaction<DatabaseSchema>, guest: string): Promise<readonly string[]> => {
  const waiting = tx.selectFrom('tables').select('id').where('status', '=', 'waiting')
  const left = await tx.deleteFrom('seats').where('player', '=', guest).where('match', 'in', waiting).returning('match').execute()
  const kept = await tx
    .updateTable('seats')
    .set({ name: FORGOTTEN_NAME, player: null, gone: 1, seen: null })
    .where('player', '=', guest)
    .returning('match')
    .execute()
  await tx.updateTable('former_owners').set({ name: FORGOTTEN_NAME, player: null }).where('player', '=', guest).execute()
  const opened = await tx.updateTable('tables').set({ opener: FORGOTTEN_NAME }).where('opener', '=', guest).returning('id').execute()
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

const forgetGuest = async (tx: Transaction<DatabaseSchema>, id: string, publish: (notice: RoomNotice) => void): Promise<void> => {
  for (const table of await leaveTables(tx, id)) publish({ type: 'table', id: table })
  await tx.deleteFrom('tokens').where('guest', '=', id).execute()
  await tx.deleteFrom('links').where('guest', '=', id).execute()
  for (const part of ['blocks', 'block_places'] as const)
    await tx
      .deleteFrom(part)
      .where(eb => eb.or([eb('guest', '=', id), eb('other', '=', id)]))
      .execute()
  await tx.deleteFrom('chat').where('player', '=', id).execute()
  await tx.deleteFrom('guests').where('id', '=', id).execute()
}

/** The last seen first. */
const selectDevices = (on: Kysely<DatabaseSchema>, guest: string) =>
  on
    .selectFrom('tokens')
    .select(['hash', 'added', 'seen'])
    .where('guest', '=', guest)
    .orderBy(eb => eb.fn.coalesce('seen', eb.lit(0)), 'desc')
    .orderBy('hash')

/** The devices of guests who are inactive since `before`, or only of visitors. */
const selectInactive = (on: Kysely<DatabaseSchema>, before: Millis, who: 'all' | 'visitors') =>
  on
    .selectFrom('tokens as t')
    .select('t.guest')
    .where('t.seen', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tokens as other')
            .select('other.hash')
            .whereRef('other.guest', '=', 't.guest')
            .where(eb => eb.or([eb('other.seen', '>=', before), eb('other.seen', 'is', null)])),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as s')
            .innerJoin('tables as m', 'm.id', 's.match')
            .select('s.seat')
            .whereRef('s.player', '=', 't.guest')
            .where('m.status', '=', 'playing'),
        ),
      ),
    )
    .$if(who === 'visitors', query =>
      query
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('seats as s').select('s.seat').whereRef('s.player', '=', 't.guest'))))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('former_owners as f').select('f.seat').whereRef('f.player', '=', 't.guest'))),
        ),
    )

const selectPlaces = (on: Kysely<DatabaseSchema>, guest: string) =>
  on.selectFrom('block_places as p').select(['p.match', 'p.other', 'p.until']).where('p.guest', '=', guest)

export const openGuestStore = (sql: SqlDatabase, share: ShareCommit): GuestStore => {
  const { db } = sql
  /** Returns false if there is no such guest. */
  const change = (id: string, values: Partial<DatabaseSchema['guests']>): Promise<boolean> =>
    transact(sql, async tx => (await tx.updateTable('guests').set(values).where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n)
  return {
    addGuest: (id, name, tokenHash) =>
      share(id, async tx => {
        await tx.insertInto('guests').values({ id, name, barred: 0, avatar: null }).execute()
        await tx.insertInto('tokens').values({ hash: tokenHash, guest: id, added: sql.now(), seen: sql.now() }).execute()
      }),
    findGuest: async tokenHash => {
      const row = await db
        .selectFrom('tokens as t')
        .innerJoin('guests as g', 'g.id', 't.guest')
        .select(['g.id', 'g.name', 'g.barred', 'g.avatar', 't.seen'])
        .where('t.hash', '=', tokenHash)
        .executeTakeFirst()
      return row === undefined ? null : { ...asGuest(row), device: tokenHash, seen: row.seen }
    },
    seeDevices: (tokenHashes, now) =>
      transact(sql, async tx => {
        for (const chunk of chunksOf(tokenHashes.toSorted()))
          await tx.updateTable('tokens').set({ seen: now }).where('hash', 'in', chunk).execute()
        await tx.updateTable('tokens').set({ seen: now }).where('seen', 'is', null).execute()
      }),
    rename: (id, name) => change(id, { name }),
    setAvatar: async (id, avatar) => void (await change(id, { avatar })),
    addLink: (linkHash, guest, expires) =>
      transact(sql, async tx => {
        await tx
          .deleteFrom('links')
          .where(eb => eb.or([eb('expires', '<=', sql.now()), eb('guest', '=', guest)]))
          .execute()
        await tx.insertInto('links').values({ hash: linkHash, guest, expires }).execute()
      }),
    useLink: (linkHash, tokenHash, now) =>
      transactAndPublish(sql, async tx => {
        await tx.deleteFrom('links').where('expires', '<=', now).execute()
        const [link] = await tx.deleteFrom('links').where('hash', '=', linkHash).returning('guest').execute()
        if (link === undefined) return null
        const guest = await tx.selectFrom('guests').selectAll().where('id', '=', link.guest).executeTakeFirst()
        if (guest === undefined) return null
        const kept = selectDevices(tx, guest.id)
          .clearSelect()
          .select('hash')
          .limit(MAX_DEVICES - 1)
        await tx.deleteFrom('tokens').where('guest', '=', guest.id).where('hash', 'not in', kept).execute()
        await tx.insertInto('tokens').values({ hash: tokenHash, guest: guest.id, added: now, seen: now }).execute()
        return asGuest(guest)
      }),
    listDevices: guest => selectDevices(db, guest).limit(MAX_DEVICES).execute(),
    signOut: (guest, by, which) =>
      transact(sql, async tx => {
        // One after the other: of two devices that sign each other out, one has to stay, or nobody could reach the player.
        const lock = tx.selectFrom('guests').select('id').where('id', '=', guest)
        await lock.$if(sql.kind === 'postgres', query => query.forUpdate()).execute()
        const own = await tx.selectFrom('tokens').select('hash').where('hash', '=', by).where('guest', '=', guest).executeTakeFirst()
        if (own === undefined) return null
        await tx.deleteFrom('links').where('guest', '=', guest).execute()
        const rows = await tx
          .deleteFrom('tokens')
          .where('guest', '=', guest)
          .where(eb => (which === 'others' ? eb('hash', '<>', by) : eb('hash', '=', which.only)))
          .returning('hash')
          .execute()
        return rows.map(({ hash }) => hash)
      }),
    forget: id => transactAndPublish(sql, (tx, publish) => forgetGuest(tx, id, publish)),
    listInactive: async (before, limit, who = 'all') => {
      const rows = await selectInactive(db, before, who).orderBy('t.seen').limit(limit).execute()
      return [...new Set(rows.map(({ guest }) => guest))]
    },
    forgetInactive: (id, before, who = 'all') =>
      transactAndPublish(sql, async (tx, publish) => {
        const found = await selectInactive(tx, before, who).where('t.guest', '=', id).limit(1).execute()
        if (found.length > 0) await forgetGuest(tx, id, publish)
        return found.length > 0
      }),
    setBarred: (id, barred) => change(id, { barred: Number(barred) }),
    findRemoved: async devices => {
      const unwelcome: { device: string; isBarred: boolean }[] = []
      for (const chunk of chunksOf(devices)) {
        const rows = await db
          .selectFrom('tokens as t')
          .innerJoin('guests as g', 'g.id', 't.guest')
          .select(['t.hash', 'g.barred'])
          .where('t.hash', 'in', chunk)
          .execute()
        const barred = new Map(rows.map(row => [row.hash, row.barred === 1]))
        for (const device of chunk) if (barred.get(device) !== false) unwelcome.push({ device, isBarred: barred.has(device) })
      }
      return unwelcome
    },
    setBlocked: (guest, other, match, blocked) =>
      transact(sql, async tx => {
        const until = blocked ? null : sql.now()
        await tx
          .insertInto('block_places')
          .values({ guest, match, other, until })
          .onConflict(conflict => conflict.columns(['guest', 'match', 'other']).doUpdateSet({ until }))
          .execute()
        if (blocked) {
          await tx
            .insertInto('blocks')
            .values({ guest, other })
            .onConflict(conflict => conflict.doNothing())
            .execute()
          return
        }
        const places = tx.selectFrom('block_places').select('other').where('guest', '=', guest).where('until', 'is', null)
        await tx.deleteFrom('blocks').where('guest', '=', guest).where('other', '=', other).where('other', 'not in', places).execute()
      }),
    blockedAt: async (guest, match) => {
      const rows = await selectPlaces(db, guest)
        .innerJoin('blocks as b', join => join.onRef('b.guest', '=', 'p.guest').onRef('b.other', '=', 'p.other'))
        .where('p.match', '=', match)
        .where('p.until', 'is', null)
        .execute()
      return rows.map(({ other }) => other)
    },
    blockedBy: async (guest, match) => {
      const blocked = await db.selectFrom('blocks').select('other').where('guest', '=', guest).execute()
      return blockedUntil(new Set(blocked.map(({ other }) => other)), await selectPlaces(db, guest).execute(), match)
    },
  }
}
