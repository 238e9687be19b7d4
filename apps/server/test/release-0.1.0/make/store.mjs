/** Makes the stores of 0.1.0, the list of their tables and the journals: `node --import tsx <this file> <checkout of 0.1.0> [key …]`, run in that checkout. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from './compress.mjs'
import { ABANDONED, KINDS } from './kinds.mjs'
import { createPlaying } from './playing.mjs'
import { createLoader, startRelease } from './server.mjs'

const MAX_TRIES = 200
const ENDED = ['outcome', 'agreed', 'abandoned']
const TARGET = join(import.meta.dirname, '..')
const [checkout = '', ...wanted] = process.argv.slice(2)
const isWanted = ({ key }) => wanted.length === 0 || wanted.includes(key)

/** Makes one match, again from the start until it comes as far as its kind says. */
const makeMatch = async (release, playing, kind) => {
  const guests = []
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const table = await release.openTable(kind, guests)
    const isMade = kind.make === undefined || (await kind.make({ ...release, ...playing }, table))
    for (const client of table.clients) client?.close()
    if (isMade) {
      console.log(`${kind.key}: ${tries} tries`)
      return table
    }
    await release.store.deleteMatch(table.id)
  }
  throw new Error(`${kind.key} was not made`)
}

/** 'waiting', 'running' or 'halted', or the reason of the end. */
const kindOf = (opened, last) => {
  if (opened === null) return 'waiting'
  if (last?.type === 'end') return last.reason
  return opened.halted ? 'halted' : 'running'
}

const describeMatch = async ({ store }, { key, game, seats }, { id, cookies }) => {
  const { table } = await store.findTable(id)
  const opened = await store.open(id)
  const version = opened?.match.version ?? 0
  const last = version === 0 ? null : (await store.between(id, version - 1, version))[0].entry
  const asked = opened?.match.asked ?? []
  return {
    key,
    id,
    game,
    seats,
    kind: kindOf(opened, last),
    version,
    clock: table.settings.clock.type,
    bots: (opened?.players ?? table.chairs).flatMap((player, seat) => ((player?.bot ?? null) === null ? [] : [seat])),
    awaited: asked.flatMap((question, seat) => (question === null ? [] : [seat])),
    proposal: opened?.match.proposal?.proposal.type ?? null,
    cookies,
  }
}

/** Saves the journal of a finished match as its players download it. */
const saveJournal = async ({ server }, { key }, { id, cookies }) => {
  const cookie = cookies.find(one => one !== null)
  const { status, text } = await server.api('GET', `/api/matches/${id}/journal`, undefined, { cookie })
  if (status !== 200) throw new Error(`no journal of ${key}: ${text}`)
  writeFileSync(join(TARGET, 'journals', `${key}.jsonl`), text)
}

const fillStore = async (where, isSaving) => {
  const release = await startRelease(checkout, where)
  const playing = createPlaying(release)
  const made = []
  for (const kind of ABANDONED.filter(isWanted)) made.push([kind, await makeMatch(release, playing, kind)])
  await release.sweepAfterAMonth()
  for (const kind of KINDS.filter(isWanted)) made.push([kind, await makeMatch(release, playing, kind)])
  await release.store.settled()
  const tables = []
  for (const [kind, table] of made) {
    const described = await describeMatch(release, kind, table)
    tables.push(described)
    if (isSaving && ENDED.includes(described.kind)) await saveJournal(release, kind, table)
  }
  await release.stop()
  return tables
}

const makeSqlite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-release-'))
  try {
    const tables = await fillStore({ dataFolder: folder }, true)
    const { backupFolder } = await createLoader(checkout)('apps/server/src/main.ts')
    await backupFolder(folder, join(folder, 'copy.sqlite')) // 0.1.0's own backup, without the pages of the failed tries
    writeFileSync(join(TARGET, 'store.sqlite.br'), compress(readFileSync(join(folder, 'copy.sqlite'))))
    return tables
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Statements that only psql or the same version of PostgreSQL would take are left out. */
const isPortable = line => !line.startsWith('\\') && !line.startsWith('--') && !/^SET \w+ = /.test(line) && line !== ''

const makePostgres = async () => {
  const { startPostgres } = await createLoader(checkout)('tools/postgres.ts')
  const postgres = await startPostgres()
  try {
    const url = await postgres.database()
    const tables = await fillStore({ url }, false)
    const dump = execFileSync('pg_dump', ['--inserts', '--rows-per-insert=20', '--no-owner', '--no-privileges', '--dbname', url], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    })
    writeFileSync(join(TARGET, 'store.pg.sql.br'), compress(`${dump.split('\n').filter(isPortable).join('\n')}\n`))
    return tables
  } finally {
    await postgres.stop()
  }
}

mkdirSync(join(TARGET, 'journals'), { recursive: true })
const tables = { sqlite: await makeSqlite(), postgres: await makePostgres() }
writeFileSync(join(TARGET, 'tables.json'), `${JSON.stringify(tables, null, 2)}\n`)
