/** The fuzz in any size: many clients over faulty connections against the real server, which restarts during the run. */
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../../../tools/postgres.ts'
import { TEST_SEED } from '../../../../tools/testing/seed.ts'
import type { StoreKind } from '../test-server.ts'
import { runFuzz } from './fuzz-run.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? TEST_SEED)

/** `requests` are acknowledged on each store. */
type FuzzSize = { readonly tables: number; readonly requests: number }

export const describeFuzz = ({ tables, requests }: FuzzSize): void => {
  const expectAgreement = async (kind: StoreKind, nodes: number): Promise<void> => {
    const { faults, done, summary } = await runFuzz({ kind, nodes, seed: SEED, tables, requests, timeout: 30_000 })
    console.log(summary)
    expect(faults, `FUZZ_SEED=${SEED} FUZZ_TABLES=${tables}`).toEqual([])
    expect(done).toBeGreaterThanOrEqual(requests)
  }

  describe(`clients over faulty connections (FUZZ_SEED=${SEED})`, () => {
    it('agree at the end, over a store in memory', () => expectAgreement('memory', 1))

    it('agree at the end, over SQLite', () => expectAgreement('sqlite', 1))

    it('agree at the end, over PostgreSQL with two nodes', async () => {
      const postgres = await startPostgres()
      try {
        await expectAgreement({ url: await postgres.database() }, 2)
      } finally {
        await postgres.stop()
      }
    })
  })
}
