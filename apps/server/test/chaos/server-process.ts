/** Runs servers as separate processes from a bundle like the released one, so that tests can kill them. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { botWorker } from '../bot-worker.ts'
import { bundleProgram } from '../bundle.ts'
import { drawEntropy } from '../entropy.ts'
import type { ProgramOptions } from './program-options.ts'

const PROGRAM = fileURLToPath(new URL('server-program.ts', import.meta.url))
const START_TIMEOUT = 30_000

let built: Promise<string> | null = null

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`the server does not start: ${output}`)), START_TIMEOUT)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(timer)
      resolve(Number(text))
    })
    child.on('exit', code => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code}: ${output}`))
    })
  })

export type KillableServer = {
  readonly port: number
  readonly pid: number
  /** The end of its error output. */
  readonly errors: () => string
  /** Sends SIGKILL and waits for the process to end. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** `nodeFlags` are flags of Node.js itself, such as --cpu-prof. */
export const startProcess = async (options: Partial<ProgramOptions>, nodeFlags: readonly string[] = []): Promise<KillableServer> => {
  const program = await (built ??= bundleProgram(PROGRAM, 'server'))
  const allOptions: ProgramOptions = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: '',
    botWorker: await botWorker(),
    entropy: drawEntropy(),
    ...options,
  }
  const child = spawn(process.execPath, [...nodeFlags, program, JSON.stringify(allOptions)], { stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const port = await portOf(child)
  return {
    port,
    pid: child.pid ?? 0,
    errors: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
