/** Runs the server program of version 0.1.0 beside this build's, on the same PostgreSQL database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../../../tools/files.ts'
import { unpackProgram } from './open-store.ts'

export type ReleaseProgram = {
  /** Its address, without a slash at the end. */
  readonly origin: string
  /** Its command line, for other commands than `serve`. */
  readonly file: string
  /** Sends SIGKILL and waits for the process to end. */
  kill(): Promise<void>
  /** Asks it to stop, waits, and removes the program. */
  stop(): Promise<void>
}

let started = 0

/** Starts it on a database that has been migrated or is empty. */
export const startReleaseProgram = async (databaseUrl: string): Promise<ReleaseProgram> => {
  const folder = join(ROOT, `dist/release-0.1.0-${process.pid}-${(started += 1)}`)
  const file = unpackProgram(folder)
  const child = spawn(process.execPath, [file, 'serve', '--port', '0', '--host', '127.0.0.1', '--lang', 'en'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const stop = async (): Promise<void> => {
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[^\s/]+/.exec(line)?.[0]
    if (origin !== undefined) return { origin, file, kill: () => end('SIGKILL'), stop }
  }
  await stop()
  throw new Error('the program of 0.1.0 ended without an address')
}
