/** A temporary folder for one run of the tests. At the end it tells what the tests left behind: files there, and processes. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunOutcome } from './outcome.ts'

/** How long processes may take to end after their tests. */
const [TRIES, PAUSE] = [50, 100]

type Process = { readonly id: number; readonly command: string }

const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Processes whose temporary folder this is. Only Linux tells. */
const processesOf = (folder: string): readonly Process[] => {
  const ids = readOrNothing('/proc/version') === '' ? [] : readdirSync('/proc').map(Number).filter(Number.isInteger)
  return ids
    .filter(id => id !== process.pid && readOrNothing(`/proc/${id}/environ`).split('\0').includes(`TMPDIR=${folder}`))
    .map(id => ({ id, command: readOrNothing(`/proc/${id}/cmdline`).replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '') // one that has ended and is only waited for
}

const remainingProcesses = async (folder: string): Promise<readonly Process[]> => {
  for (let tries = 1; tries < TRIES && processesOf(folder).length > 0; tries += 1) await pause(PAUSE)
  return processesOf(folder)
}

/** tsx makes a folder for its pipes in the temporary one, and leaves it there when it is empty. */
const isPipeFolder = (path: string): boolean => /\/tsx-\d+$/.test(path) && readdirSync(path).length === 0

/**
 * Every process that is started from now on uses this folder as its temporary one. `finish` removes it and says what was left.
 * A test that failed at its first try may not have cleaned up; after such a run what was left is only printed.
 */
export const openRunFolder = () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tortuga-test-'))
  chmodSync(folder, 0o711) // PostgreSQL runs as another user
  process.env['TMPDIR'] = folder
  // The sound library of browsers would leave a folder there, if it could make one.
  process.env['PULSE_RUNTIME_PATH'] = '/dev/null'
  return {
    finish: async (hadFailures: boolean): Promise<RunOutcome> => {
      const processes = await remainingProcesses(folder)
      for (const { id } of processes) process.kill(id, 'SIGKILL')
      const files = readdirSync(folder).filter(file => !isPipeFolder(join(folder, file)))
      rmSync(folder, { recursive: true, force: true })
      const left = [
        ...processes.map(({ command }) => `the process ${command.slice(0, 200)}`),
        ...files.map(file => `in the temporary folder: ${file}`),
      ].map(what => `left behind: ${what}`)
      if (hadFailures) for (const what of left) console.log(what)
      return left.length === 0 || hadFailures ? { passed: 1, failures: [] } : { passed: 0, failures: left }
    },
  }
}
