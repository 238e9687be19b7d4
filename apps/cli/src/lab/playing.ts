/** Plays what is missing of a run on the cores of this machine. */
import type { Crew, Fault } from './crew.ts'
import { listChunks } from './plan.ts'
import type { GameNumber, Plan } from './plan.ts'
import type { Row } from './row.ts'

export type Ended = { readonly type: 'complete' | 'stopped' } | { readonly type: 'fault'; readonly fault: Fault }

/** Games that go to a thread at once: few, so that all threads are busy to the end. */
const AT_ONCE = 8

/** Until all is played, `stop` is called, or a game fails. */
export const playHere = async (
  plan: Plan,
  crew: Crew,
  {
    has,
    keep,
    stopped,
  }: { readonly has: (number: GameNumber) => boolean; readonly keep: (row: Row) => void; readonly stopped: AbortSignal },
): Promise<Ended> => {
  const chunks = listChunks(plan, AT_ONCE, has)[Symbol.iterator]()
  let fault: Fault | null = null
  const work = async (thread: number): Promise<void> => {
    for (const chunk of chunks) {
      if (stopped.aborted || fault !== null) return
      const played = await crew.play(thread, plan, chunk, keep)
      if (!played.ok) fault ??= played.fault
    }
  }
  const stop = (): void => void crew.stop()
  stopped.addEventListener('abort', stop, { once: true })
  await Promise.all(Array.from({ length: crew.threads }, (_, thread) => work(thread)))
  stopped.removeEventListener('abort', stop)
  if (fault !== null) return { type: 'fault', fault }
  return { type: stopped.aborted ? 'stopped' : 'complete' }
}
