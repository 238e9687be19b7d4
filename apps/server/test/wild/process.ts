/** Servers as processes of their own, in the bundle that users run: started, killed without warning, started again. */
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '../../src/main.ts'
import { botWorker } from '../bot-worker.ts'

const SOURCE = fileURLToPath(new URL('server-process.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"
const START_WITHIN = 30_000

let built: Promise<string> | null = null

/** Bundled as tools/build.mjs does it, in one piece or not at all; inside the project, where its native modules are found. */
const bundleServer = async (): Promise<string> => {
  mkdirSync(`${ROOT}dist/test`, { recursive: true })
  const outfile = `${ROOT}dist/test/server.mjs`
  const part = `${outfile}.${process.pid}`
  await build({
    entryPoints: [SOURCE],
    outfile: part,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool'],
    banner: { js: REQUIRE },
    logLevel: 'silent',
  })
  renameSync(part, outfile)
  return outfile
}

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the server does not start: ${said}`)), START_WITHIN)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(late)
      resolve(Number(text))
    })
    child.on('exit', code => {
      clearTimeout(late)
      reject(new Error(`the server ended with ${code}: ${said}`))
    })
  })

export type ServerProcess = {
  readonly port: number
  readonly pid: number
  /** What it has said of errors. */
  readonly complaints: () => string
  /** SIGKILL, and its end. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** `node` are words for Node itself, such as --cpu-prof. */
export const startProcess = async (
  options: Partial<ServeOptions> & { readonly memory?: boolean },
  node: readonly string[] = [],
): Promise<ServerProcess> => {
  const program = await (built ??= bundleServer())
  const whole = { port: 0, host: '127.0.0.1', dataFolder: '', botWorker: await botWorker(), ...options }
  const child = spawn(process.execPath, [...node, program, JSON.stringify(whole)], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const port = await portOf(child)
  return {
    port,
    pid: child.pid ?? 0,
    complaints: () => said,
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
