/** One run of the fuzz: tables of all games, played wildly in bad weather over a house whose servers restart, and what was wrong in the end. */
import { at, fastRandom, parseJournal, upTo, verify } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from '../table.ts'
import type { StoreKind } from '../table.ts'
import { judgeAcknowledged, judgeJournal, judgeShown, readTruth } from './judge.ts'
import type { Truth } from './judge.ts'
import { startNodes } from './nodes.ts'
import type { Nodes, Spoil } from './nodes.ts'
import { playWildly } from './players.ts'
import { layTable } from './seating.ts'
import type { WildTable } from './seating.ts'
import { clearUp, stormy } from './weather.ts'

const TEMPER = { rest: 40, meddles: 120, leaves: 8, naps: 4 }
const LAYING = {
  clocks: [{ type: 'none' }, { type: 'none' }, { type: 'bank', seconds: 5, increment: 1 }, { type: 'move', seconds: 5 }],
  bots: 2,
  devices: 2,
  watchers: 6,
} as const

export type Storm = {
  readonly kind: StoreKind
  readonly nodes: number
  readonly seed: number
  readonly tables: number
  readonly seconds: number
  /** How long they may take to agree when the weather is fine again. */
  readonly patience: number
  /** Makes the stores lie, to see whether it is found. */
  readonly spoil?: Spoil
}

/** All at one table have been welcomed and show the version that is stored; for `patience` they may still be on their way, and a welcome lost on the way is asked for again. */
const waitUntilAgreed = async (nodes: Nodes, { id, followers }: WildTable, patience: number): Promise<readonly string[]> => {
  const until = performance.now() + patience
  do {
    const version = (await nodes.store().open(id))?.match.version
    if (followers.every(({ welcome, shown }) => welcome() !== null && shown()?.version === version)) return []
    await pause(50)
  } while (performance.now() < until)
  return [`${id}: they do not agree: ${followers.map(({ name, shown }) => `${name} at ${shown()?.version}`).join(', ')}`]
}

/** The journal as anybody may load it down. */
const judgeDownload = async (origin: string, { id, game, guests, commitment, contributions }: WildTable): Promise<readonly string[]> => {
  const { status, text } = await request(`${origin}/api/matches/${id}/journal`, 'GET', undefined, { cookie: at(guests, 0).cookie })
  const read = parseJournal(text)
  if (status !== 200 || !read.ok) return [`${id}: no journal: ${status} ${text.slice(0, 200)}`]
  const { holds, findings } = verify(game, read, { commitment, contribution: at(contributions, 0) })
  return holds ? [] : [`${id}: ${JSON.stringify(findings)}\n${text}`]
}

type Judged = { readonly faults: readonly string[]; readonly truth: Truth }

const judgeTable = async (nodes: Nodes, table: WildTable, patience: number): Promise<Judged> => {
  const { game, followers } = table
  const disagreed = await waitUntilAgreed(nodes, table, patience)
  const store = nodes.store()
  const truth = await readTruth(store, table.id)
  const faults = [
    ...followers.flatMap(follower => follower.faults),
    ...disagreed,
    ...judgeJournal(game, truth),
    ...judgeAcknowledged(truth, followers),
    ...(await Promise.all(followers.map(follower => judgeShown(store, game, truth, follower)))).flat(),
    ...(truth.opened.match.over ? await judgeDownload(nodes.origin(0), table) : []),
  ]
  return { faults, truth }
}

const countKinds = (judged: readonly Judged[]): string => {
  const counts = new Map<string, number>()
  for (const { entry } of judged.flatMap(({ truth }) => truth.entries)) {
    const kind = entry.type === 'move' ? `move by ${entry.by}` : entry.type
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

export const runStorm = async ({ kind, nodes: count, seed, tables: places, seconds, patience, spoil }: Storm) => {
  const random = fastRandom(seed)
  const weather = stormy()
  const nodes = await startNodes(kind, count, spoil)
  const where = (): string => nodes.origin(random.int(count))
  const until = performance.now() + seconds * 1000
  const isTime = (): boolean => performance.now() > until
  const tables: WildTable[] = []
  /** One match after the other. */
  const playOn = async (first: number): Promise<void> => {
    for (let n = first; !isTime(); n += places) {
      const table = await layTable(where, n, seed, weather, LAYING)
      tables.push(table)
      await Promise.all(table.people.map(someone => playWildly(someone, TEMPER, isTime)))
    }
  }
  const playing = upTo(places).map(playOn)
  const restarts = 2 + random.int(2)
  for (const n of upTo(restarts)) {
    await pause((seconds * 1000) / (restarts + 1))
    await nodes.restart(n % count)
  }
  await pause(until - performance.now())
  clearUp(weather) // what is under way still has to be answered
  await Promise.race([Promise.all(playing), pause(patience)])

  const judged = await Promise.all(tables.map(table => judgeTable(nodes, table, patience)))
  const followers = tables.flatMap(table => table.followers)
  const done = followers.reduce((sum, follower) => sum + follower.acknowledged().length, 0)
  const lines = followers.reduce((sum, follower) => sum + follower.opens(), 0)
  for (const follower of followers) follower.end()
  await nodes.stop()
  return {
    faults: judged.flatMap(({ faults }) => faults),
    done,
    summary: `seed ${seed}: ${tables.length} tables, ${followers.length} clients on ${lines} lines, ${done} acknowledged; ${countKinds(judged)}`,
  }
}
