/** The device's store where the browser allows no storage: matches last as long as the page. */
import type { GameTypes, Millis, Step } from '@tortuga/kit'
import type { ChatMessage, StoredMatch, StoredEntry } from '@tortuga/room'
import { listingOf, resultOfEntry } from './match-store.ts'
import type { Series } from '@tortuga/wire'
import type { DeviceStore } from './match-store.ts'
import { MY_SEAT } from './my-seat.ts'

type MatchInMemory = {
  opened: StoredMatch
  readonly first: Step<GameTypes>
  readonly entries: (StoredEntry & Pick<Step<GameTypes>, 'state'>)[]
  readonly answers: Map<string, number>
  readonly chat: ChatMessage[]
  touched: Millis
  readonly series: Series | null
}

export const createMemoryStore = (now: () => Millis): DeviceStore => {
  const matches = new Map<string, MatchInMemory>()
  const find = (id: string): Promise<MatchInMemory | undefined> => Promise.resolve(matches.get(id))
  return {
    create: async ({ header, first, match, clocks, deadline }, settings, at, series) => {
      const opened: StoredMatch = { header, settings, match, players: header.players, owners: null, clocks, deadline, halted: false }
      matches.set(header.match, { opened, first, entries: [], answers: new Map(), chat: [], touched: at, series })
    },
    readMatch: async id => (await find(id))?.opened ?? null,
    readWaiting: () => Promise.resolve(null),
    avatars: () => Promise.resolve([]), // the page knows the visitor's own
    append: async ({ id, expected, key, applied, next, players }) => {
      const match = await find(id)
      const known = key === null ? undefined : match?.answers.get(key)
      if (known !== undefined) return { type: 'repeated', version: known }
      if (match?.opened.match.version !== expected) return { type: 'stale' }
      match.entries.push(...applied.map((each, index) => ({ ...each, version: expected + 1 + index })))
      if (key !== null) match.answers.set(key, expected + 1)
      match.opened = { ...match.opened, match: next, players, halted: false }
      match.touched = now()
      return { type: 'stored', version: expected + 1 }
    },
    findByKey: async (id, key) => (await find(id))?.answers.get(key) ?? null,
    entriesBetween: async (id, after, upTo) => (await find(id))?.entries.slice(after, upTo) ?? [],
    stepAt: async (id, version) => {
      const match = await find(id)
      return (version === 0 ? match?.first : match?.entries[version - 1]) ?? null
    },
    halt: async id => {
      const match = await find(id)
      if (match !== undefined) match.opened = { ...match.opened, halted: true }
    },
    dueMatches: () => Promise.resolve([]),
    addChat: async (id, line) => void (await find(id))?.chat.push(line),
    chat: async id => (await find(id))?.chat ?? [],
    lastSeen: async id => (await find(id))?.opened.players.map((_, seat) => (seat === MY_SEAT ? now() : null)) ?? [],
    markSeen: () => Promise.resolve(),
    list: () =>
      Promise.resolve(
        [...matches.values()].map(({ opened, touched, entries, series }) =>
          listingOf(opened, touched, resultOfEntry(entries.at(-1)), series),
        ),
      ),
    remove: async id => void matches.delete(id),
    clear: async () => matches.clear(),
  }
}
