/** Installs the programs that the tests start, before the tests: it may take minutes on a new machine. */
import { needChromium, needFirefox, needWebKit } from '../debian.ts'
import { needPostgres } from '../postgres.ts'
import type { RunOutcome } from './outcome.ts'

const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  Chromium: needChromium,
  Firefox: needFirefox,
  WebKit: needWebKit,
  PostgreSQL: needPostgres,
}

export const installPrograms = async (): Promise<RunOutcome> => {
  try {
    for (const [name, need] of Object.entries(PROGRAMS)) {
      const start = performance.now()
      console.log(`${name} ...`)
      await need()
      console.log(`✓ ${name} is there, ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
    return { passed: 1, failures: [] }
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
  }
}
