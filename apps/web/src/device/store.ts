/** The matches of this device: a `MatchStore` over IndexedDB, or over memory where the browser allows no storage. */
import type { GameTypes, Header, Match, Millis, Player, Step } from '@tortuga/kit'
import type { Appended, Beginning, ChatLine, MatchStore, Opened, Settings, Stored, Write } from '@tortuga/room'
import { ANSWERS, CHAT, ENTRIES, MATCHES, result, transact } from './database.ts'

/** A match as it lies in the database. */
type Row = {
  readonly id: string
  readonly header: Header
  readonly settings: Settings
  readonly match: Match<GameTypes>
  readonly players: readonly Player[]
  readonly halted: boolean
  readonly seen: Millis
  readonly created: Millis
  readonly touched: Millis
}

/** A match of this device in a list. */
export type DeviceMatch = {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly awaited: readonly number[]
  readonly version: number
  readonly over: boolean
  readonly halted: boolean
  readonly touched: Millis
}

export type DeviceStore = MatchStore & {
  create(beginning: Beginning, settings: Settings, now: Millis): Promise<void>
  list(): Promise<readonly DeviceMatch[]>
  remove(id: string): Promise<void>
  /** Everything, for whoever wants to be forgotten. */
  clear(): Promise<void>
}

/** The person on this device always sits here. */
export const MY_SEAT = 0

const openedOf = ({ header, settings, match, players, halted }: Row): Opened => ({
  header,
  settings,
  match,
  players,
  clocks: null,
  deadline: null,
  halted,
})

const listed = ({ id, header, match, players, halted, touched }: Row): DeviceMatch => ({
  id,
  game: header.game,
  players,
  awaited: match.asked.flatMap((question, seat) => (question === null ? [] : [seat])),
  version: match.version,
  over: match.over,
  halted,
  touched,
})

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** `told` hears of every stored version, for other tabs. */
export const createDeviceStore = (database: IDBDatabase, told: (id: string, version: number) => void, now: () => Millis): DeviceStore => {
  const read = <A>(work: Parameters<typeof transact<A>>[2]): Promise<A> => transact(database, 'readonly', work)
  const write = <A>(work: Parameters<typeof transact<A>>[2]): Promise<A> => transact(database, 'readwrite', work)
  const findRow = (id: string): Promise<Row | undefined> => read(store => result<Row | undefined>(store(MATCHES).get(id)))
  const changeRow = (id: string, change: (row: Row) => Row): Promise<void> =>
    write(async store => {
      const row = await result<Row | undefined>(store(MATCHES).get(id))
      if (row !== undefined) store(MATCHES).put(change(row))
    })

  const append = async ({ id, expected, key, made, next, players }: Write): Promise<Appended> => {
    const appended = await write<Appended>(async store => {
      const answer = key === null ? undefined : await result<{ version: number } | undefined>(store(ANSWERS).get([id, key]))
      if (answer !== undefined) return { type: 'repeated', version: answer.version }
      const row = await result<Row | undefined>(store(MATCHES).get(id))
      if (row?.match.version !== expected) return { type: 'stale' }
      for (const [index, { entry, events, state }] of made.entries())
        store(ENTRIES).put({ id, version: expected + 1 + index, entry, events, state })
      if (key !== null) store(ANSWERS).put({ id, key, version: expected + 1 })
      store(MATCHES).put({ ...row, match: next, players, halted: false, touched: now() })
      return { type: 'stored', version: expected + 1 }
    })
    if (appended.type === 'stored') told(id, next.version)
    return appended
  }

  return {
    create: ({ header, first, match }, settings, at) =>
      write(async store => {
        const { match: id, players } = header
        const row: Row = { id, header, settings, match, players, halted: false, seen: at, created: at, touched: at }
        store(MATCHES).put(row)
        store(ENTRIES).put({ id, version: 0, entry: null, ...first })
      }),
    open: async id => {
      const row = await findRow(id)
      return row === undefined ? null : openedOf(row)
    },
    waiting: () => Promise.resolve(null),
    append,
    findAnswer: (id, key) =>
      read(async store => (await result<{ version: number } | undefined>(store(ANSWERS).get([id, key])))?.version ?? null),
    between: (id, after, upTo) =>
      read(async store => {
        if (after >= upTo) return [] // a range that ends before it begins is an error here
        const rows = await result<(Stored & { id: string })[]>(store(ENTRIES).getAll(IDBKeyRange.bound([id, after + 1], [id, upTo])))
        return rows.map(({ version, entry, events, state }) => ({ version, entry, events, state }))
      }),
    at: (id, version) =>
      read(async store => {
        const row = await result<Step<GameTypes> | undefined>(store(ENTRIES).get([id, version]))
        return row === undefined ? null : { state: row.state, events: row.events }
      }),
    halt: id => changeRow(id, row => ({ ...row, halted: true })),
    due: () => Promise.resolve([]),
    addChat: (id, line) =>
      write(async store => {
        store(CHAT).add({ id, ...line })
      }),
    chat: id =>
      read(async store =>
        (await result<(ChatLine & { id: string })[]>(store(CHAT).index('id').getAll(id))).map(({ player, seat, text, at }) => ({
          player,
          seat,
          text,
          at,
        })),
      ),
    seen: async id => {
      const row = await findRow(id)
      return row?.players.map((_, seat) => (seat === MY_SEAT ? row.seen : null)) ?? []
    },
    see: (id, _seat, at) => changeRow(id, row => ({ ...row, seen: at })),
    list: () => read(async store => (await result<Row[]>(store(MATCHES).getAll())).map(listed)),
    remove: id =>
      write(async store => {
        store(MATCHES).delete(id)
        store(ENTRIES).delete(rangeOf(id))
        store(ANSWERS).delete(rangeOf(id))
        for (const key of await result(store(CHAT).index('id').getAllKeys(id))) store(CHAT).delete(key)
      }),
    clear: () =>
      write(async store => {
        for (const name of [MATCHES, ENTRIES, ANSWERS, CHAT] as const) store(name).clear()
      }),
  }
}
