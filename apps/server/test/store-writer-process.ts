/** Starts writer processes for the store tests and checks what they wrote after they were killed. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Store } from '../src/store/port/store.ts'
import { stateOf } from '../src/store/suites/sample-data.ts'
import { bundleProgram } from './bundle.ts'

const PROGRAM = fileURLToPath(new URL('store-writer-program.ts', import.meta.url))

let built: Promise<string> | null = null

type WriterProcess = {
  /** Waits until it has printed this many lines or has ended; returns all lines so far. */
  lines(count: number): Promise<readonly string[]>
  /** Kills it with SIGKILL; returns everything it had printed. */
  kill(): Promise<readonly string[]>
  /** Its exit code. */
  ended: Promise<number | null>
}

/** Starts a process that plays at this many tables of the store; with 0 it only opens the store and closes it. */
export const startWriter = async (location: string, tables: number): Promise<WriterProcess> => {
  const program = await (built ??= bundleProgram(PROGRAM, 'store-writer'))
  const child: ChildProcess = spawn(process.execPath, [program, location, String(tables)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const state = { hasEnded: false }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = new Promise<number | null>(resolve =>
    child.on('close', code => {
      state.hasEnded = true
      resolve(code)
    }),
  )
  const all = (): readonly string[] => printed.split('\n').slice(0, -1)
  return {
    ended,
    lines: async count => {
      while (!state.hasEnded && all().length < count) await new Promise(resolve => setTimeout(resolve, 10))
      return all()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      return all()
    },
  }
}

/** Checks that every version a writer acknowledged is stored and that no match lacks an entry. */
export const expectAllStored = async (store: Store, lines: readonly string[]): Promise<void> => {
  const acknowledged = new Map<string, number>()
  for (const line of lines.filter(text => text !== 'open')) {
    const [id = '', version] = line.split(' ')
    acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, Number(version)))
  }
  expect(acknowledged.size).toBeGreaterThan(0)
  for (const [id, version] of acknowledged) {
    const opened = await store.readMatch(id)
    const last = opened?.match.version ?? -1
    expect(last).toBeGreaterThanOrEqual(version)
    const entries = await store.entriesBetween(id, 0, last)
    expect(entries.map(entry => entry.version)).toEqual(Array.from({ length: last }, (_, n) => n + 1))
    for (let each = 0; each <= last; each += 1) expect((await store.stepAt(id, each))?.state).toEqual(stateOf(each))
    expect(opened?.match.state).toEqual(stateOf(last))
  }
}
