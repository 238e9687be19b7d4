/** One node of the simulated server: real rooms over its own view of the store, the bus and the time. It can crash, stop and start again. */
import { fastRandom } from '@tortuga/kit'
import type { Game, GameTypes, Millis, Random } from '@tortuga/kit'
import { openRooms } from '@tortuga/room'
import type { ClientIdentity, MatchStore, RoomBus, RoomConnection, RoomNotice, RoomReport, Rooms } from '@tortuga/room'
import { openDisk } from './disk.ts'
import type { DiskState, PendingCalls } from './disk.ts'
import type { VirtualTime } from './virtual-time.ts'

type NodeOptions = {
  readonly name: string
  readonly time: VirtualTime
  readonly random: Random
  readonly store: MatchStore
  readonly bus: RoomBus
  readonly pending: PendingCalls
  readonly games: ReadonlyMap<string, Game<GameTypes>>
  readonly report: (report: RoomReport) => void
  /** Ends the bots before the rooms, as a fault. */
  readonly stopsBotsFirst: boolean
  /** Called with every move that a bot of this node has chosen. */
  readonly chosen: (match: string, move: unknown) => void
}

export type SimulatedNode = ReturnType<typeof createNode>

const POLL_EVERY: Millis = 1000
const COME_BACK_IN: Millis = 2000
const LEVELS = ['plain']

/** One life of a node, from a start to a crash or a stop. */
type Life = { isAlive: boolean; isOpen: boolean; readonly rooms: Rooms; readonly ends: (() => void)[]; readonly thinking: Set<() => void> }

export const createNode = ({ name, time, random, store, bus, pending, games, report, stopsBotsFirst, chosen }: NodeOptions) => {
  const disk: DiskState = { failing: null, isSlow: false }
  let isDeaf = false
  let lives = 0
  let life: Life | null = null

  /** A bot that moves at random after a while. It fails only if its node stops meanwhile. */
  const think = (current: Pick<Life, 'isAlive' | 'thinking'>, view: unknown, game: string, match: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const terminate = (): void => reject(new Error('the bot was terminated'))
      current.thinking.add(terminate)
      time.after(300 + random.int(4000), () => {
        if (!current.isAlive || !current.thinking.delete(terminate)) return
        const rules = games.get(game)
        const moves = rules === undefined ? [] : [...rules.moves(view)].slice(0, 40)
        const move = moves[random.int(Math.max(1, moves.length))]
        if (move === undefined) return reject(new Error('a bot was asked without a move'))
        chosen(match, move)
        resolve(move)
      })
    })

  const start = (): void => {
    if (life !== null) return
    lives += 1
    const current = { isAlive: true, isOpen: true, ends: [] as (() => void)[], thinking: new Set<() => void>() }
    const isAlive = (): boolean => current.isAlive
    const after = (delay: Millis, act: () => void): (() => void) =>
      time.after(delay, () => {
        if (isAlive()) act()
      })
    const hears = (listener: (notice: RoomNotice) => void): (() => void) =>
      bus.subscribe(notice => {
        if (!isDeaf) after(random.int(60), () => listener(notice))
      })
    const own = openDisk(store, { time, random, disk, pending, isAlive })
    const rooms = openRooms({
      findEdition: id => {
        const game = games.get(id)
        return Promise.resolve(game === undefined ? null : { game, levels: LEVELS })
      },
      store: own,
      bus: { publish: notice => bus.publish(notice), subscribe: hears },
      node: `${name}.${lives}`,
      now: time.now,
      entropy: () => fastHex(random),
      think: ({ view, game }, match) => think(current, view, game, match),
      after,
      nextTurn: hasToYield => (hasToYield ? new Promise(resolve => void after(0, resolve)) : Promise.resolve()),
      report,
    })
    life = Object.assign(current, { rooms })
    // A node asks every second for matches that are due. The simulation leaves out the seconds in which there is none.
    let cancelPoll = (): void => {}
    const poll = (): void => {
      if (!current.isOpen) return
      own.dueMatches(time.now(), 100).then(
        ids => {
          for (const id of ids) void rooms.wake(id)
        },
        () => {}, // the next turn tries again
      )
      void schedulePoll()
    }
    const schedulePoll = async (): Promise<void> => {
      const [first] = await store.dueMatches(Number.POSITIVE_INFINITY, 1)
      const deadline = first === undefined ? null : ((await store.readMatch(first))?.deadline ?? null)
      cancelPoll()
      if (deadline !== null) cancelPoll = after(Math.max(POLL_EVERY, deadline - time.now()), poll)
    }
    current.ends.push(bus.subscribe(() => void schedulePoll()))
    void schedulePoll()
  }
  const end = (ended: Life): void => {
    ended.isAlive = false
    ended.isOpen = false
    if (life === ended) life = null
    for (const tell of ended.ends.splice(0)) tell()
  }

  return {
    start,
    isOpen: (): boolean => life?.isOpen === true,
    connect: (id: string, who: ClientIdentity, send: (text: string) => void, hangUp: () => void): RoomConnection => {
      const current = life
      if (current === null) throw new Error('nobody connects to a node that is down')
      const connection = current.rooms.connect(
        id,
        who,
        text => {
          if (current.isAlive) send(text)
        },
        hangUp,
      )
      return {
        receive: text => {
          if (current.isAlive) connection.receive(text)
        },
        close: () => {
          if (current.isAlive) connection.close()
        },
      }
    },
    /** Calls back when the present life of the node ends. */
    onEnd: (tell: () => void): void => void life?.ends.push(tell),
    crash: (): void => {
      if (life !== null) end(life)
    },
    stop: (): void => {
      const current = life
      if (current === null || !current.isOpen) return
      current.isOpen = false
      const stopBots = (): void => {
        for (const terminate of current.thinking) terminate()
        current.thinking.clear()
      }
      const stopRooms = async (): Promise<void> => {
        await current.rooms.stop(COME_BACK_IN)
        stopBots()
        end(current)
      }
      if (stopsBotsFirst) stopBots()
      time.after(1, () => void stopRooms())
    },
    setDisk: (change: Partial<DiskState>): void => void Object.assign(disk, change),
    setDeaf: (value: boolean): void => {
      isDeaf = value
      if (!value) life?.rooms.readAgain()
    },
  }
}

const fastHex = (random: Random): string =>
  Array.from({ length: 8 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

/** The random stream of one part of a run: removing a disturbance does not change the others' luck. */
export const streamOf = (seed: number, part: string): Random => {
  let hash = seed | 0
  for (const letter of part) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return fastRandom(hash)
}
