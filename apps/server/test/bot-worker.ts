/** The bot worker for tests: bundled like the released one and cached under the hash of its content. */
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BROWSER_LAYERS } from '../../../tools/browser-layers.mjs'

const SOURCE = fileURLToPath(new URL('../src/bots/worker.ts', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/tortuga/', import.meta.url))

let built: Promise<string> | null = null

/** Bundles a worker's source and returns the file to run. The rename keeps other processes from reading a partial file. */
export const bundleWorker = async (source: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: BROWSER_LAYERS,
    logLevel: 'silent',
    write: false,
  })
  const text = outputFiles[0]?.text ?? ''
  const file = `${CACHE}${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

export const botWorker = (): Promise<string> => (built ??= bundleWorker(SOURCE))
