/** Measures the download size of a first visit: builds the web app into a temporary folder and reads its size report. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { recordResult } from './results.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = `${root}dist/bench/web-${process.pid}`
const { stdout, stderr } = spawnSync(
  process.execPath,
  [`${root}node_modules/vite/bin/vite.js`, 'build', '--outDir', outDir, '--emptyOutDir'],
  {
    cwd: `${root}apps/web`,
    encoding: 'utf8',
  },
)
rmSync(outDir, { recursive: true, force: true })
const [line = '', kilobytes = ''] = /^shell and first table: ([\d.]+) kB.*$/m.exec(stdout) ?? []
console.log(line === '' ? stderr : line)
if (line === '') process.exitCode = 1
else recordResult({ key: 'page', value: Number(kilobytes) })
