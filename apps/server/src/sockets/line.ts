/** One open socket: what may come in, what goes out, and when it is given up. */
import type { Millis } from '@tortuga/kit'
import type { Bye, FromServer, Trouble } from '@tortuga/room'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../limits.ts'
import { createBucket } from './bucket.ts'

/** Codes of closing that a client may see; 4000 and up are ours. */
const CLOSED = 1000
const CUT_OFF_FOR: Millis = 10_000
/** The part of its own limit that a line may use whatever the rest of its address does. */
const QUIET = 0.1

export type Line = {
  /** Sends text; a client that does not read is dropped instead. */
  readonly send: (text: string) => void
  /** Closes after what was sent. */
  readonly hangUp: () => void
  /** Says bye and closes. */
  readonly bye: (code: Bye, comeBackIn: Millis | null) => void
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString()

/** `hear` gets every text message that keeps to the limits; the others are answered here. `mayTalk` counts for all lines of one address together. */
export const openLine = (
  socket: WebSocket,
  limits: Limits,
  hear: (text: string) => void,
  closed: () => void,
  mayTalk: () => boolean = () => true,
): Line => {
  const draw = createBucket({ perSecond: limits.messagesPerSecond, burst: limits.burst, patience: limits.dropped }, () => performance.now())
  const drawQuietly = createBucket(
    { perSecond: limits.messagesPerSecond * QUIET, burst: limits.burst * QUIET, patience: Number.POSITIVE_INFINITY },
    () => performance.now(),
  )
  /** Whoever talks no more than people do is heard, however loud others of the same address are. */
  const isHeard = (): boolean => drawQuietly() === 'pass' || mayTalk()
  let hasWarned = false

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.backlog) socket.terminate()
    else socket.send(text)
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
