/** The tests of killed servers, in any size. */
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { TEST_SEED } from '../../../../tools/testing/seed.ts'
import { rulesNumbersOf } from '../all-editions.ts'
import { killOnPostgres, killOnSqlite } from './kill-runs.ts'
import type { KillResult, KillRun } from './kill-runs.ts'

const SEED = Number(process.env['KILL_SEED'] ?? TEST_SEED)
/** All rules of all games: matches of earlier editions run beside those of the current ones. */
const EDITIONS = MANIFESTS.flatMap(({ id }) => rulesNumbersOf(id).map(rules => `${id} ${rules}`)).toSorted()

export const describeKills = ({ kills, tables }: Pick<KillRun, 'kills' | 'tables'>): void => {
  const limit = 300_000 + kills * 20_000
  const expectNoFaults = async (run: (kills: KillRun) => Promise<KillResult>, seed: number): Promise<void> => {
    const { faults, acknowledged, editions, summary } = await run({ seed, kills, tables })
    console.log(summary)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(tables)
    expect([...editions].toSorted()).toEqual(EDITIONS)
  }
  describe(`a killed server (KILL_SEED=${SEED} KILLS=${kills})`, () => {
    it('loses nothing, on SQLite', () => expectNoFaults(killOnSqlite, SEED), limit)
    it('loses nothing, as one of three nodes on PostgreSQL, which also restarts', () => expectNoFaults(killOnPostgres, SEED + 1), limit)
  })
}
