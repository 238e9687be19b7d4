/** Soak test of any length: random games on live servers with faulty connections, restarts and kills, alternating between both databases. `npm run soak -- --minutes 60`; it stops at the first fault and prints the seed. */
import { at } from '@tortuga/kit'
import { parseArgs } from 'node:util'
import { killOnPostgres, killOnSqlite } from '../apps/server/test/chaos/kill-runs.ts'
import { runFuzz } from '../apps/server/test/chaos/fuzz-run.ts'
import { startPostgres } from './postgres.ts'

const HELP = 'npm run soak -- [--minutes 10] [--seed N] [--tables 20]'

type Round = { readonly faults: readonly string[]; readonly summary: string }
type RoundOptions = { readonly seed: number; readonly tables: number }

const FUZZ_REQUESTS = 5000
const KILLS = 10
const AGREE_TIMEOUT = 30_000

const fuzzOnPostgres = async ({ seed, tables }: RoundOptions): Promise<Round> => {
  const postgres = await startPostgres()
  try {
    const url = await postgres.database()
    return await runFuzz({ kind: { url }, nodes: 2, seed, tables, requests: FUZZ_REQUESTS, timeout: AGREE_TIMEOUT })
  } finally {
    await postgres.stop()
  }
}

const ROUNDS: readonly (readonly [name: string, run: (options: RoundOptions) => Promise<Round>])[] = [
  [
    'faulty connections on SQLite',
    ({ seed, tables }) => runFuzz({ kind: 'sqlite', nodes: 1, seed, tables, requests: FUZZ_REQUESTS, timeout: AGREE_TIMEOUT }),
  ],
  ['kills on SQLite', options => killOnSqlite({ ...options, kills: KILLS })],
  ['faulty connections on two nodes over PostgreSQL', fuzzOnPostgres],
  ['kills among three nodes over PostgreSQL', options => killOnPostgres({ ...options, kills: KILLS })],
]

/** Parses a whole number above 0, or exits with an error message. */
const readCount = (name: string, text: string): number => {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  console.error(`--${name} takes a whole number above 0, not ${text}\n${HELP}`)
  return process.exit(2)
}

const readArguments = (): { readonly minutes: string; readonly seed: string; readonly tables: string } => {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e6)) },
        tables: { type: 'string', default: '20' },
      },
    })
    return values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${HELP}`)
    return process.exit(2)
  }
}

const values = readArguments()
const minutes = readCount('minutes', values.minutes)
const first = readCount('seed', values.seed)
const tables = readCount('tables', values.tables)
const startTime = performance.now()
const elapsedMinutes = (): number => (performance.now() - startTime) / 60_000

let rounds = 0
do {
  const seed = first + rounds
  const [name, run] = at(ROUNDS, seed % ROUNDS.length) // the seed alone decides the round, so that a fault can be repeated
  const { faults, summary } = await run({ seed, tables })
  rounds += 1
  console.log(`${elapsedMinutes().toFixed(1)} min  ${name}, seed ${seed}: ${summary}`)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    console.error(`fault in round ${rounds} (${name}); repeat with: npm run soak -- --seed ${seed} --tables ${tables}`)
    process.exit(1)
  }
} while (elapsedMinutes() < minutes)
console.log(`${rounds} rounds in ${elapsedMinutes().toFixed(1)} minutes, no faults`)
process.exit(0)
