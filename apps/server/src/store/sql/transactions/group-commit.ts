/** Group commit: items that arrive while one batch is being stored form the next batch. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { at } from '@tortuga/kit'

type QueuedItem<A, B> = { readonly item: A; readonly resolve: (result: B) => void; readonly reject: (error: unknown) => void }

type GroupCommit<A, B> = {
  add(item: A): Promise<B>
  /** Resolves when no batch is pending. */
  settled(): Promise<void>
}

/** Takes items up to the limit, at most one per group: the second item of a group must see the result of the first. A null group has no such limit. */
const takeBatch = <A, B>(queue: readonly QueuedItem<A, B>[], groupOf: (item: A) => string | null, limit: number) => {
  const groups = new Set<string | null>()
  const batch: QueuedItem<A, B>[] = []
  const rest: QueuedItem<A, B>[] = []
  for (const queued of queue) {
    const group = groupOf(queued.item)
    if (batch.length < limit && !groups.has(group)) batch.push(queued)
    else rest.push(queued)
    if (group !== null) groups.add(group)
  }
  return { batch, rest }
}

/**
 * `run` stores a batch and returns one result per item, or throws for all of them. `after` is called one turn of the event loop
 * later, when the callers have received their results.
 */
export const createGroupCommit = <A, B>(
  run: (batch: readonly A[]) => Promise<readonly B[]>,
  groupOf: (item: A) => string | null,
  limit: number,
  after: (batch: readonly A[], results: readonly B[]) => void,
): GroupCommit<A, B> => {
  let queue: QueuedItem<A, B>[] = []
  let running: Promise<void> | null = null

  const runBatch = async (batch: readonly QueuedItem<A, B>[]): Promise<void> => {
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
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue, groupOf, limit)
      queue = rest
      await runBatch(batch)
    }
    running = null
  }

  return {
    add: item =>
      new Promise<B>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        running ??= loop()
      }),
    settled: () => running ?? Promise.resolve(),
  }
}
