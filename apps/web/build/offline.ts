/**
 * What a page needs to live without its server, written when all else of it is: a name for the build, a list of every file with its hash, and the
 * service worker that brings the list along. The last file that is not named by its content, the script before the first picture, gets such a name.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Logger, Plugin, Rollup } from 'vite'

const WORKER = join(import.meta.dirname, '../src/offline/worker/sw.ts')

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64')

/** The first script is read before anything else, so that it cannot be part of a bundle. */
const nameFirst = (folder: string): void => {
  const body = readFileSync(join(folder, 'first.js'), 'utf8')
  const name = `assets/first-${createHash('sha256').update(body).digest('base64url').slice(0, 8)}.js`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  renameSync(join(folder, 'first.js'), join(folder, name))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  if (!page.includes('"/first.js"')) throw new Error('the page does not name its first script')
  writeFileSync(join(folder, 'index.html'), page.replace('"/first.js"', `"/${name}"`))
}

/** Every file by its path in a browser; the page itself is '/'. */
const listFiles = (folder: string): readonly (readonly [path: string, hash: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .toSorted()
    .map(name => [name === 'index.html' ? '/' : `/${name}`, hashOf(readFileSync(join(folder, name)))])

/** Named by all that is in it. The page carries the name, so it is named before it does. */
const nameBuild = (folder: string): string => {
  const name = createHash('sha256')
    .update(JSON.stringify(listFiles(folder)))
    .digest('hex')
    .slice(0, 12)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace('<meta charset="utf-8" />', `$&\n    <meta name="build" content="${name}" />`))
  return name
}

/** The worker as one plain script: not every browser takes modules there. */
const bundleWorker = async (): Promise<string> => {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'safari17.5', rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })) as Rollup.RollupOutput
  return made.output[0].code
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
        nameFirst(folder)
        const name = nameBuild(folder)
        const files = listFiles(folder)
        const code = await bundleWorker()
        writeFileSync(join(folder, 'sw.js'), `const LIST=${JSON.stringify({ build: name, files })};\n${code}`)
        writeFileSync(join(folder, 'build.json'), `${JSON.stringify({ build: name })}\n`)
        const bytes = files.reduce((sum, [path]) => sum + statSync(join(folder, path === '/' ? 'index.html' : path)).size, 0)
        logger?.info(`build ${name}: ${files.length} files, ${Math.round(bytes / 1000)} kB, for days without a line`)
      },
    },
  }
}
