/** The process of the development server: starts it, restarts it with new code, and stops it. Requests can wait until it runs. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A rule with an endless loop does not answer a signal; after this long the process is killed. */
const STOP_TIMEOUT = 2000

type ServerProcessOptions = {
  readonly program: string
  readonly args: readonly string[]
  /** The server has ended on its own, at its start or later. */
  readonly onEnd: (code: number | null) => void
}

export const createServerProcess = ({ program, args, onEnd }: ServerProcessOptions) => {
  let child: ChildProcess | null = null
  let current: Promise<boolean> = Promise.resolve(false) // whether the latest server runs
  let starts = 0

  /** Resolves when the server is ready, or has ended without ever being ready. */
  const start = (): Promise<boolean> =>
    new Promise(resolve => {
      const started = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      child = started
      started.once('message', () => resolve(true))
      started.once('exit', code => {
        resolve(false)
        if (child !== started) return // it was told to stop
        child = null
        current = Promise.resolve(false)
        onEnd(code)
      })
    })

  const stop = async (): Promise<void> => {
    const stopping = child
    child = null
    if (stopping === null) return
    const ended = once(stopping, 'exit')
    stopping.kill('SIGTERM')
    const timer = setTimeout(() => stopping.kill('SIGKILL'), STOP_TIMEOUT)
    await ended
    clearTimeout(timer)
  }

  return {
    /** Stops the server, calls `prepare` and starts the server again. Returns whether it runs; a later call replaces an earlier one that is not finished. */
    restart: (prepare: () => void): Promise<boolean> => {
      starts += 1
      const number = starts
      const [before, stopped] = [current, stop()]
      const next = before.then(async () => {
        await stopped
        if (number !== starts) return false
        prepare()
        return start()
      })
      current = next
      return next
    },
    /** Whether there is no process, neither running nor starting. */
    hasEnded: (): boolean => child === null,
    /** Whether the server runs. Waits while it starts. */
    isRunning: async (): Promise<boolean> => {
      for (;;) {
        const asked = current
        const isRunning = await asked
        if (asked === current) return isRunning
      }
    },
    stop: async (): Promise<void> => {
      starts += 1 // a restart that has not started the server yet does not start it any more
      await Promise.all([current, stop()])
    },
  }
}
