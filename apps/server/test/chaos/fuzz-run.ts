/** One fuzz run: random players at tables of all games over faulty connections, while the servers restart; the result lists all faults. */
import { at, fastRandom, parseJournal, range, verify } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from '../test-server.ts'
import type { StoreKind } from '../test-server.ts'
import { checkAcknowledged, checkJournal, checkShown, readCheckedMatch } from './consistency.ts'
import type { CheckedMatch } from './consistency.ts'
import { startNodes } from './nodes.ts'
import type { Nodes, StoreFault } from './nodes.ts'
import { playRandomly } from './random-players.ts'
import { openFuzzTable } from './fuzz-tables.ts'
import type { FuzzTable } from './fuzz-tables.ts'
import { stopFaults, manyFaults } from './faulty-connection.ts'

const BEHAVIOUR = { rest: 40, otherRequests: 120, leaves: 8, naps: 4 }
const TABLE_MIX = {
  clocks: [{ type: 'none' }, { type: 'none' }, { type: 'bank', seconds: 5, increment: 1 }, { type: 'move', seconds: 5 }],
  bots: 2,
  devices: 2,
  spectators: 6,
} as const

/** A run ends after so many requests; one that takes longer than this is stuck. */
const MAX_RUN = 200_000

type FuzzRun = {
  readonly kind: StoreKind
  readonly nodes: number
  readonly seed: number
  readonly tables: number
  /** How many requests are acknowledged before the players stop. */
  readonly requests: number
  /** How long clients may take to agree after the connection faults have stopped. */
  readonly timeout: number
  /** Breaks the stores, to test that the checks notice it. */
  readonly breakStore?: StoreFault
}

/** Waits until all clients of a table have a welcome and the stored version. A client requests a lost welcome again, so this may take a while. */
const waitUntilAgreed = async (nodes: Nodes, { id, clients }: FuzzTable, timeout: number): Promise<readonly string[]> => {
  const until = performance.now() + timeout
  do {
    const version = (await nodes.store().readMatch(id))?.match.version
    if (clients.every(({ welcome, shown }) => welcome() !== null && shown()?.version === version)) return []
    await pause(50)
  } while (performance.now() < until)
  return [`${id}: clients do not agree: ${clients.map(({ name, shown }) => `${name} at ${shown()?.version}`).join(', ')}`]
}

/** Downloads the journal as a guest and verifies it. */
const checkDownload = async (
  origin: string,
  { id, guests, commitment, contributions }: FuzzTable,
  { game }: CheckedMatch,
): Promise<readonly string[]> => {
  const { status, text } = await request(`${origin}/api/matches/${id}/journal`, 'GET', undefined, { cookie: at(guests, 0).cookie })
  const read = parseJournal(text)
  if (status !== 200 || !read.ok) return [`${id}: no journal: ${status} ${text.slice(0, 200)}`]
  const { verdict, findings } = verify(game, read, { commitment, contribution: at(contributions, 0) })
  return verdict !== 'forged' ? [] : [`${id}: ${JSON.stringify(findings)}\n${text}`]
}

type CheckResult = { readonly faults: readonly string[]; readonly checked: CheckedMatch }

const checkTable = async (nodes: Nodes, table: FuzzTable, timeout: number): Promise<CheckResult> => {
  const { clients } = table
  const disagreements = await waitUntilAgreed(nodes, table, timeout)
  const store = nodes.store()
  const checked = await readCheckedMatch(store, table.id)
  const faults = [
    ...clients.flatMap(client => client.faults),
    ...disagreements,
    ...checkJournal(checked),
    ...checkAcknowledged(checked, clients),
    ...(await Promise.all(clients.map(client => checkShown(store, checked, client)))).flat(),
    ...(checked.opened.match.over ? await checkDownload(nodes.origin(0), table, checked) : []),
  ]
  return { faults, checked }
}

const countKinds = (results: readonly CheckResult[]): string => {
  const counts = new Map<string, number>()
  for (const { entry } of results.flatMap(({ checked }) => checked.entries)) {
    const kind = entry.type === 'move' ? `move by ${entry.by}` : entry.type
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

export const runFuzz = async ({ kind, nodes: count, seed, tables: concurrent, requests, timeout, breakStore }: FuzzRun) => {
  const random = fastRandom(seed)
  const connectionFaults = manyFaults()
  const nodes = await startNodes(kind, count, breakStore)
  const origin = (): string => nodes.origin(random.int(count))
  const tables: FuzzTable[] = []
  const acknowledged = (): number =>
    tables.reduce((sum, { clients }) => sum + clients.reduce((total, client) => total + client.acknowledgedCount(), 0), 0)
  const started = performance.now()
  const isStuck = (): boolean => performance.now() - started > MAX_RUN
  const isDone = (): boolean => acknowledged() >= requests || isStuck()
  /** Plays one match after the other. */
  const playMatches = async (first: number): Promise<void> => {
    for (let n = first; !isDone(); n += concurrent) {
      const table = await openFuzzTable(origin, n, seed, connectionFaults, TABLE_MIX)
      tables.push(table)
      await Promise.all(table.people.map(player => playRandomly(player, BEHAVIOUR, isDone)))
    }
  }
  const playing = range(concurrent).map(playMatches)
  const restarts = 2 + random.int(2)
  for (const n of range(restarts)) {
    while (!isStuck() && acknowledged() < (requests * (n + 1)) / (restarts + 1)) await pause(10)
    await nodes.restart(n % count)
  }
  while (!isDone()) await pause(10)
  stopFaults(connectionFaults) // pending requests still have to be answered
  await Promise.race([Promise.all(playing), pause(timeout)])

  const results = await Promise.all(tables.map(table => checkTable(nodes, table, timeout)))
  const clients = tables.flatMap(table => table.clients)
  const done = acknowledged()
  const connections = clients.reduce((sum, client) => sum + client.opens(), 0)
  for (const client of clients) client.end()
  await nodes.stop()
  return {
    faults: [
      ...(isStuck() ? [`${done} of ${requests} requests were acknowledged in ${MAX_RUN / 1000} s`] : []),
      ...results.flatMap(({ faults }) => faults),
    ],
    done,
    summary: `seed ${seed}: ${tables.length} tables, ${clients.length} clients on ${connections} connections, ${done} acknowledged; ${countKinds(results)}`,
  }
}
