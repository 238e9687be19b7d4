/** The checks of the fuzz find a store that fails. */
import type { MatchWrite } from '@tortuga/room'
import { describe, expect, it } from 'vitest'
import { TEST_SEED } from '../../../tools/testing/seed.ts'
import type { Store } from '../src/main.ts'
import { runFuzz } from './chaos/fuzz-run.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? TEST_SEED)

/** Returns true at every n-th call. */
const everyNth = (n: number): (() => boolean) => {
  let count = 0
  return () => (count += 1) % n === 0
}

/** Enough that every planted fault takes effect several times. */
const REQUESTS_PER_FAULT = 300

describe(`the checks detect a store that fails (FUZZ_SEED=${SEED})`, () => {
  const brokenStores: Readonly<Record<string, (store: Store) => Partial<Store>>> = {
    'acknowledges a write without storing it': store => {
      const isWrong = everyNth(40)
      return {
        append: write => (isWrong() ? Promise.resolve({ type: 'stored', version: write.expected + 1 }) : store.append(write)),
      }
    },
    'does not recognize repeated requests': () => ({ findByKey: () => Promise.resolve(null) }),
    'leaves out entries': store => {
      const isWrong = everyNth(20)
      return { entriesBetween: async (id, after, upTo) => (await store.entriesBetween(id, after, upTo)).slice(isWrong() ? 1 : 0) }
    },
    'stores moves of players as moves of bots': store => {
      const isWrong = everyNth(20)
      const falsify = (applied: MatchWrite['applied'][number]): MatchWrite['applied'][number] =>
        applied.entry.type === 'move' && isWrong() ? { ...applied, entry: { ...applied.entry, by: 'bot' } } : applied
      return { append: write => store.append({ ...write, applied: write.applied.map(falsify) }) }
    },
  }
  it.each(Object.entries(brokenStores))('%s', async (_, breakStore) => {
    const { faults } = await runFuzz({
      kind: 'memory',
      nodes: 1,
      seed: SEED,
      tables: 24,
      requests: REQUESTS_PER_FAULT,
      timeout: 500,
      breakStore,
    })
    expect(faults, `FUZZ_SEED=${SEED}`).not.toEqual([])
  })
})
