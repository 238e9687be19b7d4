/** The pool of worker threads that compute bot moves. A worker that exceeds its time limit is terminated, so a slow bot does not delay other tables. */
import type { Millis } from '@tortuga/kit'
import { parseUnknown } from '@tortuga/wire'
import type { BotRequest, BotTask } from '@tortuga/wire'
import { Tinypool } from 'tinypool'
import * as v from 'valibot'
import { createFairQueue } from './fair-queue.ts'
import type { Requester } from './fair-queue.ts'
import { WORKER_CHECK } from './worker-check.ts'

export type BotPool = {
  /** Null if the move is no longer needed when the bot's turn has come. */
  readonly think: (thinking: BotRequest, requester: Requester, isNeeded: () => boolean) => Promise<unknown>
  /** Rejects if the worker does not start, for example because its file is missing. */
  readonly check: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A small, busy machine may take long to start a worker. */
const START_TIMEOUT: Millis = 60_000

/** `file` is the bundled worker. Up to `threads` bots think at the same time, each for at most `timeout`. */
export const openBotPool = (file: string | URL, threads: number, timeout: Millis): BotPool => {
  const pool = new Tinypool({
    filename: String(file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  pool.on('error', () => {}) // a worker that fails to start: the timeout rejects the task that waits for it
  // Tinypool's own queue gets stuck when an aborted task terminates its worker, and time in the queue must not count as thinking time.
  const queue = createFairQueue(threads)
  const running = new Set<AbortController>()
  let isStopped = false

  const run = async (task: BotTask | typeof WORKER_CHECK, limit: Millis): Promise<unknown> => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), limit).unref()
    running.add(controller)
    try {
      return await pool.run(task, { signal: controller.signal })
    } finally {
      clearTimeout(timer)
      running.delete(controller)
    }
  }

  return {
    think: async ({ game, rules, level, view, seed }, requester, isNeeded) => {
      await queue.acquire(requester)
      try {
        if (isStopped) throw new Error('the server is stopping')
        if (!isNeeded()) return null
        const task: BotTask = { game, rules, level, view: JSON.stringify(view), seed }
        const answer = await run(task, timeout)
        return parseUnknown(v.parse(v.string(), answer)) // the room lets the game decode the move
      } finally {
        queue.release()
      }
    },
    check: async () => {
      const failed = new Promise<never>((_, reject) => void pool.once('error', reject))
      await Promise.race([run(WORKER_CHECK, START_TIMEOUT), failed])
    },
    stop: async () => {
      isStopped = true
      // Tinypool's `destroy` ends the process with an uncaught exception if a worker fails meanwhile.
      const workers = pool.threads
      for (const controller of running) controller.abort()
      await Promise.all(workers.map(worker => worker.terminate()))
    },
  }
}
