/** How many entries a second the store takes: `node --import tsx bench/store.ts [folder | postgres://…] [tables] [seconds]`, states of 3 kB. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../apps/server/src/store/open.ts'
import type { Store, Table } from '../apps/server/src/store/store.ts'
import { beginTable, lastWrite, writeOf } from '../apps/server/src/store/suite-data.ts'

const [where = '', tables = '200', seconds = '5', length = '60'] = process.argv.slice(2)
const SIZE = 3000

const measure = async (store: Store): Promise<void> => {
  const until = performance.now() + Number(seconds) * 1000
  const times: number[] = []
  let entries = 0
  const playOn = async (table: Table): Promise<void> => {
    for (let version = 0; performance.now() < until;) {
      const isLast = version + 2 >= Number(length)
      const start = performance.now()
      const { type } = await store.append(isLast ? lastWrite(table, version) : writeOf(table, version, { size: SIZE }))
      if (type !== 'stored') throw new Error(`a write was ${type}`)
      times.push(performance.now() - start)
      entries += 1
      version += 1
      if (!isLast) continue
      table = await beginTable(store)
      version = 0
    }
  }
  const all: Table[] = []
  for (let n = 0; n < Number(tables); n += 1) all.push(await beginTable(store))
  const start = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(all.map(playOn))
  const spent = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  times.sort((one, other) => one - other)
  const share = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  console.log(
    `${Math.round(entries / spent)} appends/s, p50 ${share(0.5)}, p95 ${share(0.95)}, p99 ${share(0.99)}, cpu ${((user + system) / 1e6 / spent).toFixed(2)} cores`,
  )
  const packing = performance.now()
  await store.settled()
  console.log(`packed what was over in ${((performance.now() - packing) / 1000).toFixed(1)} s`)
}

const isUrl = where.startsWith('postgres')
const folder = isUrl || where !== '' ? where : mkdtempSync(join(tmpdir(), 'tortuga-'))
const store = await openStore(isUrl ? { url: where, failed: console.error } : { dataFolder: folder, failed: console.error })
await measure(store)
await store.close()
if (where === '') rmSync(folder, { recursive: true })
