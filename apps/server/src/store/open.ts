/** Opens the store a server runs on. */
import type { Millis } from '@tortuga/kit'
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
  if ('url' in where) return openPostgres(where.url, now, failed)
  if ('dataFolder' in where) return openSqlite(where.dataFolder, now, failed, where.beside)
  return Promise.resolve(openMemory(now))
}
