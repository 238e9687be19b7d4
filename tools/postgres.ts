/** A PostgreSQL for tests: `DATABASE_URL` or `TEST_DATABASE_URL` if given, else a server of its own in a temporary folder. It never skips: what is missing is said in a sentence. */
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
import { installPackage } from './debian.ts'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'
const isRoot = (): boolean => userInfo().uid === 0

export type TestPostgres = {
  readonly url: string
  /** A new empty database on it, as its address. */
  database(): Promise<string>
  /** Stops it hard, as a power cut would, and starts it again on the same data. */
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
  try {
    await installPackage('postgresql')
  } catch (error) {
    throw new Error(`${advice} (apt-get could not)`, { cause: error })
  }
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

/** PostgreSQL refuses to run as root: then its own user does. */
const asItsUser = (program: string, words: readonly string[]): [string, string[]] =>
  isRoot() ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...words]] : [program, [...words]]

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

const say = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Makes databases with names of their own; `drop` removes them again. */
const databasesOf = (url: string) => {
  const made: string[] = []
  return {
    database: async (): Promise<string> => {
      const name = `tortuga_test_${randomBytes(6).toString('hex')}`
      await say(url, `create database ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    drop: async (): Promise<void> => {
      for (const name of made) await say(url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** `isSafe` keeps every commit on the disk, for tests that kill the server; `isOwn` starts one even where an address is given, for tests that restart it. */
type Wanted = { readonly isSafe?: boolean; readonly isOwn?: boolean }

/** Starts a server, or takes the given one. */
export const startPostgres = async ({ isSafe = false, isOwn = false }: Wanted = {}): Promise<TestPostgres> => {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? ''
  if (given !== '' && !isOwn) {
    if (!(await canConnect(given))) throw new Error('the PostgreSQL that TEST_DATABASE_URL or DATABASE_URL names does not answer')
    const { database, drop } = databasesOf(given)
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
  await run(...asItsUser(join(binaries, 'initdb'), ['-N', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']), {
    cwd: folder,
  })

  const start = async () => {
    const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200', ...(isSafe ? [] : ['-F'])]
    const child = spawn(...asItsUser(join(binaries, 'postgres'), words), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
    const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
    for (let tries = 0; !(await canConnect(url)); tries += 1) {
      if (tries === 300 || child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)
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
    database: databasesOf(url).database,
    restart: async () => {
      await kill('SIGQUIT') // immediate: no checkpoint, recovery from its log at the next start
      kill = await start()
    },
    stop: async () => {
      process.removeListener('exit', killAtExit)
      await kill('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
