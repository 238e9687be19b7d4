/** Kills a server under load three times and measures how soon its tables are back and whether acknowledged moves were lost. The thorough version is `apps/server/test/kill.gate.test.ts`. */
import { killOnSqlite } from '../apps/server/test/chaos/kill-runs.ts'
import { recordResult } from './results.ts'

const { faults, acknowledged, summary } = await killOnSqlite({ seed: 1, kills: 3, tables: 50 })
console.log(summary)
for (const fault of faults) console.log(fault)
recordResult({ key: 'kill-lost', value: faults.length })
recordResult({ key: 'kill-acknowledged', value: acknowledged })
recordResult({ key: 'kill-back', value: Number(/([\d.]+) s \(maximum\)/.exec(summary)?.[1] ?? Number.NaN) })
if (faults.length > 0) process.exitCode = 1
process.exit()
