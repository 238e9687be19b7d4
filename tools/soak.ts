/** A long run of any length: random games of all kinds on live servers, with bad lines, restarts and kills, on both stores in turn. `npm run soak -- --minutes 60`; it stops at the first fault and says the seed. */
import { at } from '@tortuga/kit'
import { parseArgs } from 'node:util'
import { killOnPostgres, killOnSqlite } from '../apps/server/test/wild/kills.ts'
import { runStorm } from '../apps/server/test/wild/storm.ts'
import { startPostgres } from './postgres.ts'

const HELP = 'npm run soak -- [--minutes 10] [--seed N] [--tables 20]'

type Round = { readonly faults: readonly string[]; readonly summary: string }
type Soak = { readonly seed: number; readonly tables: number }

const STORM_SECONDS = 30
const KILLS = 10
const PATIENCE = 30_000

const stormOnPostgres = async ({ seed, tables }: Soak): Promise<Round> => {
  const postgres = await startPostgres()
  try {
    const url = await postgres.database()
    return await runStorm({ kind: { url }, nodes: 2, seed, tables, seconds: STORM_SECONDS, patience: PATIENCE })
  } finally {
    await postgres.stop()
  }
}

const ROUNDS: readonly (readonly [name: string, run: (soak: Soak) => Promise<Round>])[] = [
  [
    'bad lines on SQLite',
    ({ seed, tables }) => runStorm({ kind: 'sqlite', nodes: 1, seed, tables, seconds: STORM_SECONDS, patience: PATIENCE }),
  ],
  ['kills on SQLite', soak => killOnSqlite({ ...soak, kills: KILLS })],
  ['bad lines on two nodes over PostgreSQL', stormOnPostgres],
  ['kills among three nodes over PostgreSQL', soak => killOnPostgres({ ...soak, kills: KILLS })],
]

/** A whole number above 0, or the end with a sentence. */
const readCount = (name: string, text: string): number => {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  console.error(`--${name} takes a whole number above 0, not ${text}\n${HELP}`)
  return process.exit(2)
}

const readWords = (): { readonly minutes: string; readonly seed: string; readonly tables: string } => {
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

const words = readWords()
const minutes = readCount('minutes', words.minutes)
const first = readCount('seed', words.seed)
const tables = readCount('tables', words.tables)
const begun = performance.now()
const minutesGone = (): number => (performance.now() - begun) / 60_000

let rounds = 0
do {
  const seed = first + rounds
  const [name, run] = at(ROUNDS, seed % ROUNDS.length) // the seed alone says what happens
  const { faults, summary } = await run({ seed, tables })
  rounds += 1
  console.log(`${minutesGone().toFixed(1)} min  ${name}, seed ${seed}: ${summary}`)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    console.error(`a fault in round ${rounds} (${name}); again with: npm run soak -- --seed ${seed} --tables ${tables}`)
    process.exit(1)
  }
} while (minutesGone() < minutes)
console.log(`${rounds} rounds in ${minutesGone().toFixed(1)} minutes, nothing lost`)
process.exit(0)
