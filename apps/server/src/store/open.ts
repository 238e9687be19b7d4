/** Opens the store a server runs on. */
import type { Millis } from '@tortuga/kit'
import { trying } from '../hindrance.ts'
import { openMemory } from './memory.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where the data is; `now` and `failed` (trouble that nobody waits for) may be passed in. */
export type Where = ({ readonly url: string } | { readonly dataFolder: string; readonly beside?: boolean } | { readonly memory: true }) & {
  readonly now?: () => Millis
  readonly failed?: (error: unknown) => void
}

export const openStore = (where: Where): Promise<Store> => {
  const { now = Date.now, failed = () => {} } = where
  if ('url' in where) return trying({ type: 'database', url: where.url }, () => openPostgres(where.url, now, failed))
  if ('dataFolder' in where) {
    const { dataFolder, beside } = where
    return trying({ type: 'folder', folder: dataFolder }, () => openSqlite(dataFolder, now, failed, beside))
  }
  return Promise.resolve(openMemory(now))
}
