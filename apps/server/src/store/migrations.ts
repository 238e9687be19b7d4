/** How the database came to its present form. Forwards only; a step may add tables, indexes, and columns with a default, so that the release before still runs beside it. */
import { Migrator, sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { Hindrance } from '../hindrance.ts'
import type { Rows } from './schema.ts'

export type Kind = 'sqlite' | 'postgres'

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

const createMatches = async (db: Kysely<unknown>, kind: Kind): Promise<void> => {
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

const migrationsOf = (kind: Kind): Record<string, Migration> => ({
  '0001-first': {
    up: async (db: Kysely<unknown>) => {
      await createLobby(db)
      await createMatches(db, kind)
      await createGuests(db)
      await createHeartbeat(db)
    },
  },
  /** Whoever uses a link clears away those that nobody used in time. */
  '0002-links-by-expiry': {
    up: async (db: Kysely<unknown>) => db.schema.createIndex('links_by_expiry').on('links').column('expires').execute(),
  },
})

const refuseNewer = async (db: Kysely<Rows>, known: readonly string[]): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const newer = rows.find(({ name }) => !known.includes(name))
  if (newer !== undefined)
    throw new Hindrance(
      'newer-store',
      newer.name,
      `the database is newer than this Tortuga, which does not know its step ${newer.name}: run the release that made it, or a later one`,
    )
}

/** Brings the database to the form this build knows; several processes may do so at once. Throws where it is newer. */
export const migrate = async (db: Kysely<Rows>, kind: Kind): Promise<void> => {
  const migrations = migrationsOf(kind)
  const known = Object.keys(migrations)
  await refuseNewer(db, known)
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateToLatest()
  if (error === undefined) return
  await refuseNewer(db, known)
  throw error instanceof Error ? error : new Error('the database could not be brought up to date', { cause: error })
}
