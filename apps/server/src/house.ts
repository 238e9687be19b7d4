/** What every route and timer of one server shares. */
import type { Millis } from '@tortuga/kit'
import type { Rooms } from '@tortuga/room'
import type { Askers } from './bots/askers.ts'
import type { Limits } from './limits.ts'
import type { Blocks } from './lobby/blocks.ts'
import type { Metrics } from './metrics.ts'
import type { Registry } from './registry.ts'
import type { Store } from './store/store.ts'

export type House = {
  readonly store: Store
  readonly rooms: Rooms
  readonly blocks: Blocks
  readonly askers: Askers
  readonly registry: Registry
  readonly limits: Limits
  readonly metrics: Metrics
  /** The address the server is known by outside; null where whatever the client called is right. */
  readonly areMetricsOpen: boolean
  readonly publicUrl: string | null
  readonly now: () => Millis
  readonly entropy: () => string
  /** Whether it has been told to stop. */
  readonly isStopping: () => boolean
}
