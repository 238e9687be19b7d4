/** The streams, environment, entropy and date that a command uses. Tests pass their own. */
import type { Readable, Writable } from 'node:stream'

export type Io = {
  readonly input: Readable
  readonly output: Writable
  readonly error: Writable
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether input and output are a terminal; otherwise lines are read as they arrive. */
  readonly interactive: boolean
  readonly colour: boolean
  /** Resolves on SIGINT or SIGTERM. */
  readonly toldToStop: () => Promise<void>
  /** 32 cryptographically random bytes as hex. */
  readonly entropy: () => string
  /** Today's date as 2026-05-31, for file names. */
  readonly today: () => string
  /** The bundled program of the lab's threads; by default the one beside this program. */
  readonly labThread?: string | URL
}

/** Exit codes: success; a check failed; bad arguments; no check failed, but some could not be made. */
export const EXIT = { success: 0, failure: 1, usage: 2, unproven: 3 } as const

/** Bad arguments; the message is one sentence for standard error. */
export class UsageError extends Error {}
