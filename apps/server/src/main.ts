/** The entry of the table server: `serve` opens the store and starts a server on it. It prints nothing itself. */
import type { Logger } from 'pino'
import type { ServerOptions } from './config/server-options.ts'
import { createLogger } from './monitoring/logger.ts'
import { startServer } from './startup/start-server.ts'
import type { Server } from './startup/start-server.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/port/store.ts'

export { openAdmin } from './admin/admin.ts'
export type { StoreAdmin } from './admin/admin.ts'
export type { MatchReport } from './admin/match-report.ts'
export type { ServerOptions } from './config/server-options.ts'
export { StartupError } from './errors/startup-error.ts'
export type { StartupErrorType } from './errors/startup-error.ts'
export type { Server } from './startup/start-server.ts'
export { openStore } from './store/open-store.ts'
export type { Store } from './store/port/store.ts'
export { backupFolder } from './store/sqlite/backup.ts'
export { restoreFolder } from './store/sqlite/restore.ts'

const openDatabase = ({ dataFolder, databaseUrl = null }: ServerOptions, log: Logger): Promise<Store> => {
  const onError = (error: unknown): void => log.error({ err: error }, 'a database error in background work')
  return openStore(databaseUrl === null ? { dataFolder, onError } : { url: databaseUrl, onError })
}

export const serve = async (options: ServerOptions): Promise<Server> => {
  const log = createLogger(options.log)
  const store = options.store ?? (await openDatabase(options, log))
  const closeStore = (): Promise<void> => (options.store === undefined ? store.close() : Promise.resolve())
  try {
    return await startServer(options, { store, log, closeStore })
  } catch (error) {
    await closeStore()
    throw error
  }
}
