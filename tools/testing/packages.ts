/** Installs the programs that the tests start, before the tests: it may take minutes on a new machine. */
import { needChromium, needFirefox, needWebKit } from '../debian-packages.ts'
import { needPostgres } from '../postgres.ts'
import type { Lane } from './lanes.ts'
import type { RunOutcome } from './outcome.ts'

/** What the tests of a lane need beyond the lanes before it. */
const PROGRAMS: Readonly<Record<Lane, Readonly<Record<string, () => Promise<unknown>>>>> = {
  quick: {},
  gate: { Chromium: needChromium, PostgreSQL: needPostgres },
  full: { Firefox: needFirefox, WebKit: needWebKit },
}

export const installPrograms = async (lane: Lane): Promise<RunOutcome> => {
  try {
    for (const [name, need] of Object.entries(PROGRAMS[lane])) {
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
