/** Bundles what users run into dist/: the command line as one file. Native modules stay outside; files appear whole or not at all. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { cli: 'apps/cli/src/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: ['@photostructure/sqlite', 'pg-native'],
  banner: { js: REQUIRE }, // bundled CommonJS libraries still call require for Node's own modules
  write: false,
  logLevel: 'warning',
})

mkdirSync(`${root}dist`, { recursive: true })
for (const { path, contents } of [...outputFiles].reverse()) {
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
}
