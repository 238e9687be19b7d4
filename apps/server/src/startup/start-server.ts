/** Starts a server on an open store: rooms, bots, HTTP and regular tasks. */
import type { RoomPorts } from '@tortuga/room'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { openBotPool } from '../bots/bot-pool.ts'
import { createRequesters } from '../bots/requesters.ts'
import { DEFAULT_LIMITS } from '../config/limits.ts'
import type { Limits } from '../config/limits.ts'
import { REGISTRY } from '../config/games.ts'
import type { ServerOptions } from '../config/server-options.ts'
import type { ServerContext } from '../context/server-context.ts'
import { withStartupErrors } from '../errors/startup-error.ts'
import { createAddressTables } from '../lobby/address-tables.ts'
import { createBlockedPlayers } from '../lobby/blocked-players.ts'
import { createSharedRead } from '../lobby/shared-read.ts'
import { createDatabaseClock } from '../maintenance/database-clock.ts'
import { createScheduler } from '../maintenance/scheduler.ts'
import { createHealth } from '../monitoring/health.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import type { Store } from '../store/port/store.ts'
import { listAddresses } from './addresses.ts'
import { createServerApp } from './app.ts'
import { openServerRooms } from './rooms.ts'

export type Server = {
  /** Its addresses for display: the public one, or localhost and the network addresses. */
  readonly addresses: readonly string[]
  readonly port: number
  readonly store: Store
  /** Runs the frequent tasks once: the heartbeat, and waking matches whose deadline has passed. */
  readonly tick: () => Promise<void>
  readonly closeIdleTables: () => Promise<void>
  readonly deleteFinished: () => Promise<void>
  readonly forgetGuests: () => Promise<void>
  /** Tells clients when to reconnect, disconnects them, finishes pending work and closes. */
  readonly stop: () => Promise<void>
}

const setUnrefTimeout: RoomPorts['after'] = (delay, act) => {
  const timer = setTimeout(act, delay).unref()
  return () => clearTimeout(timer)
}

/** Files that the build puts next to the program's bundle. */
const BOT_WORKER = new URL('./bot-worker.js', import.meta.url)
const WEB_FOLDER = new URL('./web', import.meta.url)

const RECONNECT_DELAY = 2000

export const startServer = async (
  options: ServerOptions,
  { store, log, closeStore }: { store: Store; log: Logger; closeStore: () => Promise<void> },
): Promise<Server> => {
  const {
    host,
    publicUrl = null,
    trustProxy = false,
    areMetricsOpen = false,
    registry = REGISTRY,
    ticks = true,
    reconnectDelay = RECONNECT_DELAY,
  } = options
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const clock = createDatabaseClock(
    () => store.databaseNow(),
    millis => log.warn({ millis }, 'the clock was set back; players’ clocks go on as before'),
  )
  const { now = clock.now, entropy = () => randomBytes(32).toString('hex'), after = setUnrefTimeout } = options
  const metrics = createMetrics()
  const health = createHealth()
  const pool = openBotPool(options.botWorker ?? BOT_WORKER, limits.thinkers, limits.thinking)
  const requesters = createRequesters()
  const think: RoomPorts['think'] =
    options.think ?? ((thinking, id, isNeeded) => health.watchBot(() => pool.think(thinking, requesters.firstOf(id), isNeeded)))
  const rooms = openServerRooms({ store, registry, metrics, log, now, entropy, after, think })
  metrics.observe(store, rooms.connections, health)
  const stopListening = store.onGap(rooms.readAgain)

  let isStopping = false
  const blocks = createBlockedPlayers(store)
  const findTable = createSharedRead(store.findTable)
  const addressTables = createAddressTables(store, limits.tablesPerAddress)
  const shared = {
    store,
    findTable,
    rooms,
    blocks,
    addressTables,
    requesters,
    registry,
    limits,
    metrics,
    health,
    areMetricsOpen,
    publicUrl,
    now,
    entropy,
  }
  const context: ServerContext = { ...shared, isStopping: () => isStopping }
  const webFolder = options.webFolder === undefined ? fileURLToPath(WEB_FOLDER) : options.webFolder
  const app = await createServerApp(context, { log, trustProxy, webFolder, reconnectDelay })
  const scheduler = createScheduler({ store, rooms, now, measure: clock.measure, advance: clock.advance }, { log, metrics, health, limits })
  const shutDown = async (): Promise<void> => {
    isStopping = true
    stopListening()
    await scheduler.stop()
    await app.close()
    await pool.stop()
  }
  try {
    await clock.measure()
    await scheduler.tick()
    await withStartupErrors({ type: 'listen', host, port: options.port }, () => app.listen({ port: options.port, host }))
  } catch (error) {
    await shutDown()
    throw error
  }
  if (ticks) scheduler.start()
  if (options.checksBots ?? options.think === undefined)
    void health.watchBot(pool.check).catch((error: unknown) => {
      if (!isStopping) log.error({ err: error }, 'bot workers do not start: bots make the moves of an expired clock')
    })

  const { port } = app.server.address() as AddressInfo
  let stopped: Promise<void> | null = null
  return {
    addresses: listAddresses(host, port, publicUrl),
    port,
    store,
    tick: scheduler.tick,
    closeIdleTables: scheduler.closeIdleTables,
    deleteFinished: scheduler.deleteFinished,
    forgetGuests: scheduler.forgetGuests,
    stop: () => (stopped ??= shutDown().then(closeStore)),
  }
}
