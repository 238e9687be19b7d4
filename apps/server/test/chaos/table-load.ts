/** Keeps tables in play while servers are killed, and checks them whenever a server is back. */
import { range } from '@tortuga/kit'
import type { Clock } from '@tortuga/kit'
import { parseJson, visibleEntrySchema } from '@tortuga/wire'
import { setTimeout as pause } from 'node:timers/promises'
import { HEARTBEAT_TIMEOUT } from '../../src/store/port/store.ts'
import type { MessageOf } from '../test-client.ts'
import type { Acknowledgement, ResilientClient } from './resilient-client.ts'
import { playRandomly } from './random-players.ts'
import { openFuzzTable } from './fuzz-tables.ts'
import type { OriginSource, FuzzTable } from './fuzz-tables.ts'
import { noFaults } from './faulty-connection.ts'

const LONG_CLOCK: Clock = { type: 'bank', seconds: 3600, increment: 0 }
const TABLE_MIX = { clocks: [LONG_CLOCK], bots: 1, devices: 0, spectators: 1 } as const
const BEHAVIOUR = { rest: 150, otherRequests: 20, leaves: 0, naps: 0 }
const TIMEOUT = 30_000
const CHECKED_ACKNOWLEDGEMENTS = 10
/** Nodes measure their offset from the database's clock with a small error. */
const CLOCK_TOLERANCE = 1000

/** The state of a client before a kill. */
type Snapshot = {
  readonly client: ResilientClient
  readonly update: MessageOf<'update'> | null
  readonly recoveries: number
  readonly done: readonly Acknowledgement[]
}

/** Waits until a condition holds for all items; after the timeout it returns those for which it does not. */
const waitForAll = async <A>(all: readonly A[], holds: (one: A) => boolean): Promise<readonly A[]> => {
  const until = performance.now() + TIMEOUT
  let remaining = all
  for (;;) {
    remaining = remaining.filter(one => !holds(one))
    if (remaining.length === 0 || performance.now() > until) return remaining
    await pause(10)
  }
}

/** Checks that a clock loses at most the time in which a server was running, and gains at most the heartbeat timeout. */
const clockFaults = (seat: number, before: MessageOf<'update'>, after: MessageOf<'update'>, outage: number): readonly string[] => {
  const [was, is] = [before.clocks?.[seat], after.clocks?.[seat]]
  if (was === undefined || is === undefined) return ['has no clock']
  const [passed, lost] = [after.now - before.now - outage, was - is]
  return lost <= passed + CLOCK_TOLERANCE && -lost <= HEARTBEAT_TIMEOUT ? [] : [`lost ${lost} ms of its clock, of ${passed} that passed`]
}

/** Checks that the last requests acknowledged before the kill are in the log, as entries of this seat. */
const acknowledgedFaults = ({ client, done }: Snapshot, seat: number): readonly string[] =>
  done.flatMap(({ request, version }) => {
    const text = client.log.get(version)
    const entry = text === undefined ? null : parseJson(visibleEntrySchema, text).entry
    if ((client.shown()?.version ?? -1) < version || entry === null) return [`misses ${request.id}, done at ${version}`]
    return request.type === 'move' && !(entry.type === 'move' && entry.seat === seat)
      ? [`has ${entry.type} for its move at ${version}`]
      : []
  })

const returnFaults = (before: Snapshot, outage: number): readonly string[] => {
  const { client, update } = before
  const [after, seat] = [client.shown(), client.welcome()?.viewer]
  if (after === null || update === null || typeof seat !== 'number') return []
  return [
    ...clockFaults(seat, update, after, outage),
    ...acknowledgedFaults(before, seat),
    ...(after.players[seat]?.name === update.players[seat]?.name ? [] : ['has lost its seat']),
  ].map(fault => `${client.name} ${fault}`)
}

/** Opens `count` tables and keeps them in play: when a match ends, another begins. */
export const startTableLoad = async (origin: OriginSource, count: number, seed: number) => {
  const connectionFaults = noFaults()
  const tables: FuzzTable[] = []
  const faults: string[] = []
  let isStopped = false

  const open = async (n: number): Promise<FuzzTable> => {
    const table = await openFuzzTable(origin, n, seed, connectionFaults, TABLE_MIX)
    // The match begins when everybody has come; before that there is nothing to check.
    const late = await waitForAll(table.clients, client => client.shown() !== null)
    faults.push(...late.map(({ name }) => `${name} has not seen the match begin`))
    tables.push(table)
    return table
  }
  const keepPlaying = async (first: FuzzTable, index: number): Promise<void> => {
    for (let [table, n] = [first, index + count]; ; n += count) {
      const { people, clients } = table
      await Promise.all(people.map(player => playRandomly(player, BEHAVIOUR, () => isStopped)))
      if (isStopped) return
      const late = await waitForAll(clients, client => client.shown()?.over === true)
      faults.push(...late.map(({ name }) => `${name} has not received the end`))
      for (const client of clients) client.end()
      table = await open(n)
    }
  }
  const playing = (await Promise.all(range(count).map(open))).map(keepPlaying)
  const activeClients = (): readonly ResilientClient[] => tables.flatMap(table => table.clients).filter(client => !client.hasEnded())
  const acknowledged = (): number => tables.flatMap(({ clients }) => clients).reduce((sum, client) => sum + client.acknowledgedCount(), 0)

  return {
    tables,
    faults,
    acknowledged,
    /** Waits until so many more requests have been acknowledged; a run that stands still is reported by `checkProgress`. */
    playOn: async (requests: number): Promise<void> => {
      const enough = acknowledged() + requests
      await waitForAll([enough], count => acknowledged() >= count)
    },
    /** Waits until the clients of a killed server have noticed that it is gone. */
    waitForDisconnect: async (port: number): Promise<void> => {
      await waitForAll(activeClients(), client => client.connectedTo()?.includes(`:${port}/`) !== true)
    },
    takeSnapshots: (): readonly Snapshot[] =>
      activeClients().map(client => ({
        client,
        update: client.shown(),
        recoveries: client.recoveries(),
        done: client.acknowledged().slice(-CHECKED_ACKNOWLEDGEMENTS),
      })),
    /** Waits for all clients that lost their connection; returns their faults, and how long after `since` each got an update. `outage` is the minimum time without a server. */
    checkReturn: async (before: readonly Snapshot[], since: number, outage: number) => {
      const late = await waitForAll(before, ({ client }) => client.isUpToDate() || client.hasEnded())
      const back = before.filter(({ client, recoveries }) => client.recoveries() > recoveries)
      return {
        faults: [...late.map(({ client }) => `${client.name} did not reconnect`), ...back.flatMap(one => returnFaults(one, outage))],
        times: back.map(({ client }) => client.recoveredAt() - since),
      }
    },
    /** Checks that every table makes progress or ends. */
    checkProgress: async (): Promise<readonly string[]> => {
      const versionOf = ({ clients }: FuzzTable): number => clients[0]?.shown()?.version ?? 0
      const versions = new Map(tables.map(table => [table, versionOf(table)]))
      const stuck = await waitForAll(
        tables,
        table => table.clients[0]?.shown()?.over === true || versionOf(table) > (versions.get(table) ?? 0),
      )
      return stuck.map(({ id, clients }) => `${id} makes no progress: ${clients.map(({ describe }) => describe()).join('; ')}`)
    },
    stop: async (): Promise<void> => {
      isStopped = true
      await Promise.all(playing)
      for (const client of activeClients()) client.end()
    },
  }
}
export type TableLoad = Awaited<ReturnType<typeof startTableLoad>>
