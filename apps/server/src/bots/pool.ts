/** The workers that think for bots. A busy one is ended when its time is up, and others go on meanwhile: a slow bot holds up no other table. */
import type { Millis } from '@tortuga/kit'
import type { Thinking } from '@tortuga/room'
import { Tinypool } from 'tinypool'
import { createTurns } from './turns.ts'
import type { Asker } from './turns.ts'

/** What travels to a worker. */
export type Thought = { readonly game: string; readonly level: string; readonly view: string; readonly seed: string }

export type BotPool = {
  readonly think: (thinking: Thinking, asker: Asker) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** `file` is the bundled worker; `thinkers` think at once, each for `patience` at most; the rest wait for their asker's turn. */
export const openBotPool = (file: string | URL, thinkers: number, patience: Millis): BotPool => {
  const pool = new Tinypool({
    filename: String(file),
    minThreads: 0,
    maxThreads: thinkers,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  pool.on('error', () => {}) // a worker that could not start: whoever waits for it is told by the time limit
  const turns = createTurns(thinkers) // Tinypool's own line would be stuck when an aborted task takes its worker along; and waiting must not count as thinking
  let isStopped = false

  return {
    think: async ({ game, level, view, seed }, asker) => {
      await turns.take(asker)
      try {
        if (isStopped) throw new Error('the server is stopping')
        const thought: Thought = { game, level, view: JSON.stringify(view), seed }
        const answer: unknown = await pool.run(thought, { signal: AbortSignal.timeout(patience) })
        return JSON.parse(String(answer))
      } finally {
        turns.end()
      }
    },
    stop: async () => {
      isStopped = true
      await pool.destroy()
    },
  }
}
