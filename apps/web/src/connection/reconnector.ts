/** Keeps a transport open: reconnects with backoff after it was lost, and closes it if the other end does not answer. */
import type { Millis } from '@tortuga/kit'
import type { ByeCode, ServerMessage } from '@tortuga/wire'
import type { OpenTransport, Transport } from './transport.ts'

export type ConnectionStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'open' }
  /** Disconnected, and trying again. */
  | { readonly type: 'lost' }
  /** The server has announced that it will be back. */
  | { readonly type: 'restarting' }
  /** The node that answered has older rules than this match. Trying again: another node may have a newer build. */
  | { readonly type: 'older-node' }
  /** Trying again would make no sense. */
  | { readonly type: 'ended'; readonly code: ByeCode }

export type ReconnectorPorts = {
  readonly transport: Transport
  after(ms: Millis, call: () => void): () => void
  /** From 0 to 1: spreads the clients that reconnect at the same time. */
  random(): number
}

type ReconnectorEvents = {
  opened(): void
  received(text: string): void
  /** The transport was closed; it may be opened again. */
  closed(): void
  status(status: ConnectionStatus): void
}

type Bye = Extract<ServerMessage, { readonly type: 'bye' }>

const FIRST_DELAY: Millis = 400
const MAX_DELAY: Millis = 5000
/** Without an answer for this long, the other end counts as dead, even if the socket is still open. */
const ANSWER_TIMEOUT: Millis = 8000

/** After these codes there is nothing to reconnect to, unless the server names a time. */
const FINAL_CODES: readonly ByeCode[] = [
  'protocol',
  'newer-rules',
  'no-such-table',
  'no-spectators',
  'removed',
  'signed-out',
  'seat-given',
  'barred',
  'closed',
]

/** The delay before attempt n (from 0): exponential backoff, a quarter more or less. */
export const retryDelay = (attempt: number, random: number): Millis =>
  Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(attempt, 10)) * (0.75 + random / 2)

const statusAfter = (bye: Bye | null): ConnectionStatus => {
  if (bye?.code === 'restarting') return { type: 'restarting' }
  return { type: bye?.code === 'newer-rules' ? 'older-node' : 'lost' }
}

/** Whether to give up. A server without the rules of a match says nothing about the rules of this page, which may reach a newer node next time; the worker of this page has the same rules as the page. */
const isFinal = ({ code, comeBackIn }: Bye, isRemote: boolean): boolean => FINAL_CODES.includes(code) && (comeBackIn === null || !isRemote)

export const createReconnector = ({ transport, after, random }: ReconnectorPorts, on: ReconnectorEvents) => {
  let current: OpenTransport | null = null
  let isEnded = false
  let attempts = 0
  let lastBye: Bye | null = null
  let cancelRetry = (): void => {}
  let cancelTimeout = (): void => {}

  const expectAnswer = (): void => {
    cancelTimeout()
    cancelTimeout = after(ANSWER_TIMEOUT, disconnect)
  }

  const handleClosed = (): void => {
    if (current === null) return
    current = null
    on.closed()
    cancelTimeout()
    if (isEnded) return
    const bye = lastBye
    lastBye = null
    const delay = bye?.comeBackIn ?? null
    if (bye !== null && isFinal(bye, transport.isRemote)) {
      isEnded = true
      return on.status({ type: 'ended', code: bye.code })
    }
    on.status(statusAfter(bye))
    cancelRetry = after(delay === null ? retryDelay(attempts, random()) : delay * (1 + random() / 2), connect)
    attempts += 1
  }

  /** Closes the transport, and reconnects after a delay. */
  const disconnect = (): void => {
    current?.close()
    handleClosed()
  }

  const connect = (): void => {
    cancelRetry()
    if (isEnded || current !== null) return
    const opened: OpenTransport = transport.open({
      opened: () => {
        if (current === opened) on.opened()
      },
      received: text => {
        if (current === opened) on.received(text)
      },
      closed: () => {
        if (current === opened) handleClosed()
      },
    })
    current = opened
    expectAnswer()
  }

  return {
    connect,
    send: (text: string): void => current?.send(text),
    expectAnswer,
    /** The other end has answered. */
    answered: (): void => cancelTimeout(),
    /** The next attempt starts with the shortest delay again. */
    resetDelay: (): void => {
      attempts = 0
    },
    /** The server will close the connection, and says whether and when to come back. */
    announceBye: (bye: Bye): void => {
      lastBye = bye
    },
    disconnect: (): void => {
      if (!isEnded) disconnect()
    },
    isConnected: (): boolean => current !== null,
    isEnded: (): boolean => isEnded,
    /** Opens a new transport at once. */
    restart: (): void => {
      current?.close()
      current = null
      on.closed()
      connect()
    },
    end: (): void => {
      isEnded = true
      cancelRetry()
      cancelTimeout()
      current?.close()
      current = null
    },
  }
}
