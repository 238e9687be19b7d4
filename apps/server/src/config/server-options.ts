/** The options of a server: those of the command line, and replacements for tests. */
import type { Millis } from '@tortuga/kit'
import type { RoomPorts } from '@tortuga/room'
import type { Logger } from 'pino'
import type { Store } from '../store/port/store.ts'
import type { Limits } from './limits.ts'
import type { Registry } from './games.ts'

export type ServerOptions = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The folder of the embedded database, unless `databaseUrl` names a PostgreSQL database. */
  readonly dataFolder: string
  readonly databaseUrl?: string | null
  /** The public address, if a proxy is in front of the server. */
  readonly publicUrl?: string | null
  /** Proxies whose X-Forwarded headers are trusted: comma-separated addresses and networks, or `loopback`; true trusts any. */
  readonly trustProxy?: boolean | string
  readonly limits?: Partial<Limits>
  readonly log?: Logger
  /** Whether /metrics answers other machines. */
  readonly areMetricsOpen?: boolean
  /** The folder of the built page; by default next to this program's bundle, null for none. */
  readonly webFolder?: string | null
  /** The bundled bot worker; by default next to this program's bundle. */
  readonly botWorker?: string | URL
  /** Whether a worker is started once at the beginning, to find a broken installation before a bot has to move. */
  readonly checksBots?: boolean
  /** How soon clients should reconnect after a shutdown. */
  readonly reconnectDelay?: Millis
} & Partial<ServerOverrides>

/** Replacements for time, randomness, bots and storage, used by tests. The server does not close a store that was passed in. */
type ServerOverrides = Pick<RoomPorts, 'now' | 'entropy' | 'think' | 'after'> & {
  readonly store: Store
  readonly registry: Registry
  /** Whether regular tasks run on timers; otherwise the test calls `tick`. */
  readonly ticks: boolean
}
