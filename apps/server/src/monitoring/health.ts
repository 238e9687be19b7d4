/** What a server knows about its own health: when it last wrote to its database, and whether its bots answer. */
import type { Millis } from '@tortuga/kit'

/** `unknown` until the first bot has answered or failed. */
export type BotHealth = 'unknown' | 'working' | 'failing'

export type Health = ReturnType<typeof createHealth>

/** `now` is monotonic. */
export const createHealth = (now: () => Millis = () => performance.now()) => {
  let lastWrite: Millis | null = null
  let bots: BotHealth = 'unknown'
  return {
    /** The heartbeat was stored. */
    wrote: (): void => {
      lastWrite = now()
    },
    /** Time since the last heartbeat was stored; null before the first. */
    sinceWrite: (): Millis | null => (lastWrite === null ? null : now() - lastWrite),
    bots: (): BotHealth => bots,
    /** Runs a bot and notes whether it answered. */
    watchBot: async <A>(think: () => Promise<A>): Promise<A> => {
      try {
        const answer = await think()
        bots = 'working'
        return answer
      } catch (error) {
        bots = 'failing'
        throw error
      }
    },
  }
}
