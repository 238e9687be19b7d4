/** The page's side of a replay worker, which works on one journal. */
import { REPLAY_CALLS, replayProgressSchema } from '@tortuga/wire'
import * as v from 'valibot'
import { handleMissingChunk } from '../../offline/reload.ts'
import { connectWorker } from '../../workers/calls.ts'
import type { CallsTo } from '../../workers/calls.ts'

export type ReplayClient = CallsTo<typeof REPLAY_CALLS> & { stop(): void }

/** `onMoves` is called while the journal is being played. */
export const createReplayClient = (onMoves: (done: number) => void): ReplayClient => {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module', name: 'replay' })
  const { calls, fail } = connectWorker(worker, REPLAY_CALLS)
  worker.addEventListener('error', () => {
    fail('the replay worker failed')
    void handleMissingChunk()
  })
  worker.addEventListener('message', ({ data }) => {
    const progress = v.safeParse(replayProgressSchema, data)
    if (progress.success) onMoves(progress.output.moves)
  })
  return {
    ...calls,
    stop: () => {
      worker.terminate()
      fail('stopped')
    },
  }
}
