/** Builds the server program of version 0.1.0 with that release's own settings, minified: `node make/build.mjs <checkout of 0.1.0>`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { compress } from './compress.mjs'

const checkout = resolve(process.argv[2] ?? '')
const target = join(import.meta.dirname, '..', 'build')
const { build } = createRequire(join(checkout, 'package.json'))('esbuild')

const { outputFiles } = await build({
  absWorkingDir: checkout,
  entryPoints: { cli: 'apps/cli/src/main.ts', 'bot-worker': 'apps/server/src/bots/worker.ts' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@photostructure/sqlite', 'pg-native', 'tinypool'],
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  write: false,
})
mkdirSync(target, { recursive: true })
for (const { path, contents } of outputFiles) {
  const name = path.slice(join(checkout, 'dist').length + 1)
  const packed = compress(contents)
  writeFileSync(join(target, `${name}.br`), packed)
  console.log(`${name}: ${contents.length} bytes, ${packed.length} compressed`)
}
