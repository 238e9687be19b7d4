/** Runs one plan: real rooms, real connections and a real store in memory under simulated time, network, disk and crashes. */
import { at, range, unreachable } from '@tortuga/kit'
import type { Game, GameTypes, Millis } from '@tortuga/kit'
import { beginMatch } from '@tortuga/room'
import type { MatchStore } from '@tortuga/room'
import { createMemoryStore } from '../../src/store/memory/memory.ts'
import { checkBots, checkClocks, checkHead, createFaults, watchEntries } from './checks.ts'
import { openClient } from './client.ts'
import type { SimulatedClient } from './client.ts'
import type { PendingCalls } from './disk.ts'
import { createLine } from './network.ts'
import type { ClientLine } from './network.ts'
import { createNode, streamOf } from './node.ts'
import type { SimulatedNode } from './node.ts'
import type { Disturbance, SimulatedTable, SimulationPlan } from './plan.ts'
import { createVirtualTime } from './virtual-time.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Changes the store, the rules or the bus that the nodes get, to test that the checks notice it. */
export type PlantedFault = {
  readonly store?: (store: MatchStore, time: VirtualTime) => Partial<MatchStore>
  readonly game?: (game: Game<GameTypes>) => Partial<Game<GameTypes>>
  readonly isBusBroken?: boolean
  readonly stopsBotsFirst?: boolean
}

/** By id. */
export type SimulatedGames = ReadonlyMap<string, Game<GameTypes>>

export type SimulationResult = {
  readonly faults: readonly string[]
  readonly events: number
  readonly acknowledged: number
  readonly entries: number
  /** Tables times simulated hours. */
  readonly tableHours: number
}

const MINUTE: Millis = 60_000
const HOUR: Millis = 60 * MINUTE
const SECRET = '5e'.repeat(32)
/** After the last disturbance everything must have come together within this time. */
const RECOVERY: Millis = 3 * MINUTE

const idOf = (index: number): string => `table-${index}`

const gameOf = (games: SimulatedGames, id: string): Game<GameTypes> => {
  const game = games.get(id)
  if (game === undefined) throw new Error(`the simulation does not have the game ${id}`)
  return game
}

const beginTable = async (
  store: ReturnType<typeof createMemoryStore>,
  game: Game<GameTypes>,
  id: string,
  table: SimulatedTable,
  now: Millis,
): Promise<void> => {
  const { seats, bots, clock } = table
  const settings = { clock, spectators: true, listed: false, takebacks: true }
  const options = at(Object.values(game.presets).toReversed(), 0)
  const seated = range(seats).map(seat => ({
    player: bots.includes(seat) ? null : `${id}-${seat}`,
    name: `seat ${seat}`,
    bot: bots.includes(seat) ? 'plain' : null,
    contribution: '',
    ready: true,
  }))
  const row = { id, game: game.id, options, settings, opener: `${id}-0`, secret: SECRET, commitment: '', rematchOf: null, series: null }
  await store.openTable({ ...row, occupants: range(seats).map(() => null), status: 'waiting', created: now, touched: now })
  const found = await store.findTable(id)
  await store.changeSeats(id, found?.revision ?? 0, seated, beginMatch(game, { id, options, settings, seated, secret: SECRET }, now))
}

/** Starts a disturbance; returns the function that ends it. */
const disturb = (one: Disturbance, nodes: readonly SimulatedNode[], lines: readonly ClientLine[]): (() => void) => {
  if (one.type === 'cut') {
    const line = at(lines, one.client % lines.length)
    line.cut()
    return line.restore
  }
  const node = at(nodes, one.node % nodes.length)
  switch (one.type) {
    case 'crash':
      node.crash()
      return node.start
    case 'stop':
      node.stop()
      return node.start
    case 'disk':
      node.setDisk({ failing: one.when })
      return () => node.setDisk({ failing: null })
    case 'slow-disk':
      node.setDisk({ isSlow: true })
      return () => node.setDisk({ isSlow: false })
    case 'bus':
      node.setDeaf(true)
      return () => node.setDeaf(false)
    default:
      return unreachable(one)
  }
}

export const runSimulation = async (plan: SimulationPlan, games: SimulatedGames, planted: PlantedFault = {}): Promise<SimulationResult> => {
  const { seed } = plan
  const pending: PendingCalls = { count: 0 }
  const time = createVirtualTime(() => pending.count > 0)
  const faults = createFaults()
  const store = createMemoryStore(time.now)
  const chosen = new Set<string>()
  const start = time.now()
  for (const [index, table] of plan.tables.entries()) await beginTable(store, gameOf(games, table.game), idOf(index), table, start)

  const broken: MatchStore = { ...store, ...planted.store?.(store, time) }
  const played = new Map([...games].map(([id, game]) => [id, { ...game, ...planted.game?.(game) }]))
  const bus = planted.isBusBroken === true ? { ...store.bus, subscribe: () => () => {} } : store.bus
  const nodes = range(plan.nodes).map(index =>
    createNode({
      name: `node-${index}`,
      time,
      random: streamOf(seed, `node ${index}`),
      store: broken,
      bus,
      pending,
      games: played,
      stopsBotsFirst: planted.stopsBotsFirst === true,
      report: report => {
        if (report.type === 'halted') faults.add(`${report.id} was halted: ${report.error}`)
        if (report.type === 'bot-failed') faults.add(`a bot of ${report.id} failed: ${report.error}`)
      },
      chosen: (id, move) => chosen.add(`${id} ${JSON.stringify(move)}`),
    }),
  )
  for (const node of nodes) node.start()

  const lines: ClientLine[] = []
  const clients: SimulatedClient[] = []
  for (const [index, table] of plan.tables.entries()) {
    const game = gameOf(games, table.game)
    const viewers = [
      ...range(table.seats).filter(seat => !table.bots.includes(seat)),
      ...range(table.spectators).map(() => 'table' as const),
    ]
    for (const [number, viewer] of viewers.entries()) {
      const [id, name] = [idOf(index), `client ${index}.${number}`]
      const who = { viewer, player: viewer === 'table' ? '' : `${id}-${viewer}`, blocked: () => new Map<string, number>() }
      const line = createLine({ time, random: streamOf(seed, `line ${name}`), nodes, table: id, who })
      lines.push(line)
      const random = streamOf(seed, name)
      clients.push(
        openClient({ name, id, viewer, game, time, random, store, transport: line.transport, thinking: table.thinking, pending, faults }),
      )
    }
  }

  const ids = plan.tables.map((_, index) => idOf(index))
  const watchers = new Map(ids.map(id => [id, watchEntries(store, id, faults)]))
  store.bus.subscribe(notice => {
    const watch = notice.type === 'entries' ? watchers.get(notice.id) : undefined
    if (watch === undefined) return
    pending.count += 1
    void watch().then(() => (pending.count -= 1))
  })

  let isCalm = false
  for (const one of plan.disturbances)
    time.after(one.at, () => {
      if (isCalm) return
      const end = disturb(one, nodes, lines)
      time.after(one.lasts, end)
    })
  const isStopped = (): boolean => faults.found.length > 0
  let events = await time.runUntil(start + plan.lasts, isStopped)

  isCalm = true
  for (const node of nodes) {
    node.setDisk({ failing: null, isSlow: false })
    node.setDeaf(false)
    node.start()
  }
  for (const line of lines) line.restore()
  // A node that is just stopping starts again when it has stopped.
  const restart = (): void => {
    for (const node of nodes) node.start()
  }
  time.after(30_000, restart)
  events += await time.runUntil(time.now() + RECOVERY, isStopped)
  for (const client of clients) client.rest()
  events += await time.runUntil(time.now() + MINUTE, isStopped)

  const outages = plan.disturbances.reduce((sum, { lasts }) => sum + lasts, 0)
  let stored = 0
  for (const [index, id] of ids.entries()) {
    if (isStopped()) break
    const match = await store.readMatch(id)
    if (match === null) {
      faults.add(`${id} is gone`)
      continue
    }
    const entries = await store.entriesBetween(id, 0, match.match.version)
    stored += entries.length
    const game = gameOf(games, at(plan.tables, index).game)
    for (const fault of [
      ...checkClocks(game, match, entries, start, MINUTE + outages),
      ...checkBots(id, entries, chosen),
      ...checkHead(match, entries),
    ])
      faults.add(fault)
    for (const client of clients.filter(one => one.id === id))
      if ((client.shown()?.version ?? -1) < match.match.version && !isMovingNow(entries, time.now()))
        faults.add(`${client.name} shows version ${client.shown()?.version ?? 'none'} of ${id}, which is at ${match.match.version}`)
    const late = match.deadline === null ? 0 : time.now() - match.deadline
    if (late > MINUTE) faults.add(`${id} should have been woken ${late} ms ago`)
  }
  for (const client of clients) client.close()
  for (const node of nodes) node.crash()
  return {
    faults: faults.found,
    events,
    acknowledged: clients.reduce((sum, client) => sum + client.acknowledged(), 0),
    entries: stored,
    tableHours: (plan.tables.length * (time.now() - start)) / HOUR,
  }
}

/** An update may be under way. */
const isMovingNow = (entries: Awaited<ReturnType<MatchStore['entriesBetween']>>, now: Millis): boolean =>
  (entries.at(-1)?.entry.at ?? 0) > now - 10_000
