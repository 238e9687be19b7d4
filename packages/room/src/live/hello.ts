/** Answers a client's hello: with the waiting table, or with the match as its viewer may see it. */
import type { Millis } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import type { ServerMessage } from '@tortuga/wire'
import { keepSeat } from '../match/updaters.ts'
import type { ClientMessageOf } from '../match/updaters.ts'
import { lostSeat } from '../clients/clients.ts'
import type { Client, Clients } from '../clients/clients.ts'
import type { MatchLoop } from './match-loop.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { RoomPorts, StoredMatch } from '../ports.ts'
import type { Presence } from './presence.ts'
import { buildWelcome } from '../match/projection.ts'
import type { Updates } from './updates.ts'

/** Clients of a match that needs a newer build reconnect after this time, to reach a node that has it. */
const NEWER_RULES_RETRY: Millis = 5000

/** The hello of a client that shows nothing yet. */
const FIRST_HELLO: ClientMessageOf<'hello'> = { type: 'hello', protocol: PROTOCOL_VERSION, have: null }

export type HelloHandler = ReturnType<typeof createHelloHandler>

export const createHelloHandler = (
  { store, now }: RoomPorts,
  id: string,
  storage: MatchStorage,
  clients: Clients,
  presence: Presence,
  updates: Updates,
  loop: MatchLoop,
) => {
  /** The waiting table as a message, for any number of clients; null if the table does not wait. */
  const printWaiting = async (): Promise<string | null> => {
    const table = await store.readWaiting(id)
    if (table === null) return null
    const message: ServerMessage = { type: 'waiting', ...table, avatars: await store.avatars(id) }
    presence.setSeats(table.seats.length)
    return JSON.stringify(message)
  }

  /** A table that does not wait any more may just have begun, so the match is looked up again before the client is sent away. */
  const sendWaiting = async (client: Client, hello: ClientMessageOf<'hello'>, when: Millis, text: string | null): Promise<void> => {
    if (text !== null) {
      client.showsWaiting = true
      return client.sendText(text)
    }
    return (await storage.read()) === null ? clients.dismiss(client, 'no-such-table') : welcome(client, hello, when)
  }

  /** The owner of a seat that is open for a substitute keeps it by coming back. It happens before the client counts as greeted, so that `welcome` is its first message. */
  const returnOwner = async (client: Client, stored: StoredMatch | null, when: Millis): Promise<StoredMatch | null> => {
    const { viewer } = client.who
    if (stored === null || viewer === 'table' || stored.halted || !storage.hasRules()) return stored
    if (!stored.match.open.includes(viewer) || lostSeat(stored, client.who) !== null) return stored
    await loop.commit({ change: keepSeat(viewer, client.who.player, when), key: null, at: when, input: 'return' })
    return storage.current()
  }

  const welcome = async (client: Client, hello: ClientMessageOf<'hello'>, when: Millis): Promise<void> => {
    const { protocol, have } = hello
    if (protocol !== PROTOCOL_VERSION) return clients.dismiss(client, 'protocol')
    const stored = await returnOwner(client, storage.current() ?? (await storage.read()), when)
    const isFirst = client.have === 'new'
    client.have = null
    client.showsWaiting = false
    if (stored === null) {
      client.sentPresence = ''
      await sendWaiting(client, hello, when, await printWaiting())
      presence.publish()
      if (isFirst) await updates.sendChatHistory(client)
      return
    }
    const { viewer } = client.who
    const lost = lostSeat(stored, client.who)
    if (lost !== null) return clients.dismiss(client, lost)
    if (viewer === 'table' && !stored.settings.spectators) return clients.dismiss(client, 'no-spectators')
    if (!storage.hasRules()) {
      client.have = 'new'
      return clients.dismiss(client, 'newer-rules', NEWER_RULES_RETRY)
    }
    client.send(buildWelcome(stored, viewer, await store.avatars(id)))
    if (stored.halted) clients.sendTrouble(client, 'halted')
    await updates.sendMatch(client, stored, have)
    if (viewer !== 'table') await store.markSeen(id, viewer, when)
    client.sentPresence = '' // a hello is answered with the presence even if it has not changed
    presence.publish()
    if (viewer !== 'table') loop.wakeBots() // bots that rested go on; a spectator does not wake them
  }

  /** The version that a client shows. */
  const haveOf = ({ have }: Client): number | null => (have === 'new' ? null : have)

  return {
    /** A hello reads the whole match, so its rate is limited. */
    sayHello: async (client: Client, message: ClientMessageOf<'hello'>, when: Millis): Promise<void> =>
      client.maySayHello(when) ? welcome(client, message, when) : clients.sendTrouble(client, 'too-often'),

    /** Reads the table again: its seats have changed, the match has begun, another node has halted it, or the host lets it go on. */
    rereadTable: async (): Promise<void> => {
      const before = storage.current()
      const stored = await storage.read()
      const waiting = stored === null ? await printWaiting() : null
      for (const client of clients.greeted()) {
        if (stored === null) await sendWaiting(client, FIRST_HELLO, now(), waiting)
        // Each client is asked, because the room may have read the match already: a hello can overtake the notice that it has begun.
        else if (client.showsWaiting) await welcome(client, FIRST_HELLO, now())
        else if (stored.halted && before?.halted === false) clients.sendTrouble(client, 'halted')
        else if (!stored.halted && before?.halted === true) await welcome(client, { ...FIRST_HELLO, have: haveOf(client) }, now())
      }
      presence.publish()
    },
  }
}
