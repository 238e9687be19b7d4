/** Group commit: what arrives while one batch is being stored makes up the next one. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { at } from '@tortuga/kit'

type Waiter<A, B> = { readonly item: A; readonly resolve: (result: B) => void; readonly reject: (error: unknown) => void }

export type Gathered<A, B> = {
  add(item: A): Promise<B>
  /** When nothing is under way any more. */
  settled(): Promise<void>
}

/** The first waiters up to the limit, no two of one group: the second of a group has to see what became of the first. Null is no group. */
const takeBatch = <A, B>(waiting: readonly Waiter<A, B>[], groupOf: (item: A) => string | null, limit: number) => {
  const groups = new Set<string | null>()
  const batch: Waiter<A, B>[] = []
  const rest: Waiter<A, B>[] = []
  for (const waiter of waiting) {
    const group = groupOf(waiter.item)
    if (batch.length < limit && !groups.has(group)) batch.push(waiter)
    else rest.push(waiter)
    if (group !== null) groups.add(group)
  }
  return { batch, rest }
}

/**
 * `run` stores a batch and gives a result for each item, or throws for all of them. `after` is called a turn of the event loop
 * later, when whoever waited for a result has had it.
 */
export const gather = <A, B>(
  run: (batch: readonly A[]) => Promise<readonly B[]>,
  groupOf: (item: A) => string | null,
  limit: number,
  after: (batch: readonly A[], results: readonly B[]) => void,
): Gathered<A, B> => {
  let waiting: Waiter<A, B>[] = []
  let running: Promise<void> | null = null

  const runBatch = async (batch: readonly Waiter<A, B>[]): Promise<void> => {
    const items = batch.map(({ item }) => item)
    try {
      const results = await run(items)
      batch.forEach(({ resolve }, index) => resolve(at(results, index)))
      await nextTurn()
      after(items, results)
    } catch (error) {
      for (const { reject } of batch) reject(error)
      await nextTurn()
    }
  }

  const loop = async (): Promise<void> => {
    await nextTurn()
    while (waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting, groupOf, limit)
      waiting = rest
      await runBatch(batch)
    }
    running = null
  }

  return {
    add: item =>
      new Promise<B>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= loop()
      }),
    settled: () => running ?? Promise.resolve(),
  }
}
