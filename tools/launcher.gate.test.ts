/** The launcher `./tortuga` where libraries cannot be installed: it tells faults of the outside from faults of the project. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './files.ts'
import { temporaryFolder } from './temporary.ts'

/** Runs the launcher in an empty project with an npm that fails with this line in its log. */
const launch = (command: string, logLine: string) => {
  const folder = temporaryFolder('launcher')
  const [programs, temporary] = [join(folder, 'programs'), join(folder, 'temporary')]
  for (const path of [programs, temporary]) mkdirSync(path)
  copyFileSync(join(ROOT, 'tortuga'), join(folder, 'tortuga'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const npm = `#!/bin/sh\nfor word; do case $word in --logs-dir=*) echo '${logLine}' > "\${word#*=}/debug.log" ;; esac; done\nexit 1\n`
  writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 })
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`, TMPDIR: temporary }
  const { status, stdout, stderr } = spawnSync(join(folder, 'tortuga'), [command], { env, encoding: 'utf8' })
  expect(readdirSync(temporary)).toEqual([])
  return { status, out: stdout, reason: stderr.trim().split('\n').at(-1) }
}

it.each(['E503', 'E429', 'ECONNRESET', 'EAI_AGAIN'])('a registry that answers with %s is no fault of the project', code => {
  const { status, out, reason } = launch('test', `12 error code ${code}`)
  expect(reason).toBe('tortuga: the package registry did not answer. This is no fault of the project: try again later.')
  expect([status, out]).toEqual([1, '0 passed, 1 failed\n'])
})

it('a lock file that does not fit is one', () => {
  const { status, out, reason } = launch('serve', '12 error code EUSAGE')
  expect(reason).toBe('tortuga: could not install the libraries; the reason is above. The next call tries again.')
  expect([status, out]).toEqual([1, ''])
})
