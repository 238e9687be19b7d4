/** Runs the screen reader Orca and reads what it says from its debug file; no sound is needed. Needs the Debian packages `orca`, `openbox`, `at-spi2-core` and a session bus. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher'
const SPOKEN = /SPEECH OUTPUT: '(.*?)'\s*\[?\{/g

/** Orca is done when it has said nothing for so long. */
const QUIET = 2500
const LONGEST = 40_000

export type ScreenReader = {
  /** Everything said since the last call, after Orca has fallen silent. */
  hear(): Promise<readonly string[]>
  stop(): void
}

export const startScreenReader = async (): Promise<ScreenReader> => {
  const home = mkdtempSync(join(tmpdir(), 'tortuga-orca-'))
  const file = join(home, 'orca.out')
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ACCESSIBILITY_ENABLED: '1', GNOME_ACCESSIBILITY: '1' }
  const start = (command: string, ...rest: readonly string[]): ChildProcess => spawn(command, rest, { env, stdio: 'ignore' })
  // Orca follows the active window, so there has to be a window manager.
  const running = [start('openbox'), start(BUS_LAUNCHER, '--launch-immediately')]
  await wait(1000)
  // Python writes to a terminal line by line, to a file only in blocks: `script` gives it a terminal and records it.
  running.push(start('script', '--quiet', '--flush', '--command', 'orca --replace --debug-file=/dev/stdout', file))
  let heard = 0
  const said = (): readonly string[] =>
    existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(SPOKEN)].map(([, text = '']) => text.trim()) : []
  const hear = async (): Promise<readonly string[]> => {
    const end = Date.now() + LONGEST
    for (let [last, since] = [said().length, Date.now()]; Date.now() - since < QUIET && Date.now() < end;) {
      await wait(100)
      const count = said().length
      if (count !== last) [last, since] = [count, Date.now()]
    }
    const fresh = said().slice(heard)
    heard += fresh.length
    return fresh.filter(text => text !== '')
  }
  for (const end = Date.now() + LONGEST; said().length === 0;) {
    if (Date.now() > end) throw new Error('Orca says nothing')
    await wait(100)
  }
  await hear()
  return {
    hear,
    stop: () => {
      for (const one of running) one.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
