/** Servers killed under load: no acknowledged move is lost, seats and clocks are right, and play continues. `KILLS` sets the number of kills and `KILL_SEED` their timing; `npm run soak` runs for hours. */
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { killOnPostgres, killOnSqlite } from './chaos/kill-runs.ts'
import type { KillResult, KillRun } from './chaos/kill-runs.ts'
import { rulesNumbersOf } from './all-editions.ts'

const SEED = Number(process.env['KILL_SEED'] ?? 1)
const KILLS = Number(process.env['KILLS'] ?? 8)
const TABLES = Number(process.env['KILL_TABLES'] ?? 50)
/** All rules of all games: matches of earlier editions run beside those of the current ones. */
const EDITIONS = MANIFESTS.flatMap(({ id }) => rulesNumbersOf(id).map(rules => `${id} ${rules}`)).toSorted()
const LIMIT = 300_000 + KILLS * 20_000

describe(`a killed server (KILL_SEED=${SEED} KILLS=${KILLS})`, () => {
  const expectNoFaults = async (run: (kills: KillRun) => Promise<KillResult>, seed: number): Promise<void> => {
    const { faults, acknowledged, editions, summary } = await run({ seed, kills: KILLS, tables: TABLES })
    console.log(summary)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(TABLES)
    expect([...editions].toSorted()).toEqual(EDITIONS)
  }
  it('loses nothing, on SQLite', () => expectNoFaults(killOnSqlite, SEED), LIMIT)
  it('loses nothing, as one of three nodes on PostgreSQL, which also restarts', () => expectNoFaults(killOnPostgres, SEED + 1), LIMIT)
})
