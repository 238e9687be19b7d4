/** Shows the progress of a run: a bar on a terminal, otherwise a line every ten seconds. */
import type { Io } from '../../terminal/io.ts'
import type { LabTexts } from '../text/index.ts'

const WIDTH = 30
const [BAR_EVERY, LINE_EVERY] = [200, 10_000]

export type ProgressBar = { readonly show: (done: number) => void; readonly end: () => void }

/** `before`: games played earlier, which do not count for the speed of this run. */
export const createProgressBar = (
  { error, interactive }: Pick<Io, 'error' | 'interactive'>,
  texts: LabTexts,
  all: number,
  before: number,
): ProgressBar => {
  const start = performance.now()
  let last = interactive ? -Infinity : start
  let shown = ''
  const describe = (done: number): string => {
    const speed = (done - before) / ((performance.now() - start) / 1000)
    const left = done > before ? (all - done) / speed : null
    return texts.progress(done, all, speed, left)
  }
  const draw = (done: number): void => {
    const filled = Math.floor((WIDTH * done) / Math.max(1, all))
    const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${describe(done)}`
    error.write(`\r${line.padEnd(shown.length)}`)
    shown = line
  }
  return {
    show: done => {
      const now = performance.now()
      if (now - last < (interactive ? BAR_EVERY : LINE_EVERY)) return
      last = now
      if (interactive) draw(done)
      else error.write(`${describe(done)}\n`)
    },
    end: () => {
      if (shown !== '') error.write(`\r${' '.repeat(shown.length)}\r`)
    },
  }
}
