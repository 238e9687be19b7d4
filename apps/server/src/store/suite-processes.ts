/** Other processes for the store's tests, and what may be asked of a database after one of them was killed. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Store } from './store.ts'
import { stateOf } from './suite-data.ts'

const WRITER = fileURLToPath(new URL('suite-writer.ts', import.meta.url))

export type Other = {
  /** When it has printed this many lines, or has ended: all lines so far. */
  lines(count: number): Promise<readonly string[]>
  /** Kills it as a power cut would; gives all that it had printed. */
  kill(): Promise<readonly string[]>
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>
}

/** Starts a process that plays at so many tables of this store; with none it opens the store and closes it. */
export const startWriter = (where: string, tables: number): Other => {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', WRITER, where, String(tables)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

/** Everything a writer has printed is there, whole, and no match has a hole. */
export const expectAllThere = async (store: Store, lines: readonly string[]): Promise<void> => {
  const acknowledged = new Map<string, number>()
  for (const line of lines.filter(text => text !== 'open')) {
    const [id = '', version] = line.split(' ')
    acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, Number(version)))
  }
  expect(acknowledged.size).toBeGreaterThan(0)
  for (const [id, version] of acknowledged) {
    const opened = await store.open(id)
    const last = opened?.match.version ?? -1
    expect(last).toBeGreaterThanOrEqual(version)
    const entries = await store.between(id, 0, last)
    expect(entries.map(entry => entry.version)).toEqual(Array.from({ length: last }, (_, n) => n + 1))
    expect(entries.map(({ state }) => state)).toEqual(Array.from({ length: last }, (_, n) => stateOf(n + 1)))
    expect(opened?.match.state).toEqual(stateOf(last))
  }
}
