/** The whole store over one database, from its parts. */
import type { Bus } from '@tortuga/room'
import { openGuests } from './guests.ts'
import { openKeeping } from './keeping.ts'
import { openLobby } from './lobby.ts'
import { openMatches } from './matches.ts'
import type { Sql } from './sql.ts'
import type { Store } from './store.ts'

/** What each kind of database does in its own way. `failed` hears of trouble that nobody waits for. */
export type Own = {
  readonly bus: Bus
  readonly failed: (error: unknown) => void
  backup(file: string): Promise<void>
  close(): Promise<void>
}

export const composeStore = (sql: Sql, { bus, failed, backup, close }: Own): Store => {
  const { settled, stop, ...matches } = openMatches(sql, failed)
  return {
    ...matches,
    ...openLobby(sql),
    ...openGuests(sql),
    ...openKeeping(sql),
    bus,
    backup,
    settled,
    close: async () => {
      await stop()
      await close()
    },
  }
}
