/** Bundles the command line and the lab's thread as users run them, for tests that start processes. */
import { build } from 'esbuild'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BROWSER_LAYERS } from '../../../tools/browser-layers.mjs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CACHE = `${ROOT}node_modules/.cache/tortuga/`
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Returns the file to start, in a new temporary folder. */
export const bundleCli = async (): Promise<string> => {
  mkdirSync(CACHE, { recursive: true })
  const outdir = mkdtempSync(`${CACHE}cli-`)
  await build({
    absWorkingDir: ROOT,
    entryPoints: { cli: 'apps/cli/src/main.ts', 'lab-thread': 'apps/cli/src/lab/simulation/thread.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool', ...BROWSER_LAYERS],
    banner: { js: REQUIRE },
    logLevel: 'silent',
  })
  writeFileSync(`${outdir}/package.json`, '{"type":"module"}')
  return `${outdir}/cli.js`
}
