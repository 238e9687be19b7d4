/** Those who are at a table, and what they are sent: the match as it stands, presence, talk, goodbye. */
import type { Game, GameTypes, Millis, Seat } from '@tortuga/kit'
import { asking } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import type { Pace } from './pace.ts'
import type { ChatLine, Opened, Ports, Stored } from './ports.ts'
import { createPresence } from './presence.ts'
import { showEntries, showSetup, update } from './shown.ts'
import type { Bye, FromServer, Shown, Trouble } from './wire.ts'

/** Who a client is: the seat it sits in or 'table', and the player behind it, for those who have blocked them. */
export type Who = { readonly viewer: Seat | 'table'; readonly player: string; readonly blocked: () => ReadonlySet<string> }

export type Client = {
  readonly who: Who
  /** `isFollowed`: another message goes to the same client at once, so that both may travel together. */
  readonly send: (message: FromServer, isFollowed?: boolean) => void
  /** The same, for what several clients are sent and so is made once. */
  readonly sendText: (text: string) => void
  readonly hangUp: () => void
  readonly mayGreet: Pace
  /** What it was last told of who is here. */
  told: string
  /** The version this client shows: 'new' before its hello, null where it shows nothing yet. */
  have: number | null | 'new'
}

export type Audience = ReturnType<typeof gatherAudience>

/** The clients of one table on this node. */
export const gatherAudience = ({ store, bus, node, now }: Ports, id: string, ledger: Ledger) => {
  const clients = new Set<Client>()
  const presence = createPresence(id, node)

  const greeted = (): readonly Client[] => [...clients].filter(({ have }) => have !== 'new')
  const sitting = (): ReadonlySet<Seat> => new Set([...clients].flatMap(({ who: { viewer } }) => (viewer === 'table' ? [] : [viewer])))
  const watching = (): number => [...clients].filter(({ who }) => who.viewer === 'table').length

  const trouble = (client: Client, code: Trouble, message: string | null = null): void =>
    client.send({ type: 'trouble', id: message, code })

  const dismiss = (client: Client, code: Bye, comeBackIn: Millis | null = null): void => {
    clients.delete(client)
    client.send({ type: 'bye', code, comeBackIn })
    client.hangUp()
  }

  const showPresence = (): void => {
    const seats = ledger.opened()?.header.seats
    if (seats === undefined) return
    const message: FromServer = { type: 'here', ...presence.together(seats, sitting(), watching(), now()) }
    const text = JSON.stringify(message)
    for (const client of greeted()) {
      if (client.told === text) continue
      client.told = text
      client.sendText(text)
    }
  }

  let news = '' // what the other nodes were last told
  /** Tells the other nodes, and everybody here, what they do not know yet. */
  const tellPresence = (): void => {
    const seats = ledger.opened()?.header.seats
    if (seats === undefined) return
    const fresh = presence.news(seats, sitting(), watching())
    if (JSON.stringify(fresh) !== news) bus.tell(fresh)
    news = JSON.stringify(fresh)
    showPresence()
  }

  /** Whoever sees a move takes its draft away unasked: the same draft made again is news. */
  const forgetDraft = (seat: Seat): void => {
    presence.clearDraft(seat)
    news = ''
    for (const client of clients) client.told = ''
  }

  let watched: { readonly version: number; readonly shown: readonly Shown[] } | null = null // the whole log for those who watch: many may come at once
  /** What came after `since`, for one viewer; the whole log for null. */
  const readShown = async (
    game: Game<GameTypes>,
    { match }: Opened,
    viewer: Seat | 'table',
    since: number | null,
  ): Promise<readonly Shown[]> => {
    const isWhole = viewer === 'table' && since === null
    if (isWhole && watched?.version === match.version) return watched.shown
    const stored = await store.between(id, since ?? 0, match.version)
    const first = since === null ? await store.at(id, 0) : null
    const shown = asking('show', () => [...(first === null ? [] : [showSetup(game, first, viewer)]), ...showEntries(game, stored, viewer)])
    if (isWhole) watched = { version: match.version, shown }
    return shown
  }

  const printUpdate = (
    game: Game<GameTypes>,
    opened: Opened,
    viewer: Seat | 'table',
    since: number | null,
    shown: readonly Shown[],
  ): string => JSON.stringify(asking('show', () => update(game, opened, viewer, since, shown, now())))

  const sendUpdate = (client: Client, opened: Opened, text: string): void => {
    client.sendText(text)
    client.have = opened.match.version
    const { secret, seed } = opened.header
    if (opened.match.over && secret !== null && seed !== null) client.send({ type: 'opened', secret, seed })
  }

  const sendLine = (client: Client, { player, seat, text, at }: ChatLine): void => {
    if (!client.who.blocked().has(player)) client.send({ type: 'chat', seat, text, at })
  }

  return {
    clients,
    greeted,
    /** The earliest version that anybody here is shown; null where nobody is shown any. */
    earliest: (): number | null => {
      let earliest: number | null = null
      for (const { have } of clients) if (typeof have === 'number' && have < (earliest ?? Number.POSITIVE_INFINITY)) earliest = have
      return earliest
    },
    sitting,
    presence,
    trouble,
    dismiss,
    showPresence,
    tellPresence,
    /** The same, though the other nodes have heard it: they forget in time. */
    renewPresence: (): void => {
      news = ''
      tellPresence()
    },
    /** The match to one client that may have seen it up to `have`, and what was said. */
    show: async (client: Client, game: Game<GameTypes>, opened: Opened, have: number | null): Promise<void> => {
      const since = have !== null && have <= opened.match.version ? have : null
      const { viewer } = client.who
      sendUpdate(client, opened, printUpdate(game, opened, viewer, since, await readShown(game, opened, viewer, since)))
      for (const line of await store.chat(id)) sendLine(client, line)
    },
    /** The stored match to everybody who said hello; `stored` is what came after `from`. */
    announce: async (from: number, stored: readonly Stored[]): Promise<void> => {
      const opened = ledger.opened()
      if (opened === null) return
      const game = ledger.gameOf(opened)
      watched = null
      for (const { entry } of stored) if (entry.type === 'move') forgetDraft(entry.seat)
      const printed = new Map<string, string>() // the same viewer with the same gap is sent the same
      for (const client of greeted()) {
        const {
          have,
          who: { viewer },
        } = client
        if (have === 'new' || have === opened.match.version) continue
        const key = `${viewer} ${have}`
        const print = (shown: readonly Shown[]): string => {
          const text = printUpdate(game, opened, viewer, have, shown)
          printed.set(key, text)
          return text
        }
        // whoever has all but this is shown it in the same breath as it is acknowledged
        const known = printed.get(key) ?? (have === from ? print(asking('show', () => showEntries(game, stored, viewer))) : undefined)
        const text = known ?? print(await readShown(game, opened, viewer, have))
        if (clients.has(client)) sendUpdate(client, opened, text)
      }
    },
    say: (line: ChatLine): void => {
      for (const client of greeted()) sendLine(client, line)
    },
  }
}
