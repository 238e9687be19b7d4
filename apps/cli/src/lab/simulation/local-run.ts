/** Plays the missing games of a run on this machine. */
import type { ThreadPool, GameFault } from './thread-pool.ts'
import { listMissingRanges } from './plan.ts'
import type { GameNumber, Plan } from './plan.ts'
import type { GameRow } from './game-row.ts'

export type RunEnd = { readonly type: 'complete' | 'stopped' } | { readonly type: 'fault'; readonly fault: GameFault }

/** Games per chunk: few, so that all threads stay busy until the end. */
const CHUNK_SIZE = 8

/** Plays until all games are done, the signal aborts, or a game fails. */
export const playLocally = async (
  plan: Plan,
  pool: ThreadPool,
  {
    has,
    keep,
    stopped,
  }: { readonly has: (number: GameNumber) => boolean; readonly keep: (row: GameRow) => void; readonly stopped: AbortSignal },
): Promise<RunEnd> => {
  const chunks = listMissingRanges(plan, CHUNK_SIZE, has)[Symbol.iterator]()
  let fault: GameFault | null = null
  const work = async (thread: number): Promise<void> => {
    for (const chunk of chunks) {
      if (stopped.aborted || fault !== null) return
      const played = await pool.play(thread, plan, chunk, keep)
      if (!played.ok) fault ??= played.fault
    }
  }
  const stop = (): void => void pool.stop()
  stopped.addEventListener('abort', stop, { once: true })
  await Promise.all(Array.from({ length: pool.threads }, (_, thread) => work(thread)))
  stopped.removeEventListener('abort', stop)
  if (fault !== null) return { type: 'fault', fault }
  return { type: stopped.aborted ? 'stopped' : 'complete' }
}
