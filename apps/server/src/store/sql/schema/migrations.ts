/** Database migrations, forward only. A migration may add tables, indexes and columns with a default, so that the previous release still runs next to the new one. */
import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { StartupError } from '../../../errors/startup-error.ts'
import type { DatabaseSchema } from './schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

const createLobby = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('settings', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('spectators', 'integer', column => column.notNull())
    .addColumn('opener', 'text', column => column.notNull())
    .addColumn('chairs', 'integer', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('commitment', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('created', 'double precision', column => column.notNull())
    .addColumn('touched', 'double precision', column => column.notNull())
    .addColumn('rematch_of', 'text', column => column.unique())
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('header', 'text')
    .execute()
  await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'listed', 'created']).execute()
  await db.schema.createIndex('tables_by_opener').on('tables').columns(['opener', 'status']).execute()
  await db.schema.createIndex('tables_by_age').on('tables').columns(['created', 'id']).execute()
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('bot', 'text')
    .addColumn('contribution', 'text', column => column.notNull())
    .addColumn('gone', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('seen', 'double precision')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seats_by_player').on('seats').column('player').where(sql.ref('player'), 'is not', null).execute()
}

const createMatches = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('players', 'text', column => column.notNull())
    .addColumn('since', 'double precision')
    .addColumn('time_left', 'text')
    .addColumn('deadline', 'double precision')
    .addColumn('halted', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('packing', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('touched', 'double precision', column => column.notNull())
    .execute()
  await db.schema.createIndex('matches_due').on('matches').column('deadline').where(sql.ref('deadline'), 'is not', null).execute()
  await db.schema.createIndex('matches_to_pack').on('matches').column('id').where(sql.ref('packing'), '=', sql.lit(1)).execute()
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('key', 'text')
    .addColumn('entry', 'text')
    .addColumn('events', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'version'])
    .execute()
  await db.schema
    .createIndex('entries_by_key')
    .on('entries')
    .unique()
    .columns(['match', 'key'])
    .where(sql.ref('key'), 'is not', null)
    .execute()
  await db.schema
    .createTable('packs')
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('data', kind === 'sqlite' ? 'blob' : 'bytea', column => column.notNull())
    .execute()
  await db.schema
    .createTable('chat')
    .addColumn('n', 'integer', column =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'double precision', column => column.notNull())
    .execute()
  await db.schema.createIndex('chat_by_match').on('chat').columns(['match', 'n']).execute()
  await db.schema.createIndex('chat_by_player').on('chat').column('player').execute()
  await db.schema
    .createTable('evidence')
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('input', 'text', column => column.notNull())
    .addColumn('error', 'text', column => column.notNull())
    .execute()
}

const createGuests = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('barred', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('guest', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('tokens_by_guest').on('tokens').column('guest').execute()
  await db.schema
    .createTable('links')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('guest', 'text', column => column.notNull())
    .addColumn('expires', 'double precision', column => column.notNull())
    .execute()
  await db.schema.createIndex('links_by_guest').on('links').column('guest').execute()
  await db.schema
    .createTable('blocks')
    .addColumn('guest', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['guest', 'other'])
    .execute()
  await db.schema.createIndex('blocks_by_other').on('blocks').column('other').execute()
}

const createHeartbeat = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('at', 'double precision')
    .execute()
  await sql`insert into heartbeat (id, at) values (1, null)`.execute(db)
}

const migrationsOf = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-first': {
    up: async (db: Kysely<unknown>) => {
      await createLobby(db)
      await createMatches(db, kind)
      await createGuests(db)
      await createHeartbeat(db)
    },
  },
  /** For `useLink`, which deletes expired links. */
  '0002-links-by-expiry': {
    up: async (db: Kysely<unknown>) => db.schema.createIndex('links_by_expiry').on('links').column('expires').execute(),
  },
  '0003-ready-avatars-results-series': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('seats')
        .addColumn('ready', 'integer', column => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('guests').addColumn('avatar', 'text').execute()
      await db.schema.alterTable('matches').addColumn('result', 'text').execute()
      await db.schema.alterTable('tables').addColumn('series', 'text').execute()
    },
  },
  '0004-pack-chunks': {
    up: async (db: Kysely<unknown>) =>
      db.schema
        .createTable('pack_chunks')
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('first', 'integer', column => column.notNull())
        .addColumn('data', kind === 'sqlite' ? 'blob' : 'bytea', column => column.notNull())
        .addPrimaryKeyConstraint('pack_chunks_key', ['match', 'first'])
        .execute(),
  },
  /** Where somebody was blocked. Earlier blocks are shown at the tables where both sat. */
  '0005-places-of-blocks': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('block_places')
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('other', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('block_places_key', ['guest', 'match', 'other'])
        .execute()
      await db.schema.createIndex('block_places_by_match').on('block_places').column('match').execute()
      await db.schema.createIndex('block_places_by_other').on('block_places').column('other').execute()
      await sql`insert into block_places (guest, match, other) select b.guest, o.match, b.other from blocks b
        join seats o on o.player = b.other join seats g on g.player = b.guest and g.match = o.match`.execute(db)
    },
  },
  /** When each device was added and last seen. Existing devices count as seen now, so that nobody is forgotten too early. */
  '0006-devices': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['added', 'seen']) await db.schema.alterTable('tokens').addColumn(column, 'double precision').execute()
      await sql`update tokens set seen = ${Date.now()}`.execute(db)
      await db.schema.createIndex('tokens_by_seen').on('tokens').column('seen').execute()
    },
  },
  '0007-former-owners': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('former_owners')
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('until', 'integer', column => column.notNull())
        .addColumn('player', 'text')
        .addColumn('name', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('former_owners_key', ['match', 'seat', 'until'])
        .execute()
      const players = db.schema.createIndex('former_owners_by_player').on('former_owners').column('player')
      await players.where(sql.ref('player'), 'is not', null).execute()
    },
  },
  /** When a block ended at a table. */
  '0008-ends-of-blocks': {
    up: async (db: Kysely<unknown>) => db.schema.alterTable('block_places').addColumn('until', 'double precision').execute(),
  },
})

const refuseNewer = async (db: Kysely<DatabaseSchema>, known: readonly string[]): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const newer = rows.find(({ name }) => !known.includes(name))
  if (newer !== undefined)
    throw new StartupError(
      'newer-store',
      newer.name,
      `the database is newer than this Tortuga, which does not know its step ${newer.name}: run the release that made it, or a later one`,
    )
}

/** Migrates the database to the latest schema; several processes may do so at once. Throws if the database is newer than this build. */
export const migrate = async (db: Kysely<DatabaseSchema>, kind: DatabaseKind): Promise<void> => {
  const migrations = migrationsOf(kind)
  const known = Object.keys(migrations)
  await refuseNewer(db, known)
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateToLatest()
  if (error === undefined) return
  await refuseNewer(db, known)
  throw error instanceof Error ? error : new Error('the database could not be migrated', { cause: error })
}
