/** Composes the whole store over one SQL database from its parts. */
import type { RoomBus } from '@tortuga/room'
import type { Store } from '../port/store.ts'
import type { SqlDatabase } from './database.ts'
import { openGuestStore } from './guests.ts'
import { openMaintenanceStore } from './maintenance.ts'
import { openMatchStore } from './matches.ts'
import { createSharedCommits } from './shared-commits.ts'
import { openTableStore } from './tables.ts'

/** The parts that differ between SQLite and PostgreSQL. `onError` gets errors of background work. */
type DatabaseBackend = {
  readonly bus: RoomBus
  readonly onError: (error: unknown) => void
  backup(file: string): Promise<void>
  close(): Promise<void>
}

export const createSqlStore = (sql: SqlDatabase, { bus, onError, backup, close }: DatabaseBackend): Store => {
  const { settled, stop, ...matches } = openMatchStore(sql, onError)
  const commits = createSharedCommits(sql)
  return {
    ...matches,
    ...openTableStore(sql, commits.share),
    ...openGuestStore(sql, commits.share),
    ...openMaintenanceStore(sql),
    bus,
    backup,
    settled,
    close: async () => {
      await commits.settled()
      await stop()
      await close()
    },
  }
}
