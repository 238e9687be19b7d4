/** The page for tests: built into a folder of its own, and served either alone or by a real table server. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'
import { listFiles, ROOT } from '../../../tools/sources.ts'
import { LONGEST_SILENCE } from '../../server/src/store/store.ts'
import { startServer } from '../../server/test/table.ts'
import type { TestServer } from '../../server/test/table.ts'
import { serveFolder } from './serve.ts'

const WEB = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const VITE = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')

export type Site = { readonly url: string; readonly stop: () => Promise<void> }

/** Builds by the page's own configuration, or by another one of this folder; compressed copies are only made for a server that hands them out. */
export const buildPage = ({ config = '../vite.config.ts', isCompressed = false } = {}): {
  readonly folder: string
  readonly remove: () => void
} => {
  mkdirSync(DIST, { recursive: true })
  const folder = mkdtempSync(join(DIST, 'web-test-'))
  // In a process of its own: here React would be built for tests.
  execFileSync(
    process.execPath,
    [VITE, 'build', '--config', join(import.meta.dirname, config), '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', TORTUGA_COMPRESS: isCompressed ? 'yes' : 'no' },
    },
  )
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Changes with every file the page is made of. */
const hashSources = (): string => {
  const hash = createHash('sha256')
  for (const path of ['packages', 'games', 'apps/web'].flatMap(folder => listFiles(folder, /^(?!.*\/(test|golden)\/)/))) {
    const file = statSync(join(ROOT, path))
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const ageOf = (path: string): Millis => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
const [LONGEST_BUILD, LONGEST_RUN]: readonly [Millis, Millis] = [300_000, 3_600_000]

const tryToLock = (lock: string): boolean => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** One build for all test files, as long as its sources stay as they are: the first that asks makes it, the others wait for it. */
export const sharedPage = async (): Promise<string> => {
  const shared = join(DIST, 'web-test')
  const folder = join(shared, hashSources())
  const lock = `${folder}.lock`
  mkdirSync(shared, { recursive: true })
  while (!existsSync(folder)) {
    if (!tryToLock(lock)) {
      await wait(200)
      if (ageOf(lock) > LONGEST_BUILD) rmSync(lock, { recursive: true, force: true }) // whoever built has died
      continue
    }
    try {
      for (const other of readdirSync(shared).map(name => join(shared, name)))
        if (ageOf(other) > LONGEST_RUN) rmSync(other, { recursive: true, force: true })
      renameSync(buildPage({ isCompressed: true }).folder, folder)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return folder
}

/** The page alone, as on a day when the server cannot be reached. */
export const openSite = async (): Promise<Site> => serveFolder(await sharedPage())

type TableSite = Site & {
  readonly server: TestServer
  /** Keeps the port, so that open pages find it again. */
  readonly restart: () => Promise<void>
  /** Lets time pass at the server, faster than it does. */
  readonly pass: (time: Millis) => Promise<void>
}

/** The page with its server. */
export const openTableSite = async (): Promise<TableSite> => {
  let ahead: Millis = 0
  const server = await startServer('sqlite', { webFolder: await sharedPage(), now: () => Date.now() + ahead })
  const { port } = server.server()
  return {
    url: server.origin(),
    server,
    restart: () => server.restart({ port }),
    // Beat by beat: a longer silence would be taken for an outage, and given back to the clocks.
    pass: async time => {
      for (const end = ahead + time; ahead < end;) {
        ahead = Math.min(end, ahead + LONGEST_SILENCE / 2)
        await server.server().tick()
      }
    },
    stop: () => server.stop(),
  }
}
