/** The matches of this device: a `MatchStore` over IndexedDB. */
import { at } from '@tortuga/kit'
import type { Millis, Player } from '@tortuga/kit'
import type { AppendResult, MatchStart, MatchStore, StoredEntry, StoredMatch, MatchWrite } from '@tortuga/room'
import type { DeviceMatch, MatchResult, Series, TableSettings } from '@tortuga/wire'
import { ANSWERS, CHAT, ENTRIES, MATCHES, readAll, readOne, resultOf, STORES, transact } from './database.ts'
import { MY_SEAT } from './my-seat.ts'
import { answerRecordSchema, chatRecordSchema, entryRecordSchema, matchRecordSchema, stepRecordSchema } from './records.ts'
import type { MatchRecord } from './records.ts'

export type DeviceStore = MatchStore & {
  create(beginning: MatchStart, settings: TableSettings, now: Millis, series: Series | null): Promise<void>
  list(): Promise<readonly DeviceMatch[]>
  remove(id: string): Promise<void>
  /** Deletes everything, for “Forget me”. */
  clear(): Promise<void>
}

/** Clocks stand still while the page is closed: they run on from when the worker was started. */
const clocksFrom = (clocks: MatchRecord['clocks'], started: Millis): StoredMatch['clocks'] =>
  clocks === null || clocks === undefined ? null : { ...clocks, since: Math.max(clocks.since, started) }

const openedOf = ({ header, settings, match, players, clocks, halted }: MatchRecord, started: Millis): StoredMatch => ({
  header,
  settings,
  match,
  players,
  owners: null,
  clocks: clocksFrom(clocks, started),
  deadline: null,
  halted,
})

/** How a match ended, by its last entry. */
export const resultOfEntry = (last: StoredEntry | undefined): MatchResult | null =>
  last?.entry.type === 'end' ? { outcome: last.entry.outcome, reason: last.entry.reason } : null

/** How a match appears in a list. */
export const listingOf = (
  { header, match, players, halted }: Omit<StoredMatch, 'settings'>,
  touched: Millis,
  result: MatchResult | null,
  series: Series | null,
): DeviceMatch => ({
  id: header.match,
  game: header.game,
  players,
  awaited: match.asked.flatMap((question, seat) => (question === null ? [] : [seat])),
  version: match.version,
  over: match.over,
  halted,
  touched,
  result,
  series,
})

const allKeysOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** `onStored` is called for every stored version, to notify other tabs. */
export const createDeviceStore = (
  database: IDBDatabase,
  onStored: (id: string, version: number) => void,
  now: () => Millis,
): DeviceStore => {
  const started = now()
  /** When the first clock of a match runs out, for the matches that are open in this worker. */
  const deadlines = new Map<string, Millis>()
  const watchClocks = (id: string, clocks: StoredMatch['clocks'], { asked }: StoredMatch['match'], players: readonly Player[]): void => {
    const times = asked.flatMap((question, seat) =>
      question === null || clocks === null || at(players, seat).bot !== null ? [] : [clocks.since + at(clocks.left, seat)],
    )
    if (times.length === 0) deadlines.delete(id)
    else deadlines.set(id, Math.min(...times))
  }
  const read = <A>(work: Parameters<typeof transact<A>>[2]): Promise<A> => transact(database, 'readonly', work)
  const write = <A>(work: Parameters<typeof transact<A>>[2]): Promise<A> => transact(database, 'readwrite', work)
  const findRecord = (id: string): Promise<MatchRecord | undefined> => read(store => readOne(store(MATCHES).get(id), matchRecordSchema))
  const changeRecord = (id: string, change: (record: MatchRecord) => MatchRecord): Promise<void> =>
    write(async store => {
      const record = await readOne(store(MATCHES).get(id), matchRecordSchema)
      if (record !== undefined) store(MATCHES).put(change(record))
    })

  const append = async ({ id, expected, key, applied, next, players, clocks }: MatchWrite): Promise<AppendResult> => {
    const appended = await write<AppendResult>(async store => {
      const answer = key === null ? undefined : await readOne(store(ANSWERS).get([id, key]), answerRecordSchema)
      if (answer !== undefined) return { type: 'repeated', version: answer.version }
      const record = await readOne(store(MATCHES).get(id), matchRecordSchema)
      if (record?.match.version !== expected) return { type: 'stale' }
      for (const [index, { entry, events, state }] of applied.entries())
        store(ENTRIES).put({ id, version: expected + 1 + index, entry, events, state })
      if (key !== null) store(ANSWERS).put({ id, key, version: expected + 1 })
      store(MATCHES).put({ ...record, match: next, players, clocks, halted: false, touched: now() })
      return { type: 'stored', version: expected + 1 }
    })
    if (appended.type === 'stored') {
      watchClocks(id, clocks, next, players)
      onStored(id, next.version)
    }
    return appended
  }

  return {
    create: ({ header, first, match, clocks }, settings, now, series) =>
      write(async store => {
        const { match: id, players } = header
        const record: MatchRecord = { id, header, settings, match, players, clocks, halted: false, seen: now, created: now, touched: now }
        store(MATCHES).put(series === null ? record : { ...record, series })
        store(ENTRIES).put({ id, version: 0, entry: null, ...first })
      }),
    readMatch: async id => {
      const record = await findRecord(id)
      if (record === undefined) return null
      const opened = openedOf(record, started)
      watchClocks(id, opened.clocks, opened.match, opened.players)
      return opened
    },
    readWaiting: () => Promise.resolve(null),
    avatars: () => Promise.resolve([]), // the page knows the visitor's own
    append,
    findByKey: (id, key) => read(async store => (await readOne(store(ANSWERS).get([id, key]), answerRecordSchema))?.version ?? null),
    entriesBetween: (id, after, upTo) =>
      read(async store => {
        if (after >= upTo) return [] // IndexedDB rejects a key range that ends before it begins
        return readAll(store(ENTRIES).getAll(IDBKeyRange.bound([id, after + 1], [id, upTo])), entryRecordSchema)
      }),
    stepAt: (id, version) => read(async store => (await readOne(store(ENTRIES).get([id, version]), stepRecordSchema)) ?? null),
    halt: id => changeRecord(id, record => ({ ...record, halted: true })),
    dueMatches: when => Promise.resolve([...deadlines].flatMap(([id, deadline]) => (deadline <= when ? [id] : []))),
    addChat: (id, line) =>
      write(async store => {
        store(CHAT).add({ id, ...line })
      }),
    chat: id => read(store => readAll(store(CHAT).index('id').getAll(id), chatRecordSchema)),
    lastSeen: async id => {
      const record = await findRecord(id)
      return record?.players.map((_, seat) => (seat === MY_SEAT ? record.seen : null)) ?? []
    },
    markSeen: (id, _seat, at) => changeRecord(id, record => ({ ...record, seen: at })),
    list: () =>
      read(async store => {
        const records = await readAll(store(MATCHES).getAll(), matchRecordSchema)
        return Promise.all(
          records.map(async record => {
            const { id, match } = record
            const last = match.over ? await readOne(store(ENTRIES).get([id, match.version]), entryRecordSchema) : undefined
            return listingOf(openedOf(record, started), record.touched, resultOfEntry(last), record.series ?? null)
          }),
        )
      }),
    remove: id =>
      write(async store => {
        store(MATCHES).delete(id)
        store(ENTRIES).delete(allKeysOf(id))
        store(ANSWERS).delete(allKeysOf(id))
        for (const key of await resultOf(store(CHAT).index('id').getAllKeys(id))) store(CHAT).delete(key)
      }),
    clear: () =>
      write(async store => {
        for (const name of STORES) store(name).clear()
      }),
  }
}
