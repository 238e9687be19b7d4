/**
 * Writes what the page needs offline, after all other files: a name for the build, a list of every file with its hash, and the service worker with
 * that list. Files of frozen editions are listed apart: only devices with matches of an edition store it. It also gives first.js, the only script without a content hash, a hashed name.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Logger, Plugin, Rollup } from 'vite'
import type { BuildManifest, ListedFile } from '../src/offline/service-worker/build-list.ts'
import { editionIn } from './editions.ts'

const WORKER = join(import.meta.dirname, '../src/offline/service-worker/main.ts')

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64')

/** first.js runs before the bundle is loaded, so it cannot be part of it. */
const renameFirstScript = (folder: string): void => {
  const body = readFileSync(join(folder, 'first.js'), 'utf8')
  const name = `assets/first-${createHash('sha256').update(body).digest('base64url').slice(0, 8)}.js`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  renameSync(join(folder, 'first.js'), join(folder, name))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  if (!page.includes('"/first.js"')) throw new Error('index.html does not contain first.js')
  writeFileSync(join(folder, 'index.html'), page.replace('"/first.js"', `"/${name}"`))
}

/** Every file by its URL path; the page itself is '/'. */
const listFiles = (folder: string): readonly ListedFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .toSorted()
    .map(name => [name === 'index.html' ? '/' : `/${name}`, hashOf(readFileSync(join(folder, name)))])

/** The name is a hash of all files, computed before it is written into the page. */
const nameBuild = (folder: string): string => {
  const name = createHash('sha256')
    .update(JSON.stringify(listFiles(folder)))
    .digest('hex')
    .slice(0, 12)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace('<meta charset="utf-8" />', `$&\n    <meta name="build" content="${name}" />`))
  return name
}

const makeList = (build: string, all: readonly ListedFile[]): BuildManifest => {
  const editions: Record<string, ListedFile[]> = {}
  for (const file of all) {
    const edition = editionIn(file[0])
    if (edition !== null) (editions[edition] ??= []).push(file)
  }
  return { build, files: all.filter(([path]) => editionIn(path) === null), editions }
}

const sizeOf = (folder: string, files: readonly ListedFile[]): string => {
  const bytes = files.reduce((sum, [path]) => sum + statSync(join(folder, path === '/' ? 'index.html' : path)).size, 0)
  return `${files.length} files, ${Math.round(bytes / 1000)} kB`
}

/** Bundles the worker as a classic script, since not every browser supports module service workers. */
const bundleWorker = async (): Promise<string> => {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'safari17.5', rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })) as Rollup.RollupOutput
  return result.output[0].code
}

export const offline = (): Plugin => {
  let folder = ''
  let logger: Logger | null = null
  return {
    name: 'tortuga-offline',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir)
      logger = config.logger
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        renameFirstScript(folder)
        const name = nameBuild(folder)
        const list = makeList(name, listFiles(folder))
        const code = await bundleWorker()
        writeFileSync(join(folder, 'sw.js'), `const LIST=${JSON.stringify(list)};\n${code}`)
        writeFileSync(join(folder, 'build.json'), `${JSON.stringify({ build: name })}\n`)
        const frozen = sizeOf(folder, Object.values(list.editions).flat())
        logger?.info(`build ${name}: ${sizeOf(folder, list.files)}, stored for offline use; editions, stored where needed: ${frozen}`)
      },
    },
  }
}
