/**
 * Executes docs/operations.md: its shell blocks run from top to bottom in one folder with the real launcher. `sh stopped` blocks run
 * while the server is stopped, `sh postgres` blocks with the address of a test database. Files for systemd, Caddy and nginx are
 * checked as far as a machine without these programs allows.
 */
import { DatabaseSync } from '@photostructure/sqlite'
import { execFile, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installPackage } from '../../../tools/debian-packages.ts'
import { startPostgres } from '../../../tools/postgres.ts'
import { makeFolder } from '../../../tools/temporary.ts'
import { DEFAULT_LIMITS } from '../src/config/limits.ts'
import type { Limits } from '../src/config/limits.ts'
import { tableInfoSchema } from '@tortuga/wire'
import { botWorker } from './bot-worker.ts'
import { bundleProgram } from './bundle.ts'
import { cookieIn, request } from './test-server.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const DOC = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const LAUNCHER = join(ROOT, 'tortuga')

type DocBlock = { readonly language: string; readonly text: string }
const BLOCKS: readonly DocBlock[] = [...DOC.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const SERVE = /^(?:[A-Z_]+=\S+ )*\.\/tortuga serve\b/

const { folder, remove } = makeFolder('operations')
const runFile = promisify(execFile)

/** A folder in which the launcher finds libraries and a finished build, so that it installs and builds nothing. */
const installTortuga = async (): Promise<void> => {
  mkdirSync(join(folder, 'dist'))
  copyFileSync(LAUNCHER, join(folder, 'tortuga'))
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  copyFileSync(await botWorker(), join(folder, 'dist/bot-worker.js'))
  copyFileSync(await bundleProgram(join(ROOT, 'apps/cli/src/main.ts'), 'cli'), join(folder, 'dist/cli.js'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

const findPort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

let port = 0
/** The environment of the test run, without the variables that the server would read. */
const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env

const runShell = async (script: string): Promise<string> =>
  (await runFile('sh', ['-euc', script], { cwd: folder, env, maxBuffer: 1e8 })).stdout

/** Port 8080 may be in use on the test machine, so every server gets a free port. */
const startExample = async (command: string): Promise<() => Promise<void>> => {
  const line = `${command.replace(/ --port \d+/, '')} --port ${port}`
  const child = spawn('sh', ['-c', `exec env ${line}`], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(`${line} ended with ${child.exitCode}: ${output}`)
        return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
      },
      { timeout: 30_000 },
    )
    .toBe(200)
  return async () => {
    child.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`${line} ended with ${code}: ${output}`)
  }
}

/** The server of the last `serve` example, which later examples use. */
const current = { command: '', stop: (): Promise<void> => Promise.resolve() }
const stopServer = async (): Promise<void> => {
  await current.stop()
  current.stop = () => Promise.resolve()
}
const switchServer = async (command: string): Promise<void> => {
  await stopServer()
  Object.assign(current, { command, stop: await startExample(command) })
}

/** A match of two guests that has begun. */
const beginMatch = async (): Promise<string> => {
  const api = `http://127.0.0.1:${port}/api`
  let id = ''
  for (const name of ['Ola', 'Jan']) {
    const cookie = cookieIn((await request(`${api}/me`, 'POST', { name })).headers)
    id ||= (await request(`${api}/matches`, 'POST', { game: 'rum', seats: 2 }, { cookie })).read(tableInfoSchema).id
    const { commitment } = (await request(`${api}/matches/${id}`, 'GET')).read(tableInfoSchema)
    const seat = { seat: null, contribution: 'ab'.repeat(32), commitment }
    expect((await request(`${api}/matches/${id}/seats`, 'POST', seat, { cookie })).status).toBe(200)
  }
  return id
}

/** Halts a match as a fault in its rules does. */
const haltMatch = (id: string): void => {
  const database = new DatabaseSync(join(folder, 'data/tortuga.sqlite'))
  database.exec('pragma busy_timeout = 10000')
  database.exec(`update matches set halted = 1 where id = '${id}'`) // a prepared statement would keep the file open until it is collected
  database.close()
}

/** Replaces the placeholders of the page by real values. */
const fillIn = (line: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value), line)

beforeAll(async () => {
  if (!existsSync('/usr/bin/curl')) await installPackage('curl')
  await installTortuga()
  port = await findPort()
})
afterAll(() => stopServer().finally(remove))

describe('the shell blocks', () => {
  let id = ''
  let printed = ''
  const values: Record<string, string> = { SEAT: '0' }

  const runLines = async (text: string): Promise<void> => {
    const lines = text.split('\n').filter(line => line.trim() !== '')
    for (const line of lines) {
      if (SERVE.test(line)) await switchServer(line)
      else {
        if (line.includes('admin retry')) haltMatch(id)
        const output = await runShell(fillIn(line, values).replaceAll('localhost:8080', `localhost:${port}`))
        printed += output
        if (line.includes('admin bar')) values['PLAYER'] = /\b[0-9a-z]{20}\b/.exec(output.replaceAll(id, ''))?.[0] ?? 'none'
      }
    }
  }

  const runBlock = async ({ language, text }: DocBlock): Promise<void> => {
    if (language === 'sh') return runLines(text)
    const { command } = current
    await stopServer()
    if (language === 'sh postgres') {
      const postgres = await startPostgres()
      try {
        await runLines(text.replaceAll(/DATABASE_URL=\S+/g, `DATABASE_URL=${await postgres.database()}`))
        await stopServer()
      } finally {
        await postgres.stop()
      }
    } else await runLines(text)
    await switchServer(command)
  }

  const blocks = BLOCKS.filter(({ language }) => language.startsWith('sh'))

  it.each(blocks)('$text', async block => {
    await runBlock(block)
    if (id === '') {
      id = await beginMatch()
      values['ID'] = id
    }
  })

  it('cover serve, backup, restore and every admin command', () => {
    const text = blocks.map(block => block.text).join('')
    for (const command of [
      'serve',
      'backup',
      'restore',
      'admin list',
      'admin show',
      'admin export',
      'admin retry',
      'admin close',
      'admin delete',
      'admin bar',
      'admin unbar',
    ])
      expect(text).toContain(`./tortuga ${command}`)
  })

  it('print the match, the metrics and the player', () => {
    expect(printed).toContain(id)
    expect(values['PLAYER']).toMatch(/^[0-9a-z]{20}$/)
    for (const [metric] of DOC.matchAll(/tortuga_[a-z_]+/g)) expect(printed).toContain(metric)
  })
})

it('every command in the text exists', async () => {
  const commands = [...DOC.matchAll(/`\.\/tortuga ([^`]+)`/g)].map(([, words = '']) => words)
  expect(commands.length).toBeGreaterThan(1)
  for (const words of commands) {
    const [command = ''] = /^(?:[a-z]+ ?)*/.exec(words) ?? []
    const help = await runShell(`./tortuga ${command} --help`)
    for (const part of [`tortuga ${command}`.trim(), ...(words.match(/--[a-z]+/g) ?? [])]) expect(help).toContain(part)
  }
})

it('every environment variable in the text is read by the launcher or the command line', () => {
  const folderOfCli = join(ROOT, 'apps/cli/src')
  const files = readdirSync(folderOfCli, { recursive: true, encoding: 'utf8' }).filter(file => /(?<!\.test)\.ts$/.test(file))
  const sources = [LAUNCHER, ...files.map(file => join(folderOfCli, file))].map(file => readFileSync(file, 'utf8')).join('\n')
  const variables = new Set([...DOC.matchAll(/`([A-Z]+_[A-Z]+|METRICS)(?:=[^`]*)?`/g)].map(([, name = '']) => name))
  expect([...variables].toSorted()).toEqual([
    'DATABASE_URL',
    'FINISHED_DAYS',
    'GUEST_DAYS',
    'HEAP_MB',
    'IDLE_DAYS',
    'METRICS',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ])
  for (const name of variables) expect(sources).toContain(name)
})

it('the systemd unit starts a server', async () => {
  const unit = BLOCKS.find(({ language }) => language === 'ini')?.text ?? ''
  const [, variables = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const [, command = ''] = /^ExecStart=\/opt\/tortuga\/tortuga (.*)$/m.exec(unit) ?? []
  expect(command).toMatch(/^serve /)
  await switchServer(`${variables} ./tortuga ${command.replace('/var/lib/tortuga', join(folder, 'service'))}`)
  expect(existsSync(join(folder, 'service/tortuga.sqlite'))).toBe(true)
})

it('the proxies forward to the default port and hide the metrics', () => {
  const proxies = BLOCKS.filter(({ language }) => language === '')
  expect(proxies).toHaveLength(2)
  for (const { text } of proxies) {
    expect(text).toMatch(/(?:reverse_proxy |proxy_pass http:\/\/)127\.0\.0\.1:8080\b/)
    expect(text).toContain('/metrics')
  }
})

const UNITS: Readonly<Record<string, number>> = { '': 1, kB: 1024, MB: 1024 * 1024, s: 1000 }

it('the documented limits are those of the code', () => {
  const rows = [...DOC.matchAll(/^\| [^|]+ \| `(\w+)` \| (\d+) ?(kB|MB|s|) \|$/gm)]
  const documented = Object.fromEntries(rows.map(([, name = '', value, unit = '']) => [name, Number(value) * (UNITS[unit] ?? 1)]))
  const { pingEvery, finishedDays, ...limits }: Limits = DEFAULT_LIMITS
  expect([documented, finishedDays]).toEqual([limits, null])
  expect(DOC).toContain(`every ${pingEvery / 1000} seconds`)
})
