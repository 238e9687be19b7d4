/** Opens a store by its location. */
import type { Millis } from '@tortuga/kit'
import { withStartupErrors } from '../errors/startup-error.ts'
import { createMemoryStore } from './memory/memory.ts'
import type { Store } from './port/store.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

/** `onError` gets errors of background work, which no caller waits for. */
type StoreLocation = ({ readonly url: string } | { readonly dataFolder: string } | { readonly memory: true }) & {
  /** For admin commands beside a running server: takes no lock and leaves background work to the server. */
  readonly isShared?: boolean
  readonly now?: () => Millis
  readonly onError?: (error: unknown) => void
}

export const openStore = (location: StoreLocation): Promise<Store> => {
  const { now = Date.now, onError = () => {}, isShared = false } = location
  if ('url' in location)
    return withStartupErrors({ type: 'database', url: location.url }, () => openPostgres(location.url, now, onError, isShared))
  if ('dataFolder' in location) {
    const { dataFolder } = location
    return withStartupErrors({ type: 'folder', folder: dataFolder }, () => openSqlite(dataFolder, now, onError, isShared))
  }
  return Promise.resolve(createMemoryStore(now))
}
