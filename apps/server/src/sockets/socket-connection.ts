/** One open socket: limits incoming messages, sends outgoing ones, and closes the socket if the client floods it or does not read. */
import type { Millis } from '@tortuga/kit'
import type { ByeCode, ServerMessage, TroubleCode } from '@tortuga/wire'
import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../config/limits.ts'
import { createTokenBucket } from './token-bucket.ts'

/** The WebSocket close code for a normal closure. */
const NORMAL_CLOSURE = 1000
const RECONNECT_AFTER: Millis = 10_000
/** The share of its own rate that a connection may use even if other connections of its address have used up the address's rate. */
const GUARANTEED_SHARE = 0.1

export type SocketConnection = {
  /** Sends text; drops the client instead if it does not read. A text that `isFollowed` waits for the next one, so that both are sent in one packet. */
  readonly send: (text: string, isFollowed?: boolean) => void
  /** Closes the socket after everything was sent. */
  readonly hangUp: () => void
  /** Sends a `bye` and closes the socket. */
  readonly bye: (code: ByeCode, comeBackIn: Millis | null) => void
}

type SocketEvents = {
  /** Gets every text message within the limits; other messages are answered here. */
  received(text: string): void
  closed(): void
  /** Counts a message against the rate of the client's address; by default there is no such limit. */
  maySend?(): boolean
  /** The TCP socket below, which can hold small writes back. */
  readonly output?: Pick<Socket, 'cork' | 'uncork'>
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString()

/** Holds writes back until `release`, or until the current code has run (`nextTick`), whichever comes first. */
const createHold = (output: SocketEvents['output']) => {
  let isHeld = false
  const release = (): void => {
    if (isHeld) output?.uncork()
    isHeld = false
  }
  const hold = (): void => {
    if (output === undefined || isHeld) return
    isHeld = true
    output.cork()
    process.nextTick(release)
  }
  return { hold, release }
}

/** Limits by connection and by address. A connection that sends at human speed is never limited by other connections of its address. */
const createSocketLimiter = ({ messagesPerSecond, burst, dropped }: Limits, maySend: () => boolean) => {
  const now = (): Millis => performance.now()
  const takeToken = createTokenBucket({ perSecond: messagesPerSecond, burst, patience: dropped }, now)
  const takeGuaranteed = createTokenBucket(
    { perSecond: messagesPerSecond * GUARANTEED_SHARE, burst: burst * GUARANTEED_SHARE, patience: Number.POSITIVE_INFINITY },
    now,
  )
  return { takeToken, isWithinAddressLimit: (): boolean => takeGuaranteed() === 'pass' || maySend() }
}

export const openSocketConnection = (
  socket: WebSocket,
  limits: Limits,
  { received, closed, maySend = () => true, output }: SocketEvents,
): SocketConnection => {
  const { takeToken, isWithinAddressLimit } = createSocketLimiter(limits, maySend)
  const { hold, release } = createHold(output)
  let hasWarned = false

  const send = (text: string, isFollowed = false): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.backlog) return socket.terminate()
    if (isFollowed) hold()
    socket.send(text)
    if (!isFollowed) release()
  }
  const sendMessage = (message: ServerMessage): void => send(JSON.stringify(message))
  const sendTrouble = (code: TroubleCode): void => sendMessage({ type: 'trouble', id: null, code })
  const hangUp = (): void => socket.close(NORMAL_CLOSURE)
  const bye = (code: ByeCode, comeBackIn: Millis | null): void => {
    sendMessage({ type: 'bye', code, comeBackIn })
    hangUp()
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    const verdict = takeToken()
    if (verdict === 'cut') return bye('too-often', RECONNECT_AFTER)
    if (verdict === 'drop' || !isWithinAddressLimit()) {
      if (!hasWarned) sendTrouble('too-often')
      hasWarned = true
      return
    }
    hasWarned = false
    if (isBinary) return sendTrouble('not-understood')
    const text = textOf(data)
    if (text.length > limits.message) return sendTrouble('too-long')
    received(text)
  })
  // The library answers pings by itself, so a client that pings without reading would fill the send buffer.
  socket.on('ping', () => {
    if (socket.readyState !== socket.OPEN) return
    if (takeToken() === 'cut' || socket.bufferedAmount > limits.backlog) socket.terminate()
  })
  socket.on('close', closed)
  return { send, hangUp, bye }
}
