/** Repeats a transaction that failed only because another one was in its way. Nothing of the failed attempt is stored. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'

/** PostgreSQL's codes for a deadlock and a serialization failure. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
const MAX_DEADLOCKS = 4

/** Another process has locked the SQLite file. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'sqliteCodeName' in error && String(error.sqliteCodeName).startsWith('SQLITE_BUSY')
/** How long a write waits for another process; then it fails, and the player is asked to try again. */
const LOCK_TIMEOUT: Millis = 10_000
const MIN_BACKOFF: Millis = 2
const MAX_BACKOFF: Millis = 200

export const retry = async <A>(attempt: () => Promise<A>, lockTimeout = LOCK_TIMEOUT): Promise<A> => {
  const start = performance.now()
  let deadlocks = 0
  for (let delay = MIN_BACKOFF; ; delay = Math.min(2 * delay, MAX_BACKOFF)) {
    try {
      return await attempt()
    } catch (error) {
      if (isLocked(error) && performance.now() - start < lockTimeout) await pause(delay)
      else if (isDeadlock(error) && deadlocks < MAX_DEADLOCKS) deadlocks += 1
      else throw error
    }
  }
}
