/** One open socket: what may come in, what goes out, and when it is given up. */
import type { Millis } from '@tortuga/kit'
import type { Bye, FromServer, Trouble } from '@tortuga/room'
import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../limits.ts'
import { createBucket } from './bucket.ts'

/** Codes of closing that a client may see; 4000 and up are ours. */
const CLOSED = 1000
const CUT_OFF_FOR: Millis = 10_000
/** The part of its own limit that a line may use whatever the rest of its address does. */
const QUIET = 0.1

export type Line = {
  /** Sends text; a client that does not read is dropped instead. What `isFollowed` waits for the next to travel with. */
  readonly send: (text: string, isFollowed?: boolean) => void
  /** Closes after what was sent. */
  readonly hangUp: () => void
  /** Says bye and closes. */
  readonly bye: (code: Bye, comeBackIn: Millis | null) => void
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString()

/** `hear` gets every text message that keeps to the limits; the others are answered here. `mayTalk` counts for all lines of one address together. `wire` is what the socket writes to. */
export const openLine = (
  socket: WebSocket,
  limits: Limits,
  hear: (text: string) => void,
  closed: () => void,
  mayTalk: () => boolean = () => true,
  wire: Pick<Socket, 'cork' | 'uncork'> | null = null,
): Line => {
  const draw = createBucket({ perSecond: limits.messagesPerSecond, burst: limits.burst, patience: limits.dropped }, () => performance.now())
  const drawQuietly = createBucket(
    { perSecond: limits.messagesPerSecond * QUIET, burst: limits.burst * QUIET, patience: Number.POSITIVE_INFINITY },
    () => performance.now(),
  )
  /** Whoever talks no more than people do is heard, however loud others of the same address are. */
  const isHeard = (): boolean => drawQuietly() === 'pass' || mayTalk()
  let hasWarned = false

  let isHeld = false // until what follows has come; at the end of this turn at the latest
  const letGo = (): void => {
    if (isHeld) wire?.uncork()
    isHeld = false
  }
  const hold = (): void => {
    if (wire === null || isHeld) return
    isHeld = true
    wire.cork()
    process.nextTick(letGo)
  }
  const send = (text: string, isFollowed = false): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.backlog) return socket.terminate()
    if (isFollowed) hold()
    socket.send(text)
    if (!isFollowed) letGo()
  }
  const say = (message: FromServer): void => send(JSON.stringify(message))
  const trouble = (code: Trouble): void => say({ type: 'trouble', id: null, code })
  const hangUp = (): void => socket.close(CLOSED)
  const bye = (code: Bye, comeBackIn: Millis | null): void => {
    say({ type: 'bye', code, comeBackIn })
    hangUp()
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    const verdict = draw()
    if (verdict === 'cut') return bye('too-often', CUT_OFF_FOR)
    if (verdict === 'drop' || !isHeard()) {
      if (!hasWarned) trouble('too-often')
      hasWarned = true
      return
    }
    hasWarned = false
    if (isBinary) return trouble('not-understood')
    const text = textOf(data)
    if (text.length > limits.message) return trouble('too-long')
    hear(text)
  })
  // Whoever pings is answered by the library, whether it reads that or not.
  socket.on('ping', () => {
    if (socket.readyState !== socket.OPEN) return
    if (draw() === 'cut' || socket.bufferedAmount > limits.backlog) socket.terminate()
  })
  socket.on('close', closed)
  return { send, hangUp, bye }
}
