/** A PostgreSQL server for tests: the one at `TEST_DATABASE_URL` or `DATABASE_URL` if set, otherwise a new one in a temporary folder. If PostgreSQL is missing, the tests fail with instructions rather than being skipped. */
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { installPackage } from './debian-packages.ts'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'
const isRoot = (): boolean => userInfo().uid === 0

export type TestPostgres = {
  readonly url: string
  /** Creates an empty database and returns its address. */
  database(): Promise<string>
  /** Kills the server without a checkpoint, like a power failure, and starts it again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const findBinaries = (): string | null => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map(version => join(INSTALLED, version, 'bin')).find(folder => existsSync(join(folder, 'initdb'))) ?? null
}

const installBinaries = async (): Promise<string> => {
  const found = findBinaries()
  if (found !== null) return found
  const advice = `these tests need PostgreSQL: install Debian's package postgresql, or give a server's address as TEST_DATABASE_URL`
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) throw new Error(`${advice} (no server is under ${INSTALLED})`)
  await installPackage('postgresql')
  return findBinaries() ?? Promise.reject(new Error(advice))
}

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres`. */
const asPostgresUser = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot() ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]] : [program, [...args]]

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const execute = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Creates databases with unique names; `drop` removes them. */
const createDatabases = (url: string) => {
  const created: string[] = []
  return {
    database: async (): Promise<string> => {
      const name = `tortuga_test_${randomBytes(6).toString('hex')}`
      await execute(url, `create database ${name}`)
      created.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    drop: async (): Promise<void> => {
      for (const name of created) await execute(url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** `isSafe` writes every commit to disk, for tests that kill the server; `isOwn` starts a new server even if an address is given, for tests that restart it. */
type PostgresOptions = { readonly isSafe?: boolean; readonly isOwn?: boolean }

const givenServer = (): string => process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? ''

/** Installs PostgreSQL, unless the tests get the address of a server. */
export const needPostgres = async (): Promise<void> => {
  if (givenServer() === '') await installBinaries()
}

export const startPostgres = async ({ isSafe = false, isOwn = false }: PostgresOptions = {}): Promise<TestPostgres> => {
  const given = givenServer()
  if (given !== '' && !isOwn) {
    if (!(await canConnect(given))) throw new Error('the PostgreSQL that TEST_DATABASE_URL or DATABASE_URL names does not answer')
    const { database, drop } = createDatabases(given)
    const restart = (): Promise<void> =>
      Promise.reject(new Error('a given PostgreSQL cannot be restarted: run this test without DATABASE_URL'))
    return { url: given, database, restart, stop: drop }
  }

  const binaries = await installBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'tortuga-postgres-'))
  const data = join(folder, 'data')
  const port = await findPort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  if (isRoot()) await run('chown', ['postgres', folder])
  await chmod(folder, 0o700)
  await run(...asPostgresUser(join(binaries, 'initdb'), ['-N', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']), {
    cwd: folder,
  })

  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200', ...(isSafe ? [] : ['-F'])]
    const child = spawn(...asPostgresUser(join(binaries, 'postgres'), args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)))
    const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
    for (let tries = 0; !(await canConnect(url)); tries += 1) {
      if (tries === 300 || child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output}`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const kill = async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal)
      await ended
    }
    return kill
  }

  let kill = await start()
  const killAtExit = (): void => void kill('SIGQUIT')
  process.once('exit', killAtExit)
  return {
    url,
    database: createDatabases(url).database,
    restart: async () => {
      await kill('SIGQUIT') // immediate shutdown: no checkpoint; the next start recovers from the write-ahead log
      kill = await start()
    },
    stop: async () => {
      process.removeListener('exit', killAtExit)
      await kill('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
