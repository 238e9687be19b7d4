/** `npm run bench`: what the house can do in a second on this machine. Figures are for comparing runs on one machine; no test asserts them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** What is measured, a file each; `npm run bench -- rules` measures one alone. */
const BENCHES = ['rules', 'solver']
const [only] = process.argv.slice(2)
if (only !== undefined && !BENCHES.includes(only)) {
  console.error(`There is no bench "${only}"; there are: ${BENCHES.join(', ')}.`)
  process.exit(2)
}
const chosen = only === undefined ? BENCHES : [only]

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = `${root}dist/bench`

/** Bundled as users run it: the loader for TypeScript marks every function with its name, and inner ones pay for that at each call. */
mkdirSync(outdir, { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: chosen.map(name => `bench/${name}.ts`),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['highs'], // it loads a file of its own folder
  logLevel: 'warning',
})

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`)
for (const name of chosen) {
  const { status } = spawnSync(process.execPath, [`${outdir}/${name}.mjs`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
