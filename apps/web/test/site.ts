/** The page for tests: built afresh into a folder of its own, and served either alone or by a real table server. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startServer } from '../../server/test/table.ts'
import type { TestServer } from '../../server/test/table.ts'
import { serveFolder } from './serve.ts'

const WEB = join(import.meta.dirname, '..')
const DIST = join(WEB, '../../dist')
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

/** The page alone, as on a day when the server cannot be reached. */
export const openSite = async (): Promise<Site> => {
  const { folder, remove } = buildPage()
  const { url, stop } = await serveFolder(folder)
  return {
    url,
    stop: async () => {
      await stop()
      remove()
    },
  }
}

/** The page with its server; `restart` keeps the port, so that open pages find it again. */
export const openTableSite = async (): Promise<Site & { readonly server: TestServer; readonly restart: () => Promise<void> }> => {
  const { folder, remove } = buildPage({ isCompressed: true })
  const server = await startServer('sqlite', { webFolder: folder })
  const { port } = server.server()
  return {
    url: server.origin(),
    server,
    restart: () => server.restart({ port }),
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}
