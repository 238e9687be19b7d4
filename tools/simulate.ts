/** Simulates servers with crashes, cuts and failing disks for many seeds: `npm run simulate -- --seeds N [--first SEED]`. A failing seed is shrunk to a short trace. */
import { parseArgs } from 'node:util'
import { allGames, runSeeds } from '../apps/server/test/simulation/run-seeds.ts'

const numberOf = (text: string, name: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value > 0) return value
  console.error(`--${name} must be a whole number from 1 on, not ${JSON.stringify(text)}.`)
  return process.exit(2)
}

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '100' }, first: { type: 'string', default: '1' } } })
const [count, first] = [numberOf(values.seeds, 'seeds'), numberOf(values.first, 'first')]
const start = process.cpuUsage()
const every = Math.max(1, Math.floor(count / 20))
const { seeds, tableHours, entries, acknowledged, failure } = await runSeeds({
  first,
  count,
  games: await allGames(),
  progress: done => {
    if (done % every === 0) console.error(`${done} of ${count} seeds`)
  },
})
const { user, system } = process.cpuUsage(start)
const minutes = (user + system) / 60e6
console.log(
  `${seeds} seeds from ${first}: ${Math.round(tableHours)} simulated table-hours, ${entries} entries, ${acknowledged} acknowledged requests; ${minutes.toFixed(1)} minutes of processor time, ${Math.round(tableHours / minutes)} table-hours a minute`,
)
if (failure !== null) {
  console.log(
    `seed ${failure.seed} fails:\n${failure.faults.map(fault => `- ${fault}`).join('\n')}\n\nThe smallest plan that fails:\n${failure.trace}`,
  )
  process.exitCode = 1
}
