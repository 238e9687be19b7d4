/** What a command gets of the world: streams, variables, entropy and the date. Tests hand in their own. */
import type { Readable, Writable } from 'node:stream'

export type Io = {
  readonly input: Readable
  readonly output: Writable
  readonly error: Writable
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether somebody sits at a keyboard; otherwise lines are read as they come. */
  readonly interactive: boolean
  readonly colour: boolean
  /** Resolves when the process is asked to end. */
  readonly toldToStop: () => Promise<void>
  /** 32 bytes nobody can guess, as hex. */
  readonly entropy: () => string
  /** The day as 2026-05-31, for the names of files. */
  readonly today: () => string
  /** The bundled program of the lab's threads; the one beside this program where none is named. */
  readonly labThread?: string | URL
}

/** Exit codes: all is well; what was looked at does not hold; the arguments cannot be understood. */
export const EXIT = { fine: 0, fails: 1, misused: 2 } as const

/** Bad arguments: one sentence for standard error. */
export class Misuse extends Error {}
