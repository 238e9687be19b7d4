/** Many clients over faulty connections against the real server, which restarts during the run. `FUZZ_SEED` and `FUZZ_TABLES` repeat a run: the same seed makes the same choices. */
import type { MatchWrite } from '@tortuga/room'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../../tools/postgres.ts'
import type { Store } from '../src/main.ts'
import type { StoreKind } from './test-server.ts'
import { runFuzz } from './chaos/fuzz-run.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const TABLES = Number(process.env['FUZZ_TABLES'] ?? 20)
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 12)

const expectAgreement = async (kind: StoreKind, nodes: number): Promise<void> => {
  const run = { kind, nodes, seed: SEED, tables: TABLES, seconds: SECONDS, timeout: 30_000 }
  const { faults, done, summary } = await runFuzz(run)
  console.log(summary)
  expect(faults, `FUZZ_SEED=${SEED} FUZZ_TABLES=${TABLES}`).toEqual([])
  expect(done).toBeGreaterThan(TABLES)
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

/** Returns true at every n-th call. */
const everyNth = (n: number): (() => boolean) => {
  let count = 0
  return () => (count += 1) % n === 0
}

/** On a busy machine a short run may end before the fault takes effect, so it is repeated with other seeds. */
const MAX_RUNS = 8

describe(`the checks detect a store that fails (FUZZ_SEED=${SEED})`, () => {
  const brokenStores: Readonly<Record<string, (store: Store) => Partial<Store>>> = {
    'acknowledges a write without storing it': store => {
      const isWrong = everyNth(40)
      return {
        append: write => (isWrong() ? Promise.resolve({ type: 'stored', version: write.expected + 1 }) : store.append(write)),
      }
    },
    'does not recognize repeated requests': () => ({ findAnswer: () => Promise.resolve(null) }),
    'leaves out entries': store => {
      const isWrong = everyNth(20)
      return { between: async (id, after, upTo) => (await store.between(id, after, upTo)).slice(isWrong() ? 1 : 0) }
    },
    'stores moves of players as moves of bots': store => {
      const isWrong = everyNth(20)
      const falsify = (applied: MatchWrite['applied'][number]): MatchWrite['applied'][number] =>
        applied.entry.type === 'move' && isWrong() ? { ...applied, entry: { ...applied.entry, by: 'bot' } } : applied
      return { append: write => store.append({ ...write, applied: write.applied.map(falsify) }) }
    },
  }
  it.each(Object.entries(brokenStores))('%s', async (_, breakStore) => {
    let found: readonly string[] = []
    for (let run = 0; run < MAX_RUNS && found.length === 0; run += 1)
      found = (await runFuzz({ kind: 'memory', nodes: 1, seed: SEED + run, tables: 8, seconds: 3, timeout: 500, breakStore })).faults
    expect(found, `FUZZ_SEED=${SEED}`).not.toEqual([])
  })
})
