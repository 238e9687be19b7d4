/** Handles one decoded message of a client: checks whether the client may send it, then passes it on. */
import type { Millis, MoveSource, Seat } from '@tortuga/kit'
import type { ClientMessage } from '@tortuga/wire'
import { createArrivals } from '../clients/arrivals.ts'
import { changeFor, countsShares, hasUsedShare, LATEST_ENTRIES } from '../match/updaters.ts'
import type { ChangeContext, ChangeMessage } from '../match/updaters.ts'
import { lostSeat } from '../clients/clients.ts'
import type { Client, Clients } from '../clients/clients.ts'
import type { HelloHandler } from './hello.ts'
import type { ChangeOutcome, MatchLoop } from './match-loop.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import { REQUEST_RATE } from '../clients/message-budgets.ts'
import type { RoomPorts } from '../ports.ts'
import { createRateLimiters } from '../clients/rate-limiter.ts'
import type { SideRequests } from './side-requests.ts'
import type { Updates } from './updates.ts'

/** How many of the latest entries are read to find out whose clock has run out. */
const RECENT_ENTRIES = 64

/** The id of a message, if messages of its type have one. */
export const messageId = (message: ClientMessage): string | null => ('id' in message ? message.id : null)

export const createMessageHandler = (
  { store, report }: RoomPorts,
  id: string,
  storage: MatchStorage,
  clients: Clients,
  updates: Updates,
  hello: HelloHandler,
  sideRequests: SideRequests,
  loop: MatchLoop,
) => {
  const acknowledge = (client: Client, message: string, outcome: ChangeOutcome): void => {
    if (outcome.type === 'refused') {
      report({ type: 'refused', reason: outcome.refusal.type, game: storage.current()?.header.game ?? '' })
      return client.send({ type: 'refused', id: message, refusal: outcome.refusal, rules: outcome.rules })
    }
    const isStored = outcome.type === 'stored'
    client.send({ type: 'done', id: message, version: isStored ? outcome.from + 1 : outcome.version }, isStored)
  }

  const mayRequest = createRateLimiters<Seat>(REQUEST_RATE)

  /** Seats whose latest move was made by the clock. */
  const findTimedOut = async (version: number): Promise<ReadonlySet<Seat>> => {
    const latest = new Map<Seat, MoveSource>()
    for (const { entry } of await store.entriesBetween(id, Math.max(0, version - RECENT_ENTRIES), version))
      if (entry.type === 'move') latest.set(entry.seat, entry.by)
    return new Set([...latest].flatMap(([seat, by]) => (by === 'clock' ? [seat] : [])))
  }

  /** Whether the seat has used up its share of the match's requests. */
  const isShareUsed = async (message: ChangeMessage, seat: Seat): Promise<boolean> => {
    const match = storage.current()?.match
    if ((message.type !== 'propose' && message.type !== 'undo') || match === undefined || !countsShares(match)) return false
    const latest = await store.entriesBetween(id, Math.max(0, match.version - LATEST_ENTRIES), match.version)
    return hasUsedShare(
      seat,
      latest.map(({ entry }) => entry),
    )
  }

  const contextFor = async (message: ChangeMessage, seat: Seat): Promise<ChangeContext> => {
    const isEnd = message.type === 'propose' && message.proposal.type === 'end'
    return {
      lastSeen: message.type === 'propose' ? await store.lastSeen(id) : [],
      levels: storage.edition().levels,
      timedOut: isEnd ? await findTimedOut(message.version) : new Set(),
      isShareUsed: await isShareUsed(message, seat),
    }
  }

  const arrivals = createArrivals()
  const changeMatch = async (client: Client, message: ChangeMessage, seat: Seat, arrived: Millis): Promise<void> => {
    // After the end a move can only be one that is sent again. To find its first answer, the packed journal is read.
    const isRequest = message.type !== 'move' || storage.current()?.match.over === true
    if (isRequest && !mayRequest(seat, arrived)) return clients.sendTrouble(client, 'too-often', message.id)
    const key = `${seat}:${message.id}`
    const when = arrivals.firstOf(key, message, arrived, storage.current()?.clocks?.since)
    try {
      await loop.playExpiredClocks(when)
      const context = await contextFor(message, seat)
      await loop.commit({
        ...changeFor(message, seat, client.who.player, context, when),
        key,
        at: when,
        input: { seat, said: message },
        acknowledge: outcome => acknowledge(client, message.id, outcome),
      })
    } catch (error) {
      arrivals.keep(key, message, when)
      throw error
    }
  }

  return async (client: Client, message: ClientMessage, when: Millis): Promise<void> => {
    const { sendTrouble } = clients
    if (message.type === 'hello') return hello.sayHello(client, message, when)
    if (client.have === 'new') return sendTrouble(client, 'say-hello', messageId(message))
    if (message.type === 'chat') return sideRequests.chat(client, message, when)
    const stored = storage.current() ?? (await storage.read())
    const { viewer } = client.who
    if (stored === null) return sendTrouble(client, 'not-begun', messageId(message))
    if (message.type === 'log') return updates.sendEarlier(client, message, stored, when)
    if (stored.halted) return sendTrouble(client, 'halted', messageId(message))
    if (viewer === 'table') return sendTrouble(client, 'not-seated', messageId(message))
    const lost = lostSeat(stored, client.who)
    if (lost !== null) return clients.dismiss(client, lost)
    if (message.type === 'moves') return sideRequests.listMoves(client, message, viewer, stored, when)
    if (message.type === 'draft') return sideRequests.showDraft(client, message, viewer)
    return changeMatch(client, message, viewer, when)
  }
}
