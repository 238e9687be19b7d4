/** Opens what version 0.1.0 left behind: its stores, the journals its players saved and its server program. */
import { parseJson } from '@tortuga/wire'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import * as v from 'valibot'

/** A table of a released store. `kind` is its end if it has ended. */
const releasedTableSchema = v.object({
  key: v.string(),
  id: v.string(),
  game: v.string(),
  seats: v.number(),
  kind: v.picklist(['waiting', 'running', 'halted', 'outcome', 'agreed', 'abandoned']),
  version: v.number(),
  clock: v.picklist(['none', 'move', 'bank']),
  /** The seats that bots play now. */
  bots: v.array(v.number()),
  awaited: v.array(v.number()),
  proposal: v.nullable(v.picklist(['undo', 'end'])),
  /** By seat, as the header `cookie` of its owner; null for a bot's seat and an empty one. */
  cookies: v.array(v.nullable(v.string())),
})
export type ReleasedTable = Readonly<v.InferOutput<typeof releasedTableSchema>>

const read = (...path: readonly string[]): Buffer => readFileSync(join(import.meta.dirname, ...path))

/** The tables of both stores. They have the same keys, but were played apart. */
export const RELEASED_TABLES = parseJson(
  v.object({ sqlite: v.array(releasedTableSchema), postgres: v.array(releasedTableSchema) }),
  read('tables.json').toString(),
)

/** Writes the SQLite store into a data folder. */
export const unpackSqlite = (dataFolder: string): void =>
  writeFileSync(join(dataFolder, 'tortuga.sqlite'), brotliDecompressSync(read('store.sqlite.br')))

/** Loads the PostgreSQL store into an empty database. */
export const loadPostgres = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(brotliDecompressSync(read('store.pg.sql.br')).toString())
  } finally {
    await client.end()
  }
}

/** The saved journals as text, by name. */
export const readJournals = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(import.meta.dirname, 'journals'))
      .toSorted()
      .map(file => [file.replace('.jsonl', ''), read('journals', file).toString()]),
  )

/** Writes the server program into a folder of this repository, because it loads native modules from there, and returns the file to run: `node cli.js serve --port 8080`. */
export const unpackProgram = (folder: string): string => {
  mkdirSync(folder, { recursive: true })
  for (const file of ['bot-worker.js', 'cli.js']) writeFileSync(join(folder, file), brotliDecompressSync(read('build', `${file}.br`)))
  return join(folder, 'cli.js')
}
