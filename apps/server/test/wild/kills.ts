/** One run of kills: tables played without pause while servers die under them, and what was wrong in the end. */
import { at, fastRandom, pick, upTo } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../../../tools/postgres.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { GENEROUS } from '../table.ts'
import { judgeAcknowledged, judgeJournal, readTruth } from './judge.ts'
import { startLoad } from './load.ts'
import type { Load } from './load.ts'
import { startProcess } from './process.ts'
import type { ServerProcess } from './process.ts'

export type Kills = { readonly seed: number; readonly kills: number; readonly tables: number }
/** What a run found, and a line about it. */
export type Killed = { readonly faults: readonly string[]; readonly acknowledged: number; readonly summary: string }

/** Long enough for clocks to be put right afterwards. */
const LONG_OUTAGE = 4000

const moment = (random: Random): Promise<void> => pause(random.int(700))

const inSeconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`
const describeTimes = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return `back after ${inSeconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} in the middle, ${inSeconds(sorted.at(-1) ?? 0)} at most`
}

/** All that was ever acknowledged, against what is stored; every journal is played again by the rules. */
const judgeStore = async (store: Store, { tables }: Load): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const { id, game, followers } of tables) {
    const truth = await readTruth(store, id)
    faults.push(...judgeJournal(game, truth), ...judgeAcknowledged(truth, followers), ...followers.flatMap(follower => follower.faults))
  }
  return faults
}

export const killOnSqlite = async ({ seed, kills, tables }: Kills): Promise<Killed> => {
  const random = fastRandom(seed)
  const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-kill-'))
  const start = (): Promise<ServerProcess> => startProcess({ dataFolder, limits: GENEROUS })
  let server = await start()
  const load = await startLoad(() => `http://127.0.0.1:${server.port}`, tables, seed)
  const faults: string[] = []
  const times: number[] = []
  for (const n of upTo(kills)) {
    await moment(random)
    const before = load.look()
    await server.kill()
    const outage = n === 1 ? LONG_OUTAGE : 0
    await pause(outage)
    const since = performance.now()
    server = await start()
    const back = await load.judgeReturn(before, since, outage)
    faults.push(...back.faults, ...(await load.judgeGoingOn()))
    times.push(...back.times)
  }
  if (faults.length > 0) console.log(server.complaints())
  await load.stop()
  await server.stop()
  const store = await openStore({ dataFolder })
  faults.push(...load.faults, ...(await judgeStore(store, load)))
  await store.close()
  rmSync(dataFolder, { recursive: true })
  const acknowledged = load.acknowledged()
  const summary = `${kills} kills, ${load.tables.length} matches, ${acknowledged} acknowledged; ${describeTimes(times)}`
  return { faults, acknowledged, summary }
}

/** Three nodes, one of which dies, or now and then the database. */
export const killOnPostgres = async ({ seed, kills, tables }: Kills): Promise<Killed> => {
  const random = fastRandom(seed)
  const postgres = await startPostgres({ isSafe: true, isOwn: true })
  const databaseUrl = await postgres.database()
  const start = (): Promise<ServerProcess> => startProcess({ databaseUrl, limits: GENEROUS })
  const nodes = await Promise.all(upTo(3).map(start))
  const load = await startLoad(() => `http://127.0.0.1:${pick(nodes, random).port}`, tables, seed)
  const faults: string[] = []
  const [killed, restarted]: [number[], number[]] = [[], []]
  for (const n of upTo(kills)) {
    await moment(random)
    const before = load.look()
    const since = performance.now()
    if (n % 5 === 2) {
      await postgres.restart()
      faults.push(...(await load.judgeGoingOn()))
      restarted.push(performance.now() - since)
    } else {
      const place = random.int(3)
      const starting = at(nodes, place)
        .kill()
        .then(start)
        .then(node => (nodes[place] = node))
      const back = await load.judgeReturn(before, since, 0)
      faults.push(...back.faults)
      killed.push(...back.times)
      await starting
      faults.push(...(await load.judgeGoingOn()))
    }
  }
  if (faults.length > 0) console.log(nodes.map(node => node.complaints()).join('\n'))
  await load.stop()
  await Promise.all(nodes.map(node => node.stop()))
  const store = await openStore({ url: databaseUrl })
  faults.push(...load.faults, ...(await judgeStore(store, load)))
  await store.close()
  await postgres.stop()
  const acknowledged = load.acknowledged()
  const summary =
    `${kills - restarted.length} kills, ${load.tables.length} matches, ${acknowledged} acknowledged; ${describeTimes(killed)}; ` +
    `all tables on after a restart of PostgreSQL: ${restarted.map(inSeconds).join(', ')}`
  return { faults, acknowledged, summary }
}
