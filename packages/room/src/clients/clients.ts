/** The clients of one table that are connected to this node. */
import type { Millis, Seat } from '@tortuga/kit'
import type { ByeCode, ServerMessage, TroubleCode } from '@tortuga/wire'
import type { StoredMatch } from '../ports.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** The identity of a client. `viewer` is its seat, or 'table' for a spectator; `player` is '' for a visitor without a name; `device` is where the player is signed in, if the server knows it; `blocked` returns by player until when the client does not get their chat. */
export type ClientIdentity = {
  readonly viewer: Seat | 'table'
  readonly player: string
  readonly device?: string
  readonly blocked: () => ReadonlyMap<string, Millis>
}

/** Why a client may no longer see its seat, null if it may: a substitute can take the seat, or its owner be deleted, while the client is connected to any node. */
export const lostSeat = (
  { owners }: Pick<StoredMatch, 'owners'>,
  { viewer, player }: Pick<ClientIdentity, 'viewer' | 'player'>,
): 'seat-given' | 'removed' | null => {
  if (viewer === 'table' || owners === null || owners[viewer] === player) return null
  return (owners[viewer] ?? null) === null ? 'removed' : 'seat-given'
}

export type Client = {
  readonly who: ClientIdentity
  /** `isFollowed`: another message to the same client follows immediately, so that both can be sent in one packet. */
  readonly send: (message: ServerMessage, isFollowed?: boolean) => void
  /** For messages that several clients get: their JSON is built once. */
  readonly sendText: (text: string) => void
  readonly hangUp: () => void
  readonly maySayHello: RateLimiter
  readonly mayReadLog: RateLimiter
  /** The last presence message this client was sent. */
  sentPresence: string
  /** The version this client shows: 'new' before its hello, null if it shows nothing yet. */
  have: number | null | 'new'
  /** Whether the last answer to this client's hello was the waiting table, so that it has to be told when the match begins. */
  showsWaiting: boolean
}

export type Clients = ReturnType<typeof createClients>

export const createClients = () => {
  const all = new Set<Client>()

  return {
    all,
    /** Clients that have sent `hello`. */
    greeted: (): readonly Client[] => [...all].filter(({ have }) => have !== 'new'),
    seated: (): ReadonlySet<Seat> => new Set([...all].flatMap(({ who: { viewer } }) => (viewer === 'table' ? [] : [viewer]))),
    spectators: (): number => [...all].filter(({ who }) => who.viewer === 'table').length,
    /** The connections of one player; none for a visitor without a name. */
    ofPlayer: (player: string): readonly Client[] => (player === '' ? [] : [...all].filter(({ who }) => who.player === player)),
    /** The oldest version that a client shows; null if no client shows any. */
    oldestVersion: (): number | null => {
      let oldest: number | null = null
      for (const { have } of all) if (typeof have === 'number' && have < (oldest ?? Number.POSITIVE_INFINITY)) oldest = have
      return oldest
    },
    sendTrouble: (client: Client, code: TroubleCode, message: string | null = null): void =>
      client.send({ type: 'trouble', id: message, code }),
    /** Sends `bye` and closes the connection. */
    dismiss: (client: Client, code: ByeCode, comeBackIn: Millis | null = null): void => {
      all.delete(client)
      client.send({ type: 'bye', code, comeBackIn })
      client.hangUp()
    },
  }
}
