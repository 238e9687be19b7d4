/** This device's own table: the same room as on the server, over this device's store, with bots in another worker of the page. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { BOT_CALLS, DEVICE_CALLS, requestedClockSchema } from '@tortuga/wire'
import { at, printJournal, range } from '@tortuga/kit'
import type { Edition, Millis } from '@tortuga/kit'
import { beginMatch, openRooms, projectSetup } from '@tortuga/room'
import type {
  DeviceList,
  DevicePosition,
  DevicePositionRequest,
  DeviceStorageState,
  NewDeviceMatch,
  Series,
  TableSettings,
} from '@tortuga/wire'
import * as v from 'valibot'
import { randomHex } from '../browser/random.ts'
import { connectWorker, serveCalls, workerScope } from '../workers/calls.ts'
import type { CallsTo } from '../workers/calls.ts'
import { openDeviceDatabase } from './database.ts'
import { createDeviceStore } from './match-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { MY_SEAT } from './my-seat.ts'
import { createTabBus } from './tab-bus.ts'

const SETTINGS: Omit<TableSettings, 'clock'> = { spectators: false, listed: false, takebacks: true }
/** How often the worker looks for clocks that have run out. */
const CLOCK_CHECK = 500
const CLOCK = v.fallback(requestedClockSchema, { type: 'none' })

/** A bot's move that could not be stored is tried again after this time; a person's move is sent again by the page. */
const RETRY_DELAY: Millis = 1200

/** The page connects them with its first call. */
let bots: CallsTo<typeof BOT_CALLS> | null = null

const openTable = async () => {
  const bus = createTabBus()
  const now = (): number => Date.now()
  let storage: DeviceStorageState = 'kept'
  const store = await openDeviceDatabase()
    .then(database => createDeviceStore(database, (id, version) => bus.publish({ type: 'entries', id, version }), now))
    .catch(() => {
      storage = 'forbidden'
      return createMemoryStore(now)
    })
  const rooms = openRooms({
    findEdition: async (id, rules) => {
      const edition = await findEdition(id, rules)
      return edition === null ? null : { game: edition.game, levels: Object.keys(edition.bots) }
    },
    store,
    bus,
    node: randomHex(8),
    now,
    entropy: () => randomHex(),
    think: async position => {
      if (bots === null) throw new Error('the page has not connected its bots')
      return (await bots.advise(position)).move
    },
    after: (ms, call) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    nextTurn: hasToYield => (hasToYield ? new Promise(resolve => setTimeout(resolve, 0)) : Promise.resolve()),
    report: report => {
      if (report.type === 'failed') {
        if (report.error.includes('Quota')) storage = 'full'
        setTimeout(() => void rooms.wake(report.id), RETRY_DELAY)
      }
      if (report.type === 'move' && storage === 'full') storage = 'kept'
    },
  })
  setInterval(() => void store.dueMatches(now(), Infinity).then(due => Promise.all(due.map(rooms.wake))), CLOCK_CHECK)
  return { store, rooms, now, storage: () => storage }
}
const table = openTable()

/** The bots have the same names as on the server. */
const BOT_NAMES = ['Bonny', 'Rackham', 'Read', 'Kidd', 'Teach', 'Vane', 'Roberts', 'Avery']
const DEFAULT_SEATS = 3

/** A new match uses the current rules. */
const loadCurrent = async (id: string): Promise<Edition> => {
  const edition = await findEdition(id, MANIFESTS.find(one => one.id === id)?.rules ?? 0)
  if (edition === null) throw new Error(`unknown game ${id}`)
  return edition
}

type DeviceSeat = { readonly name: string; readonly bot: string | null; readonly contribution: string }
type NewMatchSetup = { readonly options: unknown; readonly seated: readonly DeviceSeat[]; readonly series: Series | null }

const chosenSetup = ({ game, bots }: Edition, wanted: NewDeviceMatch): NewMatchSetup => {
  const levels = Object.keys(bots)
  const level = levels.find(known => known === wanted.level) ?? at(levels, Math.floor(levels.length / 2))
  const preset = (wanted.preset === null ? undefined : game.presets[wanted.preset]) ?? Object.values(game.presets)[0]
  const parsed = v.safeParse(game.schemas.options, Object.assign({}, preset, wanted.options))
  const options = parsed.success ? parsed.output : preset
  const [least, most] = game.seats
  const seats = Math.min(most, Math.max(least, wanted.seats ?? DEFAULT_SEATS))
  const names = BOT_NAMES.filter(name => name !== wanted.name)
  const seated = [
    { name: wanted.name, bot: null, contribution: wanted.contribution },
    ...range(seats - 1).map(order => ({ name: names[order] ?? `Bot ${order + 1}`, bot: level, contribution: '' })),
  ]
  return { options, seated, series: null }
}

/** The same bots, seats and options as before; null if the match is gone or its options do not fit the current rules. */
const rematchSetup = async ({ game, bots }: Edition, { rematchOf, name, contribution }: NewDeviceMatch): Promise<NewMatchSetup | null> => {
  const { store } = await table
  const before = rematchOf === null ? null : await store.readMatch(rematchOf)
  const listed = (await store.list()).find(({ id }) => id === rematchOf)
  if (before === null || listed === undefined || !before.match.over) return null
  const { header } = before
  const options = v.safeParse(game.schemas.options, header.options)
  if (header.game !== game.id || !options.success || header.players.some(({ bot }) => bot !== null && !Object.hasOwn(bots, bot)))
    return null
  const wins = header.players.map((_, seat) => (listed.series?.wins[seat] ?? 0) + (listed.result?.outcome?.places[seat] === 1 ? 1 : 0))
  return {
    options: options.output,
    seated: header.players.map((player, seat) => (seat === MY_SEAT ? { name, bot: null, contribution } : { ...player, contribution: '' })),
    series: { matches: (listed.series?.matches ?? 0) + 1, wins },
  }
}

const begin = async (wanted: NewDeviceMatch): Promise<string> => {
  const { store, now } = await table
  const edition = await loadCurrent(wanted.game)
  const { options, seated, series } = (await rematchSetup(edition, wanted)) ?? chosenSetup(edition, wanted)
  const match = randomHex(8)
  const settings = { ...SETTINGS, clock: v.parse(CLOCK, wanted.clock) }
  const start = beginMatch(edition.game, { id: match, options, settings, seated, secret: randomHex() }, now())
  await store.create(start, settings, now(), series)
  return match
}

const connectBots = async (_: null, ports: readonly MessagePort[]): Promise<void> => {
  const port = at(ports, 0)
  bots = connectWorker(port, BOT_CALLS).calls
  port.start()
}

/** Both ends of the port exchange the table's messages as text; null closes the connection. */
const connect = async (id: string, ports: readonly MessagePort[]): Promise<void> => {
  const { rooms } = await table
  const port = at(ports, 0)
  const viewer = { viewer: MY_SEAT, player: 'me', blocked: () => new Map<string, number>() }
  const connection = rooms.connect(
    id,
    viewer,
    text => port.postMessage(text),
    () => port.postMessage(null),
  )
  port.addEventListener('message', ({ data }) => {
    if (data === null) connection.close()
    else connection.receive(String(data))
  })
  port.start()
}

/** Secret, seed and start are left out until the match is over. */
const journal = async (id: string): Promise<string | null> => {
  const { store } = await table
  const opened = await store.readMatch(id)
  if (opened === null) return null
  const entries = (await store.entriesBetween(id, 0, opened.match.version)).map(({ entry }) => entry)
  const { header, match } = opened
  return printJournal({ header: match.over ? header : { ...header, secret: null, seed: null, start: null }, entries })
}

/** Until the match is over, returns positions only for the owner's seat. */
const position = async ({ id, version, viewer }: DevicePositionRequest): Promise<DevicePosition | null> => {
  const { store } = await table
  const opened = await store.readMatch(id)
  const step = await store.stepAt(id, version)
  if (opened === null || step === null || (!opened.match.over && viewer !== MY_SEAT)) return null
  const edition = await findEdition(opened.header.game, opened.header.rules)
  if (edition === null) return null
  const { game } = edition
  return { view: game.view(step.state, viewer), events: projectSetup(game, step, viewer).events, awaited: game.awaited(step.state) }
}

const list = async (): Promise<DeviceList> => {
  const { store, storage } = await table
  const matches = await store.list()
  return { storage: storage(), matches: matches.toSorted((one, other) => other.touched - one.touched) }
}

serveCalls(workerScope(), DEVICE_CALLS, {
  connectBots,
  begin,
  connect,
  journal,
  position,
  list,
  remove: async id => (await table).store.remove(id),
  clear: async () => (await table).store.clear(),
})
