/** Many clients in bad weather against the real server, which restarts under them. `FUZZ_SEED` and `FUZZ_TABLES` run it again: the same seed makes the same choices. */
import type { Write } from '@tortuga/room'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../../tools/postgres.ts'
import type { Store } from '../src/main.ts'
import type { StoreKind } from './table.ts'
import { runStorm } from './wild/storm.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e6))
const TABLES = Number(process.env['FUZZ_TABLES'] ?? 20)
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 12)

const weather = async (kind: StoreKind, nodes: number): Promise<void> => {
  const storm = { kind, nodes, seed: SEED, tables: TABLES, seconds: SECONDS, patience: 30_000 }
  const { faults, done, summary } = await runStorm(storm)
  console.log(summary)
  expect(faults, `FUZZ_SEED=${SEED} FUZZ_TABLES=${TABLES}`).toEqual([])
  expect(done).toBeGreaterThan(TABLES)
}

describe(`clients in bad weather (FUZZ_SEED=${SEED})`, () => {
  it('agree at the end, over a store in memory', () => weather('memory', 1))

  it('agree at the end, over SQLite', () => weather('sqlite', 1))

  it('agree at the end, over PostgreSQL with two nodes', async () => {
    const postgres = await startPostgres()
    try {
      await weather({ url: await postgres.database() }, 2)
    } finally {
      await postgres.stop()
    }
  })
})

/** Every so many-th time something is asked of the store, it lies. */
const everySo = (often: number): (() => boolean) => {
  let count = 0
  return () => (count += 1) % often === 0
}

describe(`a store that lies is found out (FUZZ_SEED=${SEED})`, () => {
  const lies: Readonly<Record<string, (store: Store) => Partial<Store>>> = {
    'that it has stored': store => {
      const isLie = everySo(40)
      return {
        append: write => (isLie() ? Promise.resolve({ type: 'stored', version: write.expected + 1 }) : store.append(write)),
      }
    },
    'that it knows no such message': () => ({ findAnswer: () => Promise.resolve(null) }),
    'that less has happened': store => {
      const isLie = everySo(20)
      return { between: async (id, after, upTo) => (await store.between(id, after, upTo)).slice(isLie() ? 1 : 0) }
    },
    'that somebody else said it': store => {
      const isLie = everySo(20)
      const blame = (made: Write['made'][number]): Write['made'][number] =>
        made.entry.type === 'move' && isLie() ? { ...made, entry: { ...made.entry, by: 'bot' } } : made
      return { append: write => store.append({ ...write, made: write.made.map(blame) }) }
    },
  }
  it.each(Object.keys(lies))('%s', async lie => {
    const spoil = lies[lie] ?? (() => ({}))
    const { faults } = await runStorm({ kind: 'memory', nodes: 1, seed: SEED, tables: 8, seconds: 3, patience: 500, spoil })
    expect(faults, `FUZZ_SEED=${SEED}`).not.toEqual([])
  })
})
