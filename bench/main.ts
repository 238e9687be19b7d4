/** `npm run bench`: what the house can do in a second on this machine. Figures are for comparing runs on one machine; no test asserts them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** What is measured, a file each. */
const BENCHES = ['rules'] as const

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = `${root}dist/bench`

/** Bundled as users run it: the loader for TypeScript marks every function with its name, and inner ones pay for that at each call. */
mkdirSync(outdir, { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: BENCHES.map(name => `bench/${name}.ts`),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
})

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`)
for (const name of BENCHES) {
  const { status } = spawnSync(process.execPath, [`${outdir}/${name}.mjs`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
