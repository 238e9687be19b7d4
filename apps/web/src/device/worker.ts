/** The device's own table: the same `room` as on the server, over this device's store, with bots in a worker beside it. */
import { at, printJournal, upTo } from '@tortuga/kit'
import type { Game, GameTypes, Seat, Viewer } from '@tortuga/kit'
import { beginMatch, openRooms, showSetup } from '@tortuga/room'
import type { Bus, News, Settings } from '@tortuga/room'
import * as v from 'valibot'
import { loadBrain } from '../brains.ts'
import { randomHex } from '../entropy.ts'
import { answerCalls } from './calls.ts'
import type { End } from './calls.ts'
import { openDatabase } from './database.ts'
import { createMemoryStore } from './memory.ts'
import { createDeviceStore, MY_SEAT } from './store.ts'
import type { DeviceMatch } from './store.ts'
import { createThinker } from './thinker.ts'

/** A new match against bots: the person sits in the first seat. */
export type NewMatch = {
  readonly game: string
  readonly name: string
  /** Where they are not given, or not known any more: the first preset, three seats, the middle level. */
  readonly preset: string | null
  /** Options that differ from the preset's; left out where the game does not take them. */
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number | null
  readonly level: string | null
  /** What this page adds to the shuffle. */
  readonly contribution: string
}
/** A position somebody wants to look back at, and as it was kept for those eyes. */
export type Wanted = { readonly id: string; readonly version: number; readonly viewer: Viewer }
export type DeviceLook = { readonly view: unknown; readonly events: readonly unknown[]; readonly awaited: readonly Seat[] }
export type Storage = 'kept' | 'forbidden' | 'full'
export type DeviceList = { readonly storage: Storage; readonly matches: readonly DeviceMatch[] }

const SETTINGS: Settings = { clock: { type: 'none' }, spectators: false, listed: false, takebacks: true }

const games = new Map<string, { readonly game: Game<GameTypes>; readonly levels: readonly string[] }>()
const loadGame = async (id: string): Promise<Game<GameTypes>> => {
  const { game, bots } = await loadBrain(id)
  games.set(id, { game, levels: Object.keys(bots) })
  return game
}

/** Other tabs of this browser are other nodes; what is told here is heard here, too. */
const createBus = (): Bus => {
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel('tortuga') : null
  const listeners = new Set<(news: News) => void>()
  channel?.addEventListener('message', ({ data }) => {
    for (const heard of listeners) heard(data as News)
  })
  return {
    tell: news => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
      channel?.postMessage(news)
      for (const heard of listeners) heard(news)
    },
    listen: heard => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

const openHouse = async () => {
  const bus = createBus()
  const now = (): number => Date.now()
  let storage: Storage = 'kept'
  const store = await openDatabase()
    .then(database => createDeviceStore(database, (id, version) => bus.tell({ type: 'entries', id, version }), now))
    .catch(() => {
      storage = 'forbidden'
      return createMemoryStore(now)
    })
  const thinker = createThinker()
  const rooms = openRooms({
    findGame: id => games.get(id)?.game,
    store,
    bus,
    node: randomHex(8),
    now,
    entropy: () => randomHex(),
    levelsOf: id => games.get(id)?.levels ?? [],
    think: async thinking => (await thinker.think(thinking)).move,
    after: (ms, call) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    report: report => {
      if (report.type === 'failed' && report.error.includes('Quota')) storage = 'full'
      if (report.type === 'move' && storage === 'full') storage = 'kept'
    },
  })
  return { store, rooms, now, storage: () => storage }
}
const house = openHouse()

/** The same as on the server. */
const BOT_NAMES = ['Bonny', 'Rackham', 'Read', 'Kidd', 'Teach', 'Vane', 'Roberts', 'Avery']
const USUAL_SEATS = 3

const begin = async (wish: NewMatch): Promise<string> => {
  const { store, now } = await house
  const game = await loadGame(wish.game)
  const levels = games.get(wish.game)?.levels ?? []
  const level = levels.find(known => known === wish.level) ?? at(levels, Math.floor(levels.length / 2))
  const preset = (wish.preset === null ? undefined : game.presets[wish.preset]) ?? Object.values(game.presets)[0]
  const wished = v.safeParse(game.schemas.options, { ...(preset as object), ...wish.options })
  const options = wished.success ? wished.output : preset
  const [least, most] = game.seats
  const seats = Math.min(most, Math.max(least, wish.seats ?? USUAL_SEATS))
  const names = BOT_NAMES.filter(name => name !== wish.name)
  const seated = [
    { name: wish.name, bot: null, contribution: wish.contribution },
    ...upTo(seats - 1).map(order => ({ name: names[order] ?? `Bot ${order + 1}`, bot: level, contribution: '' })),
  ]
  const match = randomHex(8)
  await store.create(beginMatch(game, { id: match, options, settings: SETTINGS, seated, secret: randomHex() }, now()), SETTINGS, now())
  return match
}

/** The other end of the port speaks the table's messages; null hangs up. */
const connect = async (id: string, ports: readonly MessagePort[]): Promise<void> => {
  const { store, rooms } = await house
  const port = at(ports, 0)
  const opened = await store.open(id)
  if (opened !== null) await loadGame(opened.header.game)
  const who = { viewer: MY_SEAT, player: 'me', blocked: () => new Set<string>() }
  const connection = rooms.connect(
    id,
    who,
    text => port.postMessage(text),
    () => port.postMessage(null),
  )
  port.addEventListener('message', ({ data }) => {
    if (data === null) connection.close()
    else connection.receive(String(data))
  })
  port.start()
}

/** The match as a file: with its secret only when it is over. */
const journal = async (id: string): Promise<string | null> => {
  const { store } = await house
  const opened = await store.open(id)
  if (opened === null) return null
  const entries = (await store.between(id, 0, opened.match.version)).map(({ entry }) => entry)
  const { header, match } = opened
  return printJournal({ header: match.over ? header : { ...header, secret: null, seed: null }, entries })
}

/** One version as it was kept; until the end through one's own eyes alone. */
const look = async ({ id, version, viewer }: Wanted): Promise<DeviceLook | null> => {
  const { store } = await house
  const opened = await store.open(id)
  const step = await store.at(id, version)
  if (opened === null || step === null || (!opened.match.over && viewer !== MY_SEAT)) return null
  const game = await loadGame(opened.header.game)
  return { view: game.view(step.state, viewer), events: showSetup(game, step, viewer).events, awaited: game.awaited(step.state) }
}

const list = async (): Promise<DeviceList> => {
  const { store, storage } = await house
  const matches = await store.list()
  return { storage: storage(), matches: matches.toSorted((one, other) => other.touched - one.touched) }
}

answerCalls(self as unknown as End, {
  begin,
  connect,
  journal,
  look,
  list,
  remove: async (id: string) => (await house).store.remove(id),
  clear: async () => (await house).store.clear(),
})
