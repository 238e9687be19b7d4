/** Sends the match and its chat to the clients: each gets its own view and only the entries it has not seen. */
import type { Game, GameTypes, Millis, Seat } from '@tortuga/kit'
import type { VisibleEntry } from '@tortuga/wire'
import type { ClientMessageOf } from '../match/updaters.ts'
import { lostSeat } from '../clients/clients.ts'
import type { Client, Clients } from '../clients/clients.ts'
import { callRules } from '../match/errors.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { ChatMessage, RoomPorts, StoredEntry, StoredMatch } from '../ports.ts'
import type { Presence } from './presence.ts'
import { buildUpdate, projectEntries, projectSetup } from '../match/projection.ts'

/** A client gets at most this many of the latest entries. It can ask for older ones, a page at a time. */
const MAX_SHOWN = 500
const LOG_PAGE = 200

export type Updates = ReturnType<typeof createUpdates>

export const createUpdates = ({ store, now }: RoomPorts, id: string, storage: MatchStorage, clients: Clients, presence: Presence) => {
  /** The latest entries for spectators, cached because many may connect at once. */
  let spectatorLog: { readonly version: number; readonly entries: readonly VisibleEntry[] } | null = null

  /** The version after which a client gets the entries; null if it gets the log from the start, as far as it is sent. */
  const startOf = (have: number | null, version: number): number | null =>
    have !== null && have <= version && version - have <= MAX_SHOWN ? have : null

  /** The entries after version `from` up to version `to` for one viewer, with the set-up if it comes before them and is wanted. */
  const readRange = async (
    game: Game<GameTypes>,
    viewer: Seat | 'table',
    [from, to]: readonly [from: number, to: number],
    hasSetup: boolean,
  ): Promise<readonly VisibleEntry[]> => {
    const stored = await store.entriesBetween(id, from, to)
    const first = hasSetup && from === 0 ? await store.stepAt(id, 0) : null
    return callRules('show', () => [
      ...(first === null ? [] : [projectSetup(game, first, viewer)]),
      ...projectEntries(game, stored, viewer),
    ])
  }

  /** The entries after `since` for one viewer; the latest entries for null. */
  const readEntries = async (
    game: Game<GameTypes>,
    { match }: StoredMatch,
    viewer: Seat | 'table',
    since: number | null,
  ): Promise<readonly VisibleEntry[]> => {
    const isSpectatorLog = viewer === 'table' && since === null
    if (isSpectatorLog && spectatorLog?.version === match.version) return spectatorLog.entries
    const from = since ?? Math.max(0, match.version - MAX_SHOWN)
    const entries = await readRange(game, viewer, [from, match.version], since === null)
    if (isSpectatorLog) spectatorLog = { version: match.version, entries }
    return entries
  }

  const printUpdate = (
    game: Game<GameTypes>,
    stored: StoredMatch,
    viewer: Seat | 'table',
    since: number | null,
    entries: readonly VisibleEntry[],
  ): string => JSON.stringify(callRules('show', () => buildUpdate(game, stored, viewer, since, entries, now())))

  const sendUpdate = (client: Client, stored: StoredMatch, text: string): void => {
    client.sendText(text)
    client.have = stored.match.version
    const { secret, seed } = stored.header
    if (stored.match.over && secret !== null && seed !== null) client.send({ type: 'opened', secret, seed })
  }

  const sendChatTo = (client: Client, { player, seat, text, at }: ChatMessage): void => {
    if (at > (client.who.blocked().get(player) ?? -Infinity)) client.send({ type: 'chat', seat, text, at })
  }

  const sendChatHistory = async (client: Client): Promise<void> => {
    for (const message of await store.chat(id)) sendChatTo(client, message)
  }

  /** A client whose seat was given to a substitute gets nothing of that seat any more. */
  const dismissFormerOwners = (stored: StoredMatch): void => {
    let areSome = false
    for (const client of clients.all) {
      const lost = lostSeat(stored, client.who)
      if (lost === null) continue
      clients.dismiss(client, lost)
      areSome = true
    }
    if (areSome) presence.publish()
  }

  /** Sends the stored match to every client that has sent `hello`. `entries` are those after version `from`. */
  const publish = async (from: number, entries: readonly StoredEntry[]): Promise<void> => {
    const stored = storage.current()
    if (stored === null) return
    const { game } = storage.edition()
    spectatorLog = null
    for (const { entry } of entries) if (entry.type === 'move' || entry.type === 'sit') presence.endDraft(entry.seat)
    dismissFormerOwners(stored)
    const printed = new Map<string, string>() // clients with the same viewer and the same version get the same text
    for (const client of clients.greeted()) {
      const { viewer } = client.who
      if (client.have === 'new' || client.have === stored.match.version) continue
      const have = startOf(client.have, stored.match.version)
      const key = `${viewer} ${have}`
      const print = (visible: readonly VisibleEntry[]): string => {
        const text = printUpdate(game, stored, viewer, have, visible)
        printed.set(key, text)
        return text
      }
      // A client that lacks only these entries gets them without waiting for the store: together with the acknowledgement.
      const known = printed.get(key) ?? (have === from ? print(callRules('show', () => projectEntries(game, entries, viewer))) : undefined)
      const text = known ?? print(await readEntries(game, stored, viewer, have))
      if (clients.all.has(client)) sendUpdate(client, stored, text)
    }
  }

  return {
    publish,
    /** Sends the match and its chat to one client that shows version `have`, or nothing yet. */
    sendMatch: async (client: Client, stored: StoredMatch, have: number | null): Promise<void> => {
      const { game } = storage.edition()
      const since = startOf(have, stored.match.version)
      const { viewer } = client.who
      sendUpdate(client, stored, printUpdate(game, stored, viewer, since, await readEntries(game, stored, viewer, since)))
      await sendChatHistory(client)
    },
    sendChatHistory,
    /** Sends a page of the log before a version, as the client's viewer may see it. */
    sendEarlier: async (client: Client, { before }: ClientMessageOf<'log'>, { match }: StoredMatch, when: Millis): Promise<void> => {
      if (!storage.hasRules()) return
      if (!client.mayReadLog(when)) return clients.sendTrouble(client, 'too-often')
      const to = Math.min(before - 1, match.version)
      const shown = await readRange(storage.edition().game, client.who.viewer, [Math.max(0, to - LOG_PAGE), to], true)
      client.send({ type: 'log', shown })
    },
    /** Publishes versions that this node has read but not sent yet, no matter which node stored them. */
    publishMissed: async (): Promise<void> => {
      const [stored, from] = [storage.current(), clients.oldestVersion()]
      if (stored === null || from === null || from >= stored.match.version) return
      const latest = Math.max(from, stored.match.version - MAX_SHOWN)
      await publish(latest, await store.entriesBetween(id, latest, stored.match.version))
    },
    sendChat: (message: ChatMessage): void => {
      for (const client of clients.greeted()) sendChatTo(client, message)
    },
  }
}
