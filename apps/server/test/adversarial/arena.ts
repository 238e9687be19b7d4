/** Tables over SQLite with clients whose messages are metered: what each one reads, writes, stores and sends. Time passes only when a test says so. */
import { range } from '@tortuga/kit'
import type { Game, GameTypes, Millis, Seat } from '@tortuga/kit'
import { beginMatch, openRooms } from '@tortuga/room'
import type { MessageBudget } from '@tortuga/room'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import type { ClientMessage, TableSettings } from '@tortuga/wire'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeFolder } from '../../../../tools/temporary.ts'
import { findMatchEdition } from '../../src/config/editions.ts'
import { REGISTRY } from '../../src/config/games.ts'
import { openStore } from '../../src/main.ts'
import { createFairQueue } from '../../src/startup/turns.ts'
import { recordQueries } from '../../src/store/suites/sqlite-queries.ts'
import type { RecordedQuery } from '../../src/store/suites/sqlite-queries.ts'

/** What one message has cost. */
export type MessageCost = Readonly<Record<'reads' | 'writes' | 'stored' | 'sent', number>>

const SECRET = '5e'.repeat(32)
const SETTINGS: TableSettings = { clock: { type: 'none' }, spectators: true, listed: true, takebacks: true }

/** Background work: when players were last seen is written once a second, and a finished match is packed once. */
const BACKGROUND =
  /^(?:update "seats" set "seen"|select \* from "entries"|select "version" from "matches"|update "matches" set "packing"|insert into "pack|delete from "entries")/

const costOf = (queries: readonly RecordedQuery[]): Omit<MessageCost, 'sent'> => {
  const counted = queries.filter(({ text }) => !BACKGROUND.test(text))
  const sum = (count: (query: RecordedQuery) => number): number => counted.reduce((total, query) => total + count(query), 0)
  return {
    reads: sum(({ rows }) => rows),
    writes: sum(({ text, changed }) => (/^(?:insert|update|delete)/.test(text) ? changed : 0)),
    stored: sum(({ text, bytes }) => (/^(?:insert|update)/.test(text) ? bytes : 0)),
  }
}

export type Arena = Awaited<ReturnType<typeof openArena>>
export type ArenaTable = Awaited<ReturnType<Arena['begin']>>

export const openArena = async () => {
  const { folder, remove } = makeFolder('arena')
  let time = Date.UTC(2030, 0, 1)
  let tables = 0
  let timers: { readonly at: Millis; readonly act: () => void }[] = []
  const store = await openStore({ dataFolder: folder, now: () => time })
  const queries = recordQueries()
  const rooms = openRooms({
    findEdition: async (id, rules) => {
      const edition = await findMatchEdition(REGISTRY, id, rules)
      return edition === null ? null : { game: edition.game, levels: Object.keys(edition.bots) }
    },
    store,
    bus: store.bus,
    node: 'one',
    now: () => time,
    entropy: () => SECRET,
    think: () => Promise.reject(new Error('no bot sits here')),
    after: (delay, act) => {
      timers.push({ at: time + delay, act })
      return () => {}
    },
    nextTurn: createFairQueue(),
    report: () => {},
  })

  const pass = async (span: Millis): Promise<void> => {
    time += span
    const due = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    for (const { act } of due) act()
    await nextTurn()
  }

  const connect = (id: string, viewer: Seat | 'table', player: string) => {
    const texts: string[] = []
    const connection = rooms.connect(
      id,
      { viewer, player, blocked: () => new Map() },
      text => texts.push(text),
      () => {},
    )
    return {
      texts,
      send: (message: ClientMessage): void => connection.receive(JSON.stringify(message)),
      close: connection.close,
    }
  }

  /** A match of people only, with a client in every seat. */
  const begin = async (game: Game<GameTypes>, options: unknown, seats: number, settings: Partial<TableSettings> = {}) => {
    const id = `table-${(tables += 1)}`
    const occupants = range(seats).map(seat => ({
      player: `${id}-player-${seat}`,
      name: `name-${seat}`,
      bot: null,
      contribution: '',
      ready: true,
    }))
    const table = {
      id,
      game: game.id,
      options,
      settings: { ...SETTINGS, ...settings },
      opener: 'player',
      secret: SECRET,
      commitment: '',
      rematchOf: null,
      series: null,
    }
    await store.openTable({ ...table, occupants: occupants.map(() => null), status: 'waiting', created: time, touched: time })
    await store.changeSeats(id, 0, occupants, beginMatch(game, { ...table, seated: occupants }, time))
    const clients = range(seats).map(seat => connect(id, seat, `${id}-player-${seat}`))
    for (const client of clients) client.send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    await rooms.wake(id)

    const head = async () => {
      const stored = await store.readMatch(id)
      if (stored === null) throw new Error('the match is gone')
      return stored
    }

    /** Waits until everything that was sent has been handled, and returns what it cost. A wake-up waits for the messages before it; what it costs itself is taken off. */
    const meter = async (act: () => void): Promise<MessageCost> => {
      queries.take()
      for (const { texts } of clients) texts.length = 0
      act()
      await rooms.wake(id)
      await pass(1000) // drafts are sent a little later
      const all = costOf(queries.take())
      await rooms.wake(id)
      const own = costOf(queries.take())
      const sentTo = clients.map(({ texts }) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
      return {
        reads: all.reads - own.reads,
        writes: all.writes - own.writes,
        stored: all.stored - own.stored,
        sent: Math.max(...sentTo),
      }
    }
    return {
      id,
      game,
      clients,
      meter,
      watch: () => connect(id, 'table', ''),
      head,
      /** Makes the first legal move. */
      playFirst: async (): Promise<void> => {
        const { match } = await head()
        const seat = match.asked.findIndex(question => question !== null)
        const [move] = game.moves(game.view(match.state, seat))
        clients[seat]?.send({ type: 'move', id: 'first', question: match.asked[seat] ?? 0, move })
        await rooms.wake(id)
      },
      /** Waits until everything that was sent has been handled. */
      handled: () => rooms.wake(id),
      end: () => rooms.abandon(id),
    }
  }

  return {
    file: join(folder, 'tortuga.sqlite'),
    store,
    queries,
    begin,
    pass,
    close: async (): Promise<void> => {
      await rooms.stop(0)
      queries.stop()
      await store.close()
      remove()
    },
  }
}

/** The parts of a budget that a cost exceeds. */
export const excessOf = (cost: MessageCost, budget: MessageBudget, entries: number): readonly string[] => {
  const reads = budget.reads === 'match' ? entries + 20 : budget.reads
  const most: MessageCost = { reads, writes: budget.writes, stored: budget.stored, sent: budget.sent }
  return (Object.keys(most) as (keyof MessageCost)[]).flatMap(part => (cost[part] > most[part] ? [`${part} ${cost[part]}`] : []))
}
