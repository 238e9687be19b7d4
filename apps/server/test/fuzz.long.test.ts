/** Many clients in bad weather against the real server, which restarts under them. `FUZZ_SEED` and `FUZZ_TABLES` run it again; the same seed makes the same choices. */
import { at, fastRandom, parseJournal, upTo, verify } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../../tools/postgres.ts'
import { request } from './table.ts'
import type { StoreKind } from './table.ts'
import { judgeAcknowledged, judgeJournal, judgeShown, readTruth } from './wild/judge.ts'
import { startNodes } from './wild/nodes.ts'
import { playWildly } from './wild/players.ts'
import { layTable } from './wild/seating.ts'
import type { WildTable } from './wild/seating.ts'
import { clearUp, stormy } from './wild/weather.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e6))
const TABLES = Number(process.env['FUZZ_TABLES'] ?? 20)
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 9)
const SETTLED_WITHIN = 30_000

const TEMPER = { rest: 30, meddles: 120, leaves: 8 }
const LAYING = {
  clocks: [{ type: 'none' }, { type: 'none' }, { type: 'bank', seconds: 5, increment: 1 }, { type: 'move', seconds: 5 }],
  bots: 2,
  devices: 2,
  watchers: 6,
} as const

type Nodes = Awaited<ReturnType<typeof startNodes>>

/** All at one table show the version that is stored. */
const agree = async (nodes: Nodes, { id, followers }: WildTable): Promise<boolean> => {
  const version = (await nodes.store().open(id))?.match.version
  return followers.every(follower => follower.shown()?.version === version)
}

const waitUntilAgreed = async (nodes: Nodes, table: WildTable): Promise<readonly string[]> => {
  const until = performance.now() + SETTLED_WITHIN
  while (performance.now() < until) {
    if (await agree(nodes, table)) return []
    await pause(50)
  }
  return [`${table.id}: they do not agree: ${table.followers.map(({ name, shown }) => `${name} at ${shown()?.version}`).join(', ')}`]
}

/** The journal as anybody may load it down. */
const judgeDownload = async (origin: string, { id, game, guests, contributions }: WildTable): Promise<readonly string[]> => {
  const { status, text } = await request(`${origin}/api/matches/${id}/journal`, 'GET', undefined, { cookie: at(guests, 0).cookie })
  const read = parseJournal(text)
  if (status !== 200 || !read.ok) return [`${id}: no journal: ${status} ${text.slice(0, 200)}`]
  const { holds, findings } = verify(game, read, at(contributions, 0))
  return holds ? [] : [`${id}: ${JSON.stringify(findings)}\n${text}`]
}

const judgeTable = async (nodes: Nodes, table: WildTable): Promise<{ faults: readonly string[]; version: number; isOver: boolean }> => {
  const { game, followers } = table
  const disagreed = await waitUntilAgreed(nodes, table)
  const store = nodes.store()
  const truth = await readTruth(store, table.id)
  const { version, over } = truth.opened.match
  const faults = [
    ...followers.flatMap(follower => follower.faults),
    ...disagreed,
    ...judgeJournal(game, truth),
    ...judgeAcknowledged(truth, followers),
    ...(await Promise.all(followers.map(follower => judgeShown(store, game, truth, follower)))).flat(),
    ...(over ? await judgeDownload(nodes.origin(0), table) : []),
  ]
  return { faults, version, isOver: over }
}

const fuzz = async (kind: StoreKind, count: number, seed: number): Promise<void> => {
  const random = fastRandom(seed)
  const weather = stormy()
  const nodes = await startNodes(kind, count)
  const where = (): string => nodes.origin(random.int(count))
  const tables = await Promise.all(upTo(TABLES).map(n => layTable(where, n, seed, weather, LAYING)))
  const until = performance.now() + SECONDS * 1000
  const playing = tables.flatMap(({ people }) => people.map(someone => playWildly(someone, TEMPER, () => performance.now() > until)))
  const restarts = 2 + random.int(2)
  for (const n of upTo(restarts)) {
    await pause((SECONDS * 1000) / (restarts + 1))
    await nodes.restart(n % count)
  }
  clearUp(weather) // what is under way still has to be answered
  await Promise.all(playing)
  const judged = await Promise.all(tables.map(table => judgeTable(nodes, table)))
  const followers = tables.flatMap(table => table.followers)
  const done = followers.reduce((sum, follower) => sum + follower.acknowledged().length, 0)
  const opens = followers.reduce((sum, follower) => sum + follower.opens(), 0)
  console.log(
    `seed ${SEED}: ${TABLES} tables, ${followers.length} clients on ${opens} lines, ${done} messages acknowledged,`,
    `${judged.reduce((sum, { version }) => sum + version, 0)} entries, ${judged.filter(({ isOver }) => isOver).length} matches over`,
  )
  for (const follower of followers) follower.end()
  await nodes.stop()
  expect(
    judged.flatMap(({ faults }) => faults),
    `FUZZ_SEED=${SEED} FUZZ_TABLES=${TABLES}`,
  ).toEqual([])
  expect(done).toBeGreaterThan(TABLES)
}

describe(`clients in bad weather (FUZZ_SEED=${SEED})`, () => {
  it('agree at the end, over a store in memory', () => fuzz('memory', 1, SEED))

  it('agree at the end, over SQLite', () => fuzz('sqlite', 1, SEED + 1))

  it('agree at the end, over PostgreSQL with two nodes', async () => {
    const postgres = await startPostgres()
    try {
      await fuzz({ url: await postgres.database() }, 2, SEED + 2)
    } finally {
      await postgres.stop()
    }
  })
})
