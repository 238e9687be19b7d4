/** The table server: `serve` puts store, rooms, bots, timers and HTTP together and gives back a way to stop it. It prints nothing itself. */
import type { Millis } from '@tortuga/kit'
import { openRooms } from '@tortuga/room'
import type { Ports, Report } from '@tortuga/room'
import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { listAddresses } from './addresses.ts'
import { createAskers } from './bots/askers.ts'
import { openBotPool } from './bots/pool.ts'
import { trying } from './hindrance.ts'
import type { House } from './house.ts'
import { createApp } from './http/app.ts'
import { createKeeper } from './keeper.ts'
import { LIMITS } from './limits.ts'
import type { Limits } from './limits.ts'
import { createBlocks } from './lobby/blocks.ts'
import { openLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { findRegistered, levelsOf, REGISTRY } from './registry.ts'
import type { Registry } from './registry.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addMyRoutes } from './routes/me.ts'
import { addPageRoutes } from './routes/page.ts'
import { addReplayRoutes } from './routes/replays.ts'
import { addSocketRoute } from './routes/socket.ts'
import { addTableRoutes } from './routes/tables.ts'
import { createSockets } from './sockets/sockets.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { createTime } from './time.ts'

export { Hindrance } from './hindrance.ts'
export type { HindranceType } from './hindrance.ts'
export { openHost } from './host.ts'
export type { Host } from './host.ts'
export { LIMITS } from './limits.ts'
export type { Limits } from './limits.ts'
export { openStore } from './store/open.ts'
export { backupFolder } from './store/sqlite.ts'
export type { Store } from './store/store.ts'

const COME_BACK_IN: Millis = 2000
const LINGER: Millis = 2000

export type ServeOptions = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The folder of the embedded database, unless `databaseUrl` names a PostgreSQL. */
  readonly dataFolder: string
  readonly databaseUrl?: string | null
  /** The address people use, where a proxy stands in front. */
  readonly publicUrl?: string | null
  /** Which proxies may say where a request comes from: addresses and networks with commas between, `loopback`; true for any. */
  readonly trustProxy?: boolean | string
  readonly limits?: Partial<Limits>
  readonly log?: Logger
  /** Whether /metrics answers other machines, too. */
  readonly areMetricsOpen?: boolean
  /** The folder of the built page; by default beside this program's bundle, null for none. */
  readonly webFolder?: string | null
  /** The bundled worker of the bots; by default beside this program's bundle. */
  readonly botWorker?: string | URL
} & Partial<Passed>

/** What tests pass in to have time, chance and thinking in hand. A store that is passed in stays open. */
type Passed = Pick<Ports, 'now' | 'entropy' | 'think' | 'after'> & {
  readonly store: Store
  readonly registry: Registry
  /** Whether the seconds tick by themselves; otherwise `tick` is called. */
  readonly ticks: boolean
}

export type Server = {
  /** Where it can be found, the nearest first. */
  readonly addresses: readonly string[]
  readonly port: number
  readonly store: Store
  /** One second's work: the heartbeat, and waking matches whose time has come. */
  readonly tick: () => Promise<void>
  /** An hour's work: closing what nobody touches. */
  readonly sweep: () => Promise<void>
  /** Sends clients away with a time to come back, finishes what is under way, closes. */
  readonly stop: () => Promise<void>
}

const wait: Ports['after'] = (delay, act) => {
  const timer = setTimeout(act, delay).unref()
  return () => clearTimeout(timer)
}

/** What went wrong with a match is kept with the match; the log says where to look. */
const logReport = (log: Logger, what: Report): void => {
  if (what.type === 'halted') log.error({ match: what.id }, 'a fault in its rules halted a match; its evidence is kept')
  if (what.type === 'failed') log.error({ match: what.id, error: what.error }, 'a match could not be stored or read')
  if (what.type === 'bot-failed') log.warn({ match: what.id, error: what.error }, 'a bot failed')
}

const openDatabase = ({ dataFolder, databaseUrl = null }: ServeOptions, log: Logger): Promise<Store> => {
  const failed = (error: unknown): void => log.error({ err: error }, 'trouble with the database')
  return openStore(databaseUrl === null ? { dataFolder, failed } : { url: databaseUrl, failed })
}

/** Starts a server. */
export const serve = async (options: ServeOptions): Promise<Server> => {
  const log = openLog(options.log)
  const store = options.store ?? (await openDatabase(options, log))
  const closeStore = (): Promise<void> => (options.store === undefined ? store.close() : Promise.resolve())
  try {
    return await start(options, store, log, closeStore)
  } catch (error) {
    await closeStore()
    throw error
  }
}

const start = async (options: ServeOptions, store: Store, log: Logger, closeStore: () => Promise<void>): Promise<Server> => {
  const { host, publicUrl = null, trustProxy = false, areMetricsOpen = false, registry = REGISTRY, ticks = true } = options
  const limits: Limits = { ...LIMITS, ...options.limits }
  const time = createTime(() => store.databaseNow())
  const { now = time.now, entropy = () => randomBytes(32).toString('hex'), after = wait } = options
  const metrics = createMetrics()
  const pool = openBotPool(options.botWorker ?? new URL('./bot-worker.js', import.meta.url), limits.thinkers, limits.thinking)
  const askers = createAskers()
  const think: Ports['think'] = options.think ?? ((thinking, id) => pool.think(thinking, askers.of(id)))
  const rooms = openRooms({
    findGame: id => findRegistered(registry, id)?.game,
    levelsOf: id => levelsOf(registry, id),
    store: { ...store, append: write => metrics.timeCommit(() => store.append(write)) },
    bus: store.bus,
    node: randomUUID(),
    now,
    entropy,
    after,
    think: (thinking, id) => metrics.timeThought(() => think(thinking, id)),
    report: what => {
      metrics.count(what)
      logReport(log, what)
    },
  })
  metrics.observe(store, rooms.connections)
  const deafen = store.onLost(rooms.readAgain)

  let isStopping = false
  const blocks = createBlocks(store)
  const house: House = {
    store,
    rooms,
    blocks,
    askers,
    registry,
    limits,
    metrics,
    areMetricsOpen,
    publicUrl,
    now,
    entropy,
    isStopping: () => isStopping,
  }
  const sockets = createSockets(limits)
  const sendAway = async (): Promise<void> => {
    await rooms.stop(COME_BACK_IN)
    await sockets.close(LINGER)
  }
  const app = await createApp(house, { log, trustProxy, preClose: sendAway })
  for (const addRoutes of [addHealthRoutes, addMyRoutes, addTableRoutes, addReplayRoutes]) addRoutes(app, house)
  addSocketRoute(app, house, sockets)
  await addPageRoutes(app, house, options.webFolder === undefined ? fileURLToPath(new URL('./web', import.meta.url)) : options.webFolder)

  const keeper = createKeeper({ store, rooms, now, measure: time.measure }, { log, metrics, idleDays: limits.idleDays })
  const shutDown = async (): Promise<void> => {
    isStopping = true
    deafen()
    await keeper.stop()
    await app.close()
    await pool.stop()
  }
  try {
    await time.measure()
    await keeper.tick()
    await trying({ type: 'listen', host, port: options.port }, () => app.listen({ port: options.port, host }))
  } catch (error) {
    await shutDown()
    throw error
  }
  if (ticks) keeper.start()

  const { port } = app.server.address() as AddressInfo
  let stopped: Promise<void> | null = null
  return {
    addresses: listAddresses(host, port, publicUrl),
    port,
    store,
    tick: keeper.tick,
    sweep: keeper.sweep,
    stop: () => (stopped ??= shutDown().then(closeStore)),
  }
}
