/** The services that every route, socket and timer of one server shares. */
import type { Millis } from '@tortuga/kit'
import type { Rooms } from '@tortuga/room'
import type { Requesters } from '../bots/requesters.ts'
import type { Limits } from '../config/limits.ts'
import type { Registry } from '../config/games.ts'
import type { Health } from '../monitoring/health.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { BlockedUntil, Store } from '../store/port/store.ts'

/** The players that each connected player has blocked, at each table. Implemented in `lobby/`, which itself depends on this context. */
export type BlockedPlayers = {
  read(guest: string | null, match: string): Promise<BlockedUntil>
  hold(guest: string | null, match: string, stored: BlockedUntil): { readonly others: BlockedUntil; readonly release: () => void }
  set(guest: string, other: string, match: string, isBlocked: boolean): Promise<void>
}

/** The unfinished tables that were opened from each address. Implemented in `lobby/`, too. */
export type AddressTables = {
  /** Whether another table may be opened from this address. */
  mayOpen(address: string): Promise<boolean>
  add(address: string, id: string): void
}

export type ServerContext = {
  readonly store: Store
  /** The store's `findTable`; requests of the same turn share one read. */
  readonly findTable: Store['findTable']
  readonly rooms: Rooms
  readonly blocks: BlockedPlayers
  readonly addressTables: AddressTables
  readonly requesters: Requesters
  readonly registry: Registry
  readonly limits: Limits
  readonly metrics: Metrics
  readonly health: Health
  /** Whether /metrics answers other machines. */
  readonly areMetricsOpen: boolean
  /** The public address of the server; null to use the address in the request. */
  readonly publicUrl: string | null
  readonly now: () => Millis
  readonly entropy: () => string
  readonly isStopping: () => boolean
}
