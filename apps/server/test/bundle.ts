/** Bundles programs for tests like tools/build.mjs does. */
import { build } from 'esbuild'
import { mkdirSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BROWSER_LAYERS } from '../../../tools/browser-layers.mjs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const REQUIRE = "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Bundles into the project's folder, because native modules are resolved from there. The rename keeps other processes from reading a partial file. */
export const bundleProgram = async (source: string, name: string): Promise<string> => {
  mkdirSync(`${ROOT}dist/test`, { recursive: true })
  const outfile = `${ROOT}dist/test/${name}.mjs`
  const part = `${outfile}.${process.pid}`
  await build({
    entryPoints: [source],
    outfile: part,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@photostructure/sqlite', 'pg-native', 'tinypool', ...BROWSER_LAYERS],
    banner: { js: REQUIRE },
    logLevel: 'silent',
  })
  renameSync(part, outfile)
  return outfile
}
