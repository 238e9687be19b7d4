/** Kill runs: each run kills servers while all tables are in play and checks the store at the end. */
import { at, fastRandom, pick, range } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'
import { startPostgres } from '../../../../tools/postgres.ts'
import { makeFolder } from '../../../../tools/temporary.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { HIGH_LIMITS } from '../test-server.ts'
import { checkAcknowledged, checkJournal, readCheckedMatch } from './consistency.ts'
import { startTableLoad } from './table-load.ts'
import type { TableLoad } from './table-load.ts'
import { startProcess } from './server-process.ts'
import type { KillableServer } from './server-process.ts'

export type KillRun = { readonly seed: number; readonly kills: number; readonly tables: number }

/** `editions` are the rules that were played, as `game rules`. */
export type KillResult = {
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly editions: ReadonlySet<string>
  readonly summary: string
}

/** Long enough for the server to correct the clocks afterwards. Nobody waits for it: the next server's time is so far ahead. */
const LONG_OUTAGE = 60_000

/** At most so many requests are acknowledged between two kills, so that a busy machine is tested as much as a quiet one. */
const MAX_BETWEEN = 100

const playSome = (load: TableLoad, random: Random): Promise<void> => load.playOn(random.int(MAX_BETWEEN))

const inSeconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`
const describeTimes = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return `back after ${inSeconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} (median), ${inSeconds(sorted.at(-1) ?? 0)} (maximum)`
}

/** Compares all acknowledgements with the store and replays every journal. */
const checkStore = async (store: Store, { tables }: TableLoad): Promise<Pick<KillResult, 'faults' | 'editions'>> => {
  const faults: string[] = []
  const editions = new Set<string>()
  for (const { id, clients } of tables) {
    const checked = await readCheckedMatch(store, id)
    faults.push(...checkJournal(checked), ...checkAcknowledged(checked, clients), ...clients.flatMap(client => client.faults))
    editions.add(`${checked.game.id} ${checked.game.rules}`)
  }
  return { faults, editions }
}

export const killOnSqlite = async ({ seed, kills, tables }: KillRun): Promise<KillResult> => {
  const random = fastRandom(seed)
  const { folder: dataFolder, remove } = makeFolder('kill')
  let ahead = 0
  const start = (): Promise<KillableServer> => startProcess({ dataFolder, limits: HIGH_LIMITS, isAllEditions: true, ahead })
  let server = await start()
  const load = await startTableLoad(() => `http://127.0.0.1:${server.port}`, tables, seed)
  const faults: string[] = []
  const times: number[] = []
  for (const n of range(kills)) {
    await playSome(load, random)
    const before = load.takeSnapshots()
    await server.kill()
    const outage = n === 1 ? LONG_OUTAGE : 0
    ahead += outage
    const since = performance.now()
    server = await start()
    const back = await load.checkReturn(before, since, outage)
    faults.push(...back.faults, ...(await load.checkProgress()))
    times.push(...back.times)
  }
  if (faults.length > 0) console.log(server.errors())
  await load.stop()
  await server.stop()
  const store = await openStore({ dataFolder })
  const stored = await checkStore(store, load)
  faults.push(...load.faults, ...stored.faults)
  await store.close()
  remove()
  const acknowledged = load.acknowledged()
  const summary = `${kills} kills, ${load.tables.length} matches, ${acknowledged} acknowledged; ${describeTimes(times)}`
  return { faults, acknowledged, editions: stored.editions, summary }
}

/** Kills one of three nodes at a time; every fifth time it restarts the database instead. */
export const killOnPostgres = async ({ seed, kills, tables }: KillRun): Promise<KillResult> => {
  const random = fastRandom(seed)
  const postgres = await startPostgres({ isSafe: true, isOwn: true })
  const databaseUrl = await postgres.database()
  const start = (): Promise<KillableServer> => startProcess({ databaseUrl, limits: HIGH_LIMITS, isAllEditions: true })
  const nodes = await Promise.all(range(3).map(start))
  const load = await startTableLoad(() => `http://127.0.0.1:${pick(nodes, random).port}`, tables, seed)
  const faults: string[] = []
  const [killed, restarted]: [number[], number[]] = [[], []]
  for (const n of range(kills)) {
    await playSome(load, random)
    const before = load.takeSnapshots()
    const since = performance.now()
    if (n % 5 === 2) {
      await postgres.restart()
      faults.push(...(await load.checkProgress()))
      restarted.push(performance.now() - since)
    } else {
      const index = random.int(3)
      const { port, kill } = at(nodes, index)
      await kill()
      await load.waitForDisconnect(port)
      const starting = start().then(node => (nodes[index] = node))
      const back = await load.checkReturn(before, since, 0)
      faults.push(...back.faults)
      killed.push(...back.times)
      await starting
      faults.push(...(await load.checkProgress()))
    }
  }
  if (faults.length > 0) console.log(nodes.map(node => node.errors()).join('\n'))
  await load.stop()
  await Promise.all(nodes.map(node => node.stop()))
  const store = await openStore({ url: databaseUrl })
  const stored = await checkStore(store, load)
  faults.push(...load.faults, ...stored.faults)
  await store.close()
  await postgres.stop()
  const acknowledged = load.acknowledged()
  const summary =
    `${kills - restarted.length} kills, ${load.tables.length} matches, ${acknowledged} acknowledged; ${describeTimes(killed)}; ` +
    `all tables in play after a restart of PostgreSQL: ${restarted.map(inSeconds).join(', ')}`
  return { faults, acknowledged, editions: stored.editions, summary }
}
