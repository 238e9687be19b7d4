/** Runs `npm run dev` in a copy of the sources, whose files a test or a measurement then edits. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { until } from '../support/play.ts'
import { copySources } from './source-copy.ts'

export type DevCommand = {
  readonly url: string
  /** Everything it has printed so far. */
  output(): string
  /** Replaces a part of a source file, which must occur in it. Returns a function that undoes the edit. */
  edit(file: string, from: string, to: string): () => void
  /** Stops the command as Ctrl-C in a terminal does, and returns its exit code. */
  interrupt(): Promise<number | null>
  /** The command lines of processes that belong to the copy. */
  processes(): readonly string[]
  /** Starts the command again after an interruption, on the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

const findPort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** The environment of the test run, without what vitest adds to it. */
const { VITEST: _, NODE_ENV: __, ...ENV } = process.env

/** The command lines of processes that run in this folder, or a program from it. */
const findProcesses = (folder: string): readonly string[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return line.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ? [line] : []
      } catch {
        return [] // it has ended meanwhile
      }
    })

export const startDevCommand = async (): Promise<DevCommand> => {
  const { folder, remove } = copySources()
  const port = await findPort()
  let output = ''
  let interrupt = (): Promise<number | null> => Promise.resolve(null)

  const start = async (): Promise<void> => {
    const before = output.length
    // In a process group of its own, so that a signal reaches the same processes as Ctrl-C in a terminal.
    const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      cwd: folder,
      env: { ...ENV, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
    interrupt = async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
      return ended
    }
    await until('the development command', async () => {
      if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}\n${output}`)
      return output.slice(before).includes('Ctrl-C')
    })
  }

  return {
    url: `http://localhost:${port}`,
    output: () => output,
    edit: (file, from, to) => {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path, text.replace(from, to))
      return () => writeFileSync(path, text)
    },
    interrupt: () => interrupt(),
    processes: () => findProcesses(folder),
    start,
    remove: async () => {
      await interrupt()
      remove()
    },
  }
}
