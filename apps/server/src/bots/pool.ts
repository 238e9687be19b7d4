/** The workers that think for bots. A busy one is ended when its time is up, and others go on meanwhile: a slow bot holds up no other table. */
import type { Millis } from '@tortuga/kit'
import type { Thinking } from '@tortuga/room'
import { Tinypool } from 'tinypool'

/** What travels to a worker. */
export type Thought = { readonly game: string; readonly level: string; readonly view: string; readonly seed: string }

export type BotPool = { readonly think: (thinking: Thinking) => Promise<unknown>; readonly stop: () => Promise<void> }

/** `file` is the bundled worker; `thinkers` think at once, each for `patience` at most; the rest wait in line. */
export const openBotPool = (file: string | URL, thinkers: number, patience: Millis): BotPool => {
  const pool = new Tinypool({
    filename: String(file),
    minThreads: 0,
    maxThreads: thinkers,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  pool.on('error', () => {}) // a worker that could not start: whoever waits for it is told by the time limit
  const waiting: (() => void)[] = []
  let free = thinkers
  let isStopped = false

  /** Tinypool's own line would be stuck when an aborted task takes its worker along; and waiting must not count as thinking. */
  const takeTurn = (): Promise<void> => {
    if (free === 0) return new Promise(resolve => waiting.push(resolve))
    free -= 1
    return Promise.resolve()
  }
  const endTurn = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  return {
    think: async ({ game, level, view, seed }) => {
      await takeTurn()
      try {
        if (isStopped) throw new Error('the server is stopping')
        const thought: Thought = { game, level, view: JSON.stringify(view), seed }
        const answer: unknown = await pool.run(thought, { signal: AbortSignal.timeout(patience) })
        return JSON.parse(String(answer))
      } finally {
        endTurn()
      }
    },
    stop: async () => {
      isStopped = true
      await pool.destroy()
    },
  }
}
