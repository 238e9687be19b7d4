/** The SQLite store and the journals of version 0.1.0 can be read, and contain what is listed. */
import { DatabaseSync } from '@photostructure/sqlite'
import { parseJournal } from '@tortuga/kit'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { readJournals, RELEASED_TABLES, unpackSqlite } from './open-store.ts'

it('lists the tables of the SQLite store with the versions they have there', () => {
  const folder = temporaryFolder('release')
  unpackSqlite(folder)
  const database = new DatabaseSync(join(folder, 'tortuga.sqlite'))
  const rows = database.prepare('select tables.id, coalesce(version, 0) as version from tables left join matches using (id)').all()
  database.close()
  expect(new Map(rows.map(({ id, version }) => [id, version]))).toEqual(
    new Map(RELEASED_TABLES.sqlite.map(({ id, version }) => [id, version])),
  )
})

it('has journals of all four games, each of which can be parsed', () => {
  const games = [...readJournals()].map(([name, text]) => {
    const parsed = parseJournal(text)
    if (!parsed.ok) throw new Error(`${name}, line ${parsed.line}: ${parsed.problem}`)
    return parsed.journal.header.game
  })
  expect([...new Set(games)].toSorted()).toEqual(['rum', 'rum-runner', 'rummikub', 'sea-of-clouds'])
})
