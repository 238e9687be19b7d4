/** A table for tests: the toy game, a store in memory shared by several nodes, a manual clock, and clients that record every message. */
import { at, range } from '@tortuga/kit'
import type { Game, GameTypes, Header, Millis, Seat } from '@tortuga/kit'
import { toy } from '../../kit/test/toy/index.ts'
import type { Move, View } from '../../kit/test/toy/types.ts'
import { createMemoryStore } from '../../../apps/server/src/store/memory/memory.ts'
import { beginMatch, openRooms } from '../src/index.ts'
import { parseJson, PROTOCOL_VERSION, serverMessageSchema } from '@tortuga/wire'
import type { RoomPorts, RoomReport, Rooms } from '../src/index.ts'
import type { ClientMessage, ServerMessage, TableSettings } from '@tortuga/wire'

export const ID = 'table-1'
const SECRET = '5e'.repeat(32)
const SETTINGS: TableSettings = { clock: { type: 'none' }, spectators: true, listed: true, takebacks: true }

type ReceivedMessage<K extends ServerMessage['type']> = ServerMessage & { readonly type: K }

type TestTableOptions = {
  readonly settings?: Partial<TableSettings>
  readonly bots?: readonly Seat[]
  readonly seats?: number
  readonly game?: Game<GameTypes>
  readonly think?: RoomPorts['think']
  readonly nextTurn?: RoomPorts['nextTurn']
  readonly levels?: readonly string[]
  /** Changes to the header of the match. */
  readonly header?: Partial<Header>
}

/** Waits until all queued tasks have run. */
export const settle = async (): Promise<void> => {
  for (const _ of range(12)) await new Promise(resolve => setImmediate(resolve))
}

/** A waiting table; `begin` starts its match, `openNode` adds a node. */
export const createTestTable = async ({
  settings = {},
  bots = [],
  seats = 3,
  game = toy,
  think = () => Promise.reject(new Error('no bot')),
  nextTurn = () => Promise.resolve(),
  levels = ['plain'],
  header = {},
}: TestTableOptions = {}) => {
  let time: Millis = 1_000_000
  const timers: { readonly at: Millis; readonly act: () => void }[] = []
  const store = createMemoryStore(() => time)
  const reports: RoomReport[] = []
  const allSettings = { ...SETTINGS, ...settings }
  const seated = range(seats).map(seat => ({
    player: bots.includes(seat) ? null : `player-${seat}`,
    name: `name-${seat}`,
    bot: bots.includes(seat) ? 'plain' : null,
    contribution: '',
    ready: true,
  }))
  const table = {
    id: ID,
    game: game.id,
    options: { rounds: 2 },
    settings: allSettings,
    opener: 'player-0',
    secret: SECRET,
    commitment: '',
    rematchOf: null,
    series: null,
  }
  await store.openTable({ ...table, occupants: range(seats).map(() => null), status: 'waiting', created: time, touched: time })

  /** A node whose build has these editions of the game. */
  const openNode = (name: string, editions: readonly Game<GameTypes>[] = [game]): Rooms =>
    openRooms({
      findEdition: (id, rules) => {
        const found = editions.find(edition => edition.id === id && edition.rules === rules)
        return Promise.resolve(found === undefined ? null : { game: found, levels })
      },
      store,
      bus: store.bus,
      node: name,
      now: () => time,
      entropy: () => 'ab'.repeat(32),
      think,
      after: (delay, act) => {
        timers.push({ at: time + delay, act })
        return () => {}
      },
      nextTurn,
      report: report => reports.push(report),
    })

  /** Fills all seats, so that the match begins. */
  const begin = async (): Promise<void> => {
    const found = await store.findTable(ID)
    const start = beginMatch(game, { id: ID, options: table.options, settings: allSettings, seated, secret: SECRET }, time)
    await store.changeSeats(ID, found?.revision ?? 0, seated, { ...start, header: { ...start.header, ...header } })
    for (const seat of range(seats)) if (!bots.includes(seat)) await store.markSeen(ID, seat, time)
  }

  /** Connects a client to a node; it sends `hello` unless `greet` is false. */
  const join = async (
    rooms: Rooms,
    viewer: Seat | 'table',
    {
      have = null,
      greet = true,
      blocked = new Map<string, number>(),
      device = '',
      player = viewer === 'table' ? 'watcher' : `player-${viewer}`,
    }: { have?: number | null; greet?: boolean; blocked?: ReadonlyMap<string, number>; device?: string; player?: string } = {},
  ) => {
    const received: ServerMessage[] = []
    let isOpen = true
    const who = { viewer, player, ...(device === '' ? {} : { device }), blocked: () => blocked }
    const connection = rooms.connect(
      ID,
      who,
      text => received.push(parseJson(serverMessageSchema, text)),
      () => (isOpen = false),
    )
    const say = async (message: ClientMessage | string): Promise<void> => {
      connection.receive(typeof message === 'string' ? message : JSON.stringify(message))
      await settle()
    }
    const all = <K extends ServerMessage['type']>(type: K): readonly ReceivedMessage<K>[] =>
      received.filter((message): message is ReceivedMessage<K> => message.type === type)
    const last = <K extends ServerMessage['type']>(type: K): ReceivedMessage<K> => at(all(type).toReversed(), 0)
    let ids = 0
    const client = {
      received,
      all,
      last,
      say,
      isOpen: () => isOpen,
      /** Answers the open question; returns the id of the message. */
      play: async (move: Move, id = `${viewer}-${(ids += 1)}`): Promise<string> => {
        await say({ type: 'move', id, question: last('update').question ?? -1, move })
        return id
      },
      leave: async (): Promise<void> => {
        connection.close()
        await settle()
      },
    }
    if (greet) await say({ type: 'hello', protocol: PROTOCOL_VERSION, have })
    return client
  }

  return {
    store,
    reports,
    openNode,
    begin,
    join,
    /** Advances the clock and runs the timers that are due. */
    pass: async (span: Millis): Promise<void> => {
      time += span
      for (const timer of timers.splice(0))
        if (timer.at <= time) timer.act()
        else timers.push(timer)
      await settle()
    },
    now: () => time,
  }
}

/** A match of three people that are connected to one node. */
export const seatThree = async (options: TestTableOptions = {}) => {
  const table = await createTestTable(options)
  await table.begin()
  const rooms = table.openNode('one')
  const [keeper, anna, bert] = [await table.join(rooms, 0), await table.join(rooms, 1), await table.join(rooms, 2)]
  return { ...table, rooms, keeper, anna, bert }
}

/** Packs the first crate of the hand, without a lamp. */
export const packOf = (view: unknown): Move => ({ type: 'pack', crate: (view as View).hand[0] ?? 'lead', lamp: false })

/** Both smugglers pack, so that the keeper is awaited. */
export const packAll = async ({ anna, bert }: Pick<Awaited<ReturnType<typeof seatThree>>, 'anna' | 'bert'>): Promise<void> => {
  await anna.play(packOf(anna.last('update').view))
  await bert.play(packOf(bert.last('update').view))
}
