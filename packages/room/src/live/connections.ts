/** Connects clients to a room: decodes their messages, puts them into the room's queue and limits how many may wait. */
import { at } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import { clientMessageSchema, parseJsonOrNull } from '@tortuga/wire'
import type { ClientMessage } from '@tortuga/wire'
import type { Client, ClientIdentity, Clients } from '../clients/clients.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import { HELLO_RATE, LOG_RATE, MESSAGE_BUDGETS } from '../clients/message-budgets.ts'
import { messageId } from './message-handler.ts'
import type { RoomPorts } from '../ports.ts'
import type { Presence } from './presence.ts'
import { createRateLimiter } from '../clients/rate-limiter.ts'
import type { TaskQueue } from './task-queue.ts'

/** A client's connection to a room. `receive` never throws: every text gets an answer. */
export type RoomConnection = { receive(text: string): void; close(): void }

/** `isFollowed`: another message follows immediately. */
export type SendText = (text: string, isFollowed?: boolean) => void

/** A client that has not sent `hello` within this time is disconnected. */
const HELLO_TIMEOUT: Millis = 15_000
/** Maximum queued messages per client. Further messages are rejected so that one client cannot delay the others. */
const MAX_QUEUED = 60
/** Connections of one player to one table. One more closes the oldest, which is most often dead already. */
const MAX_CONNECTIONS = 8
const RECONNECT_AFTER: Millis = 60_000

export const createConnector = (
  { store, now, after, report }: RoomPorts,
  id: string,
  storage: MatchStorage,
  clients: Clients,
  presence: Presence,
  queue: TaskQueue,
  handle: (client: Client, message: ClientMessage, when: Millis) => Promise<void>,
) => {
  const { sendTrouble } = clients

  const handleTimed = async (client: Client, message: ClientMessage, when: Millis): Promise<void> => {
    const start = now()
    await handle(client, message, when)
    if (now() - start > MESSAGE_BUDGETS[message.type].time) report({ type: 'slow', message: message.type })
  }

  /** Adds a task for every client, also for one that was dismissed before: only a queue that has become empty vacates the room. */
  const close = (client: Client): void => {
    const wasHere = clients.all.delete(client)
    const { viewer } = client.who
    void queue.add(async () => {
      if (wasHere && viewer !== 'table') {
        await store.markSeen(id, viewer, now())
        if (!clients.seated().has(viewer)) presence.setDraft(viewer, null)
      }
      presence.publish()
    })
  }

  return (who: ClientIdentity, send: SendText, hangUp: () => void): RoomConnection => {
    const own = clients.ofPlayer(who.player)
    if (own.length >= MAX_CONNECTIONS) clients.dismiss(at(own, 0), 'too-often', RECONNECT_AFTER)
    const client: Client = {
      who,
      send: (message, isFollowed) => send(JSON.stringify(message), isFollowed),
      sendText: send,
      hangUp,
      maySayHello: createRateLimiter(HELLO_RATE),
      mayReadLog: createRateLimiter(LOG_RATE),
      sentPresence: '',
      showsWaiting: false,
      have: 'new',
    }
    clients.all.add(client)
    let queued = 0
    let hasSentHello = false // the `hello` may still wait for a slow store
    after(HELLO_TIMEOUT, () => {
      if (!hasSentHello && clients.all.has(client)) clients.dismiss(client, 'closed')
    })
    return {
      receive: text => {
        const when = now()
        const message = parseJsonOrNull(clientMessageSchema, text)
        if (message === null) return sendTrouble(client, 'not-understood')
        if (queued >= MAX_QUEUED) return sendTrouble(client, 'too-often', messageId(message))
        hasSentHello ||= message.type === 'hello'
        queued += 1
        const handled = queue.add(
          () => (clients.all.has(client) ? handleTimed(client, message, when) : Promise.resolve()),
          () => sendTrouble(client, 'try-again', messageId(message)),
        )
        void handled.then(() => (queued -= 1))
      },
      close: () => close(client),
    }
  }
}
