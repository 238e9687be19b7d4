/** A copy of the project with the template game of `examples/nim` as one more game, and its programs as users run them. */
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '../support/play.ts'
import { copySources } from './source-copy.ts'
import type { SourceCopy } from './source-copy.ts'

const TEMPLATE = 'examples/nim'
const ADDED_LINE = "export { nim } from './nim/game.ts'\n"

type FileHashes = ReadonlyMap<string, string>

/** Every source file of a copy with its hash. */
const hashFiles = (folder: string): FileHashes =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => !/(^|\/)(node_modules|dist)(\/|$)/.test(path) && statSync(join(folder, path)).isFile())
      .map(
        path =>
          [
            path,
            createHash('sha256')
              .update(readFileSync(join(folder, path)))
              .digest('hex'),
          ] as const,
      ),
  )

export type TemplateProject = SourceCopy & {
  /** Runs a program of the copy with Node. Throws with its output if it fails. */
  run(program: string, args: readonly string[], input?: string): Promise<string>
  /** Starts the built server; returns its address and a function that stops it. */
  serve(dataFolder: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
  /** The files that were in the copy from the beginning and are missing or different now. */
  changedFiles(): readonly string[]
  /** The files that were added outside the game's own folder. */
  strayFiles(): readonly string[]
}

const findPort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** The environment of the test run, without the variables that the server would read. */
const { DATABASE_URL: _, VITEST: __, ...env } = process.env
const ENV = { ...env, NODE_ENV: 'production', TORTUGA_COMPRESS: 'no', NO_COLOR: '1' }

/** Copies the sources and adds the game as CONTRIBUTING.md says: its folder, and one line in `games/index.ts`. */
export const copyWithTemplate = (): TemplateProject => {
  const copy = copySources()
  const { folder } = copy
  const before = hashFiles(folder)
  cpSync(join(folder, TEMPLATE), join(folder, 'games/nim'), { recursive: true })
  appendFileSync(join(folder, 'games/index.ts'), ADDED_LINE)
  return {
    ...copy,
    run: async (program, args, input = '') => {
      const running = promisify(execFile)(process.execPath, [join(folder, program), ...args], { cwd: folder, env: ENV, maxBuffer: 1e8 })
      running.child.stdin?.end(input)
      try {
        return (await running).stdout
      } catch (error) {
        const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string }
        throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error })
      }
    },
    serve: async dataFolder => {
      const url = `http://127.0.0.1:${await findPort()}`
      const args = [join(folder, 'dist/cli.js'), 'serve', '--port', new URL(url).port, '--data', dataFolder]
      const child = spawn(process.execPath, args, { cwd: folder, env: ENV, stdio: 'ignore' })
      const ended = new Promise<void>(resolve => child.on('close', () => resolve()))
      await until('the server', async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200)
      return {
        url,
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      }
    },
    changedFiles: () => {
      const now = hashFiles(folder)
      return [...before].flatMap(([path, hash]) => (now.get(path) === hash ? [] : [path]))
    },
    strayFiles: () => [...hashFiles(folder).keys()].filter(path => !before.has(path) && !path.startsWith('games/nim/')),
  }
}
