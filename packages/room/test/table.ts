/** A table for tests: the toy game on a store in memory, nodes that share it, a clock that is turned by hand, and clients that remember what they were sent. */
import { at, upTo } from '@tortuga/kit'
import type { Game, GameTypes, Millis, Seat } from '@tortuga/kit'
import { toy } from '../../kit/test/toy/index.ts'
import type { Move, View } from '../../kit/test/toy/types.ts'
import { openMemory } from '../../../apps/server/src/store/memory.ts'
import { beginMatch, openRooms, PROTOCOL } from '../src/index.ts'
import type { FromClient, FromServer, Ports, Report, Rooms, Settings } from '../src/index.ts'

export const ID = 'table-1'
const SECRET = '5e'.repeat(32)
const SETTINGS: Settings = { clock: { type: 'none' }, spectators: true, listed: true, takebacks: true }

export type Heard<K extends FromServer['type']> = FromServer & { readonly type: K }

type Wish = {
  readonly settings?: Partial<Settings>
  readonly bots?: readonly Seat[]
  readonly seats?: number
  readonly game?: Game<GameTypes>
  readonly think?: Ports['think']
}

/** Lets everything that waits for its turn have it. */
export const settle = async (): Promise<void> => {
  for (const _ of upTo(12)) await new Promise(resolve => setImmediate(resolve))
}

/** A table that has begun, with as many nodes as are asked for. */
export const setTable = async ({
  settings = {},
  bots = [],
  seats = 3,
  game = toy,
  think = () => Promise.reject(new Error('no thought')),
}: Wish = {}) => {
  let time: Millis = 1_000_000
  const timers: { readonly at: Millis; readonly act: () => void }[] = []
  const store = openMemory(() => time)
  const reports: Report[] = []
  const all = { ...SETTINGS, ...settings }
  const playing = { game }
  const chairs = upTo(seats).map(seat => ({
    player: bots.includes(seat) ? null : `player-${seat}`,
    name: `name-${seat}`,
    bot: bots.includes(seat) ? 'plain' : null,
    contribution: '',
  }))
  const table = {
    id: ID,
    game: game.id,
    options: { rounds: 2 },
    settings: all,
    opener: 'player-0',
    secret: SECRET,
    commitment: '',
    rematchOf: null,
  }
  await store.openTable({ ...table, chairs: upTo(seats).map(() => null), status: 'waiting', created: time, touched: time })

  /** A node of this build, or of another one. */
  const openNode = (name: string, other: Game<GameTypes> | null = null): Rooms =>
    openRooms({
      findGame: () => other ?? playing.game,
      store,
      bus: store.bus,
      node: name,
      now: () => time,
      entropy: () => 'ab'.repeat(32),
      levelsOf: () => ['plain'],
      think,
      after: (delay, act) => {
        timers.push({ at: time + delay, act })
        return () => {}
      },
      report: what => reports.push(what),
    })

  /** The last chair is taken: the match begins. */
  const begin = async (): Promise<void> => {
    const found = await store.findTable(ID)
    const beginning = beginMatch(game, { id: ID, options: table.options, settings: all, seated: chairs, secret: SECRET }, time)
    await store.seatTable(ID, found?.revision ?? 0, chairs, beginning)
    for (const seat of upTo(seats)) if (!bots.includes(seat)) await store.see(ID, seat, time)
  }

  /** A client on a node; it says hello at once unless told otherwise. */
  const join = async (
    rooms: Rooms,
    viewer: Seat | 'table',
    {
      have = null,
      greet = true,
      blocked = new Set<string>(),
    }: { have?: number | null; greet?: boolean; blocked?: ReadonlySet<string> } = {},
  ) => {
    const heard: FromServer[] = []
    let isOpen = true
    const who = { viewer, player: viewer === 'table' ? 'watcher' : `player-${viewer}`, blocked: () => blocked }
    const connection = rooms.connect(
      ID,
      who,
      text => heard.push(JSON.parse(text) as FromServer),
      () => (isOpen = false),
    )
    const say = async (message: FromClient | string): Promise<void> => {
      connection.receive(typeof message === 'string' ? message : JSON.stringify(message))
      await settle()
    }
    const all = <K extends FromServer['type']>(type: K): readonly Heard<K>[] =>
      heard.filter((message): message is Heard<K> => message.type === type)
    const last = <K extends FromServer['type']>(type: K): Heard<K> => at(all(type).toReversed(), 0)
    let ids = 0
    const client = {
      heard,
      all,
      last,
      say,
      isOpen: () => isOpen,
      /** Answers the open question; gives the id it used. */
      play: async (move: Move, id = `${viewer}-${(ids += 1)}`): Promise<string> => {
        await say({ type: 'move', id, question: last('update').question ?? -1, move })
        return id
      },
      leave: async (): Promise<void> => {
        connection.close()
        await settle()
      },
    }
    if (greet) await say({ type: 'hello', protocol: PROTOCOL, have })
    return client
  }

  return {
    store,
    reports,
    openNode,
    begin,
    join,
    /** From now on this build plays these rules. */
    install: (next: Game<GameTypes>): void => {
      playing.game = next
    },
    /** Time goes by; what was to be called back then is. */
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

/** Three people, begun, all on one node. */
export const seatThree = async (wish: Wish = {}) => {
  const table = await setTable(wish)
  await table.begin()
  const rooms = table.openNode('one')
  const [keeper, anna, bert] = [await table.join(rooms, 0), await table.join(rooms, 1), await table.join(rooms, 2)]
  return { ...table, rooms, keeper, anna, bert }
}

/** Packs the first crate of the hand, without a lamp. */
export const packOf = (view: unknown): Move => ({ type: 'pack', crate: (view as View).hand[0] ?? 'lead', lamp: false })

/** Both smugglers pack; the keeper is asked. */
export const packAll = async ({ anna, bert }: Pick<Awaited<ReturnType<typeof seatThree>>, 'anna' | 'bert'>): Promise<void> => {
  await anna.play(packOf(anna.last('update').view))
  await bert.play(packOf(bert.last('update').view))
}
