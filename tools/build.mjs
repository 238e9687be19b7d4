/** Builds what users run into dist/: the web page, the workers of bots and lab and the command line, each a file or folder of its own. Native modules stay outside; all of it appears whole or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildPage } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Puts a finished folder in the place of the one before. */
const swap = (made, place) => {
  const old = `${made}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(made, place)
  rmSync(old, { recursive: true, force: true })
}

mkdirSync(`${root}dist`, { recursive: true })
const page = `dist/web-${process.pid}`
await buildPage({ root: `${root}apps/web`, logLevel: 'warn', build: { outDir: `../../${page}`, emptyOutDir: true } })
swap(`${root}${page}`, `${root}dist/web`)

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { cli: 'apps/cli/src/main.ts', 'bot-worker': 'apps/server/src/bots/worker.ts', 'lab-thread': 'apps/cli/src/lab/thread.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: ['@photostructure/sqlite', 'pg-native', 'tinypool'], // tinypool starts a file of its own folder
  banner: { js: REQUIRE }, // bundled CommonJS libraries still call require for Node's own modules
  write: false,
  logLevel: 'warning',
})

// The command line last: the launcher takes it as the sign that all the rest is there.
for (const { path, contents } of outputFiles.toSorted(
  (one, other) => Number(one.path.endsWith('cli.js')) - Number(other.path.endsWith('cli.js')),
)) {
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
}
