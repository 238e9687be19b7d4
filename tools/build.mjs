/** Builds into dist/ what users run: the web page, the workers of bots and lab, and the command line. Native modules are not bundled. Each output replaces the previous one atomically. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BROWSER_LAYERS } from './browser-layers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Replaces a folder by a finished one. */
const replaceFolder = (finished, target) => {
  const old = `${finished}-old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(finished, target)
  rmSync(old, { recursive: true, force: true })
}

const buildPage = async () => {
  const { build } = await import('vite')
  const page = `dist/web-${process.pid}`
  try {
    await build({ root: `${root}apps/web`, logLevel: 'warn', build: { outDir: `../../${page}`, emptyOutDir: true } })
    replaceFolder(`${root}${page}`, `${root}dist/web`)
  } finally {
    rmSync(`${root}${page}`, { recursive: true, force: true })
  }
}

const buildProgram = async () => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      cli: 'apps/cli/src/main.ts',
      'bot-worker': 'apps/server/src/bots/worker.ts',
      'lab-thread': 'apps/cli/src/lab/simulation/thread.ts',
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool', ...BROWSER_LAYERS], // tinypool loads a worker file from its own folder
    banner: { js: REQUIRE }, // bundled CommonJS libraries call require for Node's built-in modules
    write: false,
    logLevel: 'silent', // buildPart prints the error
  })
  // The command line comes last: the launcher rebuilds if it is missing or older than the sources.
  for (const { path, contents } of outputFiles.toSorted(
    (one, other) => Number(one.path.endsWith('cli.js')) - Number(other.path.endsWith('cli.js')),
  )) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

/** The error message without the stack. */
const reasonOf = error => (error instanceof Error ? error.message : String(error)).trim()

/** Builds one part; on failure prints one sentence and exits. */
const buildPart = async (name, build) => {
  try {
    await build()
  } catch (error) {
    console.error(`${name} could not be built: ${reasonOf(error)}`)
    process.exit(1)
  }
}

await buildPart('The folder dist', async () => mkdirSync(`${root}dist`, { recursive: true }))
await buildPart('The page', buildPage)
await buildPart('The program', buildProgram)
