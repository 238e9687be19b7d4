/** The program of a writer process: opens a store, prints "open" and plays at tables until it is killed. It prints a line for each write after the store has acknowledged it. */
import { writeSync } from 'node:fs'
import { openStore } from '../src/store/open-store.ts'
import { beginTable, lastWrite, writeOf } from '../src/store/suites/sample-data.ts'

const [location = '', tables = '0', length = '40'] = process.argv.slice(2)
const print = (line: string): void => void writeSync(1, `${line}\n`)

const playForever = async (): Promise<void> => {
  for (;;) {
    const table = await beginTable(store)
    for (let version = 0; version < Number(length); version += 1) {
      await store.append(writeOf(table, version))
      print(`${table.id} ${version + 1}`)
    }
    await store.append(lastWrite(table, Number(length)))
    print(`${table.id} ${Number(length) + 2}`)
  }
}

const store = await openStore(location.startsWith('postgres') ? { url: location } : { dataFolder: location }).catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error))
  process.exit(3)
})
print('open')
if (tables === '0') await store.close()
else await Promise.all(Array.from({ length: Number(tables) }, playForever))
