/** A process of its own for the store's tests: opens a store, says so, and plays at tables for as long as it lives. A line is printed for what was acknowledged, never before. */
import { writeSync } from 'node:fs'
import { openStore } from './open.ts'
import { beginTable, lastWrite, writeOf } from './suite-data.ts'

const [where = '', tables = '0', length = '40'] = process.argv.slice(2)
const say = (line: string): void => void writeSync(1, `${line}\n`)

const playForever = async (): Promise<void> => {
  for (;;) {
    const table = await beginTable(store)
    for (let version = 0; version < Number(length); version += 1) {
      await store.append(writeOf(table, version))
      say(`${table.id} ${version + 1}`)
    }
    await store.append(lastWrite(table, Number(length)))
    say(`${table.id} ${Number(length) + 2}`)
  }
}

const store = await openStore(where.startsWith('postgres') ? { url: where } : { dataFolder: where }).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(3)
})
say('open')
if (tables === '0') await store.close()
else await Promise.all(Array.from({ length: Number(tables) }, playForever))
