/** Connects the page to a prepared table as to a server: messages arrive as text, one after the other. */
import type { ServerMessage } from '@tortuga/wire'
import type { Transport, TransportEvents } from '../../src/connection/transport.ts'

export type PreparedTransport = Transport & {
  /** Sends a message that the page has not asked for. */
  push(message: ServerMessage): void
}

/** `answer` gives the answers to a message of the page. The connection closes after a `bye`, and always if `isCut`. */
export const createPreparedTransport = (answer: (text: string) => readonly ServerMessage[], isCut: boolean): PreparedTransport => {
  let events: TransportEvents | null = null
  let isLost = false
  const deliver = (on: TransportEvents, messages: readonly ServerMessage[]): void => {
    for (const message of messages) on.received(JSON.stringify(message))
    if (isCut || messages.some(({ type }) => type === 'bye')) {
      isLost = true
      on.closed()
    }
  }
  return {
    isRemote: true,
    open: on => {
      events = on
      queueMicrotask(() => (isLost ? on.closed() : on.opened()))
      return {
        send: text => queueMicrotask(() => deliver(on, answer(text))),
        close: () => {
          if (events === on) events = null
        },
      }
    },
    push: message => {
      if (events !== null) deliver(events, [message])
    },
  }
}
