/** Builds what users run into dist/: the web page, the workers of bots and lab and the command line, each a file or folder of its own. Native modules stay outside; all of it appears whole or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Puts a finished folder in the place of the one before. */
const swap = (made, place) => {
  const old = `${made}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(made, place)
  rmSync(old, { recursive: true, force: true })
}

const buildPage = async () => {
  const { build } = await import('vite')
  const page = `dist/web-${process.pid}`
  try {
    await build({ root: `${root}apps/web`, logLevel: 'warn', build: { outDir: `../../${page}`, emptyOutDir: true } })
    swap(`${root}${page}`, `${root}dist/web`)
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
      'lab-thread': 'apps/cli/src/lab/thread.ts',
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool'], // tinypool starts a file of its own folder
    banner: { js: REQUIRE }, // bundled CommonJS libraries still call require for Node's own modules
    write: false,
    logLevel: 'silent', // what goes wrong is said below
  })
  // The command line last: the launcher takes it as the sign that all the rest is there.
  for (const { path, contents } of outputFiles.toSorted(
    (one, other) => Number(one.path.endsWith('cli.js')) - Number(other.path.endsWith('cli.js')),
  )) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

/** What went wrong, in the words of whoever noticed it and without the way it took through our tools. */
const reasonOf = error => (error instanceof Error ? error.message : String(error)).trim()

/** A part that cannot be built ends it with a sentence. */
const making = async (what, make) => {
  try {
    await make()
  } catch (error) {
    console.error(`${what} could not be built: ${reasonOf(error)}`)
    process.exit(1)
  }
}

await making('The folder dist', async () => mkdirSync(`${root}dist`, { recursive: true }))
await making('The page', buildPage)
await making('The program', buildProgram)
