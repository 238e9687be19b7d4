/** Servers killed under load, again and again: nothing acknowledged is lost, seats and clocks are right, play goes on. `KILLS` and `KILL_SEED` choose how often and when; `npm run soak` kills for hours. */
import { describe, expect, it } from 'vitest'
import { killOnPostgres, killOnSqlite } from './wild/kills.ts'
import type { Killed, Kills } from './wild/kills.ts'

const SEED = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 1e6))
const KILLS = Number(process.env['KILLS'] ?? 8)
const TABLES = Number(process.env['KILL_TABLES'] ?? 50)
const LIMIT = 300_000 + KILLS * 20_000

describe(`a server that is killed (KILL_SEED=${SEED} KILLS=${KILLS})`, () => {
  const hold = async (run: (kills: Kills) => Promise<Killed>, seed: number): Promise<void> => {
    const { faults, acknowledged, summary } = await run({ seed, kills: KILLS, tables: TABLES })
    console.log(summary)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(TABLES)
  }
  it('loses nothing, on SQLite', () => hold(killOnSqlite, SEED), LIMIT)
  it('loses nothing, as one of three nodes on PostgreSQL, which is restarted too', () => hold(killOnPostgres, SEED + 1), LIMIT)
})
