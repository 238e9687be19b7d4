/** The command line as users run it: bundled with the lab's threads beside it, for tests that start it as processes. */
import { build } from 'esbuild'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CACHE = `${ROOT}node_modules/.cache/tortuga/`
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Gives the file to start, in a folder of its own. */
export const bundleCli = async (): Promise<string> => {
  mkdirSync(CACHE, { recursive: true })
  const outdir = mkdtempSync(`${CACHE}cli-`)
  await build({
    absWorkingDir: ROOT,
    entryPoints: { cli: 'apps/cli/src/main.ts', 'lab-thread': 'apps/cli/src/lab/thread.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool'],
    banner: { js: REQUIRE },
    logLevel: 'silent',
  })
  writeFileSync(`${outdir}/package.json`, '{"type":"module"}')
  return `${outdir}/cli.js`
}
