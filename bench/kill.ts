/** A server killed under load, three times: how soon it shows its tables again, and whether anything acknowledged was lost. The thorough form is a test (`apps/server/test/kill`). */
import { killOnSqlite } from '../apps/server/test/wild/kills.ts'
import { tellRow } from './rows.ts'

const { faults, acknowledged, summary } = await killOnSqlite({ seed: 1, kills: 3, tables: 50 })
console.log(summary)
for (const fault of faults) console.log(fault)
tellRow({ key: 'kill-lost', value: faults.length })
tellRow({ key: 'kill-acknowledged', value: acknowledged })
tellRow({ key: 'kill-back', value: Number(/([\d.]+) s at most/.exec(summary)?.[1] ?? Number.NaN) })
if (faults.length > 0) process.exitCode = 1
process.exit()
