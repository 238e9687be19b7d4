/** The page and the workbench for tests: built into separate folders, and served alone or by a real server. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'
import { listFiles, ROOT } from '../../../../tools/files.ts'
import { HEARTBEAT_TIMEOUT } from '../../../server/src/store/port/store.ts'
import { startServer } from '../../../server/test/test-server.ts'
import type { TestServer } from '../../../server/test/test-server.ts'
import { POLICY, serveFolder } from './static-server.ts'

const TESTS = join(import.meta.dirname, '..')
const WEB = join(TESTS, '..')
const DIST = join(ROOT, 'dist')
const VITE = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')

export type Site = { readonly url: string; readonly stop: () => Promise<void> }

/** Builds with the page's own configuration or another one of `apps/web/test`; compressed copies are made only for servers that deliver them. */
export const buildPage = ({ config = '../vite.config.ts', isCompressed = false } = {}): {
  readonly folder: string
  readonly remove: () => void
} => {
  mkdirSync(DIST, { recursive: true })
  const folder = mkdtempSync(join(DIST, 'web-test-'))
  // In a separate process, since here React would be built in test mode.
  execFileSync(
    process.execPath,
    [VITE, 'build', '--config', join(TESTS, config), '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', TORTUGA_COMPRESS: isCompressed ? 'yes' : 'no' },
    },
  )
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Changes with every one of these source files. */
const hashSources = (isSource: RegExp): string => {
  const hash = createHash('sha256')
  for (const path of ['packages', 'games', 'apps/web'].flatMap(folder => listFiles(folder, isSource))) {
    const file = statSync(join(ROOT, path))
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const ageOf = (path: string): Millis => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
const [MAX_BUILD, MAX_RUN]: readonly [Millis, Millis] = [300_000, 3_600_000]

const tryToLock = (lock: string): boolean => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

type SharedBuild = { readonly name: string; readonly isSource: RegExp; readonly build: Parameters<typeof buildPage>[0] }

/** One build for all test files while its sources do not change: the first caller builds it, the others wait. */
const shareBuild = async ({ name, isSource, build }: SharedBuild): Promise<string> => {
  const shared = join(DIST, name)
  const folder = join(shared, hashSources(isSource))
  const lock = `${folder}.lock`
  mkdirSync(shared, { recursive: true })
  while (!existsSync(folder)) {
    if (!tryToLock(lock)) {
      await wait(200)
      if (ageOf(lock) > MAX_BUILD) rmSync(lock, { recursive: true, force: true }) // the process that was building has died
      continue
    }
    try {
      for (const other of readdirSync(shared).map(name => join(shared, name)))
        if (ageOf(other) > MAX_RUN) rmSync(other, { recursive: true, force: true })
      renameSync(buildPage(build).folder, folder)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return folder
}

export const sharedPage = (): Promise<string> =>
  shareBuild({ name: 'web-test', isSource: /^(?!.*\/(test|golden|workbench)\/)/, build: { config: 'page.config.ts', isCompressed: true } })

/** The page alone, as if the server could not be reached. */
export const openSite = async (): Promise<Site> => serveFolder(await sharedPage())

/** The workbench. Its pages show its own frames. */
export const openWorkbench = async (): Promise<Site> => {
  const folder = await shareBuild({
    name: 'workbench-test',
    isSource: /^(?!(apps|packages)\/[^/]+\/test\/)/,
    build: { config: '../workbench.config.ts' },
  })
  return serveFolder(folder, { page: 'workbench/index.html', policy: POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'") })
}

type TableSite = Site & {
  readonly server: TestServer
  /** Keeps the port, so that open pages find it again. */
  readonly restart: () => Promise<void>
  /** Advances the server's clock. */
  readonly pass: (time: Millis) => Promise<void>
}

/** The page with its server. */
export const openTableSite = async (): Promise<TableSite> => {
  let ahead: Millis = 0
  const server = await startServer('sqlite', {
    webFolder: await sharedPage(),
    now: () => Date.now() + ahead,
  })
  const { port } = server.server()
  return {
    url: server.origin(),
    server,
    restart: () => server.restart({ port }),
    // In small steps: a longer gap would count as an outage, and its time would be given back to the clocks.
    pass: async time => {
      for (const end = ahead + time; ahead < end;) {
        ahead = Math.min(end, ahead + HEARTBEAT_TIMEOUT / 2)
        await server.server().tick()
      }
    },
    stop: () => server.stop(),
  }
}
