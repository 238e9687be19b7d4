/** Bundles the development server and its bots' worker from source, and knows which files they are made of. */
import { context, formatMessages } from 'esbuild'
import type { BuildFailure, Message, OutputFile, Plugin } from 'esbuild'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../files.ts'

/** `write` puts the new programs into their folder. `hasChanged` is false if they are the same as before, as after a change of a comment. */
export type BundleResult =
  | { readonly ok: true; readonly hasChanged: boolean; readonly write: () => void }
  | { readonly ok: false; readonly errors: readonly Message[] }

/** The server never loads these layers of the games, so a change of them must not restart it. */
const withoutPageLayers: Plugin = {
  name: 'without-page-layers',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(text|terminal|web|lens|test)\// }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** Installed packages are loaded from node_modules: they do not change while the command runs. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tortuga/') ? undefined : { path, external: true },
    ),
}

const isFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error

/** One name for the programs' code, without their source maps. */
const hashOf = (files: readonly OutputFile[]): string =>
  files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ hash }) => hash)
    .join()

/** The programs are written into `folder`: `server.js` and `bot-worker.js`. */
export const openServerBundle = async (folder: string) => {
  const build = await context({
    absWorkingDir: ROOT,
    entryPoints: { server: 'apps/server/dev/main.ts', 'bot-worker': 'apps/server/src/bots/worker.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    write: false,
    plugins: [withoutPageLayers, withoutPackages],
    logLevel: 'silent', // the caller prints the errors
  })
  let inputs: ReadonlySet<string> = new Set()
  let hasFailed = false
  let lastHash = ''

  const rebuild = async (): Promise<BundleResult> => {
    try {
      const { outputFiles, metafile } = await build.rebuild()
      inputs = new Set(Object.keys(metafile.inputs).map(path => join(ROOT, path)))
      hasFailed = false
      const hash = hashOf(outputFiles)
      const hasChanged = hash !== lastHash
      lastHash = hash
      const write = (): void => {
        for (const { path, contents } of outputFiles) {
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, contents)
        }
      }
      return { ok: true, hasChanged, write }
    } catch (error) {
      if (!isFailure(error)) throw error
      hasFailed = true
      return { ok: false, errors: error.errors }
    }
  }
  return {
    rebuild,
    /** Whether a change of this file may change the programs. After a failure every file may, such as one that was missing. */
    contains: (path: string): boolean => hasFailed || inputs.has(path),
    close: () => build.dispose(),
  }
}

/** The errors with the lines of code they are about, as a terminal shows them. */
export const formatErrors = async (errors: readonly Message[]): Promise<string> =>
  (await formatMessages([...errors], { kind: 'error', color: process.stderr.isTTY })).join('')
