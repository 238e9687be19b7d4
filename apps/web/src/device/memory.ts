/** The device's store where the browser gives none: the match lasts as long as the page. */
import type { GameTypes, Millis, Step } from '@tortuga/kit'
import type { ChatLine, Opened, Stored } from '@tortuga/room'
import { MY_SEAT } from './store.ts'
import type { DeviceStore } from './store.ts'

type Kept = {
  opened: Opened
  readonly first: Step<GameTypes>
  readonly entries: Stored[]
  readonly answers: Map<string, number>
  readonly chat: ChatLine[]
  touched: Millis
}

export const createMemoryStore = (now: () => Millis): DeviceStore => {
  const kept = new Map<string, Kept>()
  const some = (id: string): Promise<Kept | undefined> => Promise.resolve(kept.get(id))
  return {
    create: async ({ header, first, match, clocks, deadline }, settings, at) => {
      const opened: Opened = { header, settings, match, players: header.players, clocks, deadline, halted: false }
      kept.set(header.match, { opened, first, entries: [], answers: new Map(), chat: [], touched: at })
    },
    open: async id => (await some(id))?.opened ?? null,
    waiting: () => Promise.resolve(null),
    append: async ({ id, expected, key, made, next, players }) => {
      const match = await some(id)
      const known = key === null ? undefined : match?.answers.get(key)
      if (known !== undefined) return { type: 'repeated', version: known }
      if (match?.opened.match.version !== expected) return { type: 'stale' }
      match.entries.push(...made.map((each, index) => ({ ...each, version: expected + 1 + index })))
      if (key !== null) match.answers.set(key, expected + 1)
      match.opened = { ...match.opened, match: next, players, halted: false }
      match.touched = now()
      return { type: 'stored', version: expected + 1 }
    },
    findAnswer: async (id, key) => (await some(id))?.answers.get(key) ?? null,
    between: async (id, after, upTo) => (await some(id))?.entries.slice(after, upTo) ?? [],
    at: async (id, version) => {
      const match = await some(id)
      return (version === 0 ? match?.first : match?.entries[version - 1]) ?? null
    },
    halt: async id => {
      const match = await some(id)
      if (match !== undefined) match.opened = { ...match.opened, halted: true }
    },
    due: () => Promise.resolve([]),
    addChat: async (id, line) => void (await some(id))?.chat.push(line),
    chat: async id => (await some(id))?.chat ?? [],
    seen: async id => (await some(id))?.opened.players.map((_, seat) => (seat === MY_SEAT ? now() : null)) ?? [],
    see: () => Promise.resolve(),
    list: () =>
      Promise.resolve(
        [...kept].map(([id, { opened, touched }]) => ({
          id,
          game: opened.header.game,
          players: opened.players,
          awaited: opened.match.asked.flatMap((question, seat) => (question === null ? [] : [seat])),
          version: opened.match.version,
          over: opened.match.over,
          halted: opened.halted,
          touched,
        })),
      ),
    remove: async id => void kept.delete(id),
    clear: async () => kept.clear(),
  }
}
