/** Measures how many entries per second the store appends, with states of 3 kB: `node --import tsx bench/store.ts [folder | postgres://…] [tables] [seconds] [entries per match]`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../apps/server/src/store/open-store.ts'
import type { Store, StoredTable } from '../apps/server/src/store/port/store.ts'
import { beginTable, lastWrite, writeOf } from '../apps/server/src/store/suites/sample-data.ts'

const [where = '', tables = '200', seconds = '5', length = '60'] = process.argv.slice(2)
const STATE_SIZE = 3000

const measure = async (store: Store): Promise<void> => {
  const until = performance.now() + Number(seconds) * 1000
  const times: number[] = []
  let entries = 0
  const playOn = async (table: StoredTable): Promise<void> => {
    for (let version = 0; performance.now() < until;) {
      const isLast = version + 2 >= Number(length)
      const start = performance.now()
      const { type } = await store.append(isLast ? lastWrite(table, version) : writeOf(table, version, { size: STATE_SIZE }))
      if (type !== 'stored') throw new Error(`a write was ${type}`)
      times.push(performance.now() - start)
      entries += 1
      version += 1
      if (!isLast) continue
      table = await beginTable(store)
      version = 0
    }
  }
  const all: StoredTable[] = []
  for (let n = 0; n < Number(tables); n += 1) all.push(await beginTable(store))
  const start = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(all.map(playOn))
  const elapsed = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  times.sort((one, other) => one - other)
  const percentile = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  console.log(
    `${Math.round(entries / elapsed)} appends/s, p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}, cpu ${((user + system) / 1e6 / elapsed).toFixed(2)} cores`,
  )
  const packingStart = performance.now()
  await store.settled()
  console.log(`packed finished matches in ${((performance.now() - packingStart) / 1000).toFixed(1)} s`)
}

const isUrl = where.startsWith('postgres')
const folder = isUrl || where !== '' ? where : mkdtempSync(join(tmpdir(), 'tortuga-'))
const store = await openStore(isUrl ? { url: where, onError: console.error } : { dataFolder: folder, onError: console.error })
await measure(store)
await store.close()
if (where === '') rmSync(folder, { recursive: true })
