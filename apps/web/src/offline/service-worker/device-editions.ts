/** Which editions the matches on this device were begun with. The service worker reads them itself: a newer build is installed while pages of an older one are open. */
import * as v from 'valibot'
import { DATABASE, MATCHES, readAll } from '../../device/database.ts'

/** Only what is needed, so that records of any build can be read. */
const recordSchema = v.object({ header: v.object({ game: v.string(), rules: v.number() }) })

/** Opens the database as it is; null if there is none. To name a version could upgrade it under the pages that use it. */
const openExisting = (): Promise<IDBDatabase | null> =>
  new Promise(resolve => {
    const request = indexedDB.open(DATABASE)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort()) // it would be created empty
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => resolve(null))
  })

/** Editions as in `rum 1`; none where the browser forbids storage. */
export const readDeviceEditions = async (): Promise<ReadonlySet<string>> => {
  try {
    const database = await openExisting()
    if (database === null) return new Set()
    const all = database.transaction(MATCHES).objectStore(MATCHES).getAll()
    const records = await readAll(all, recordSchema).finally(() => database.close())
    return new Set(records.map(({ header: { game, rules } }) => `${game} ${rules}`))
  } catch {
    return new Set()
  }
}
