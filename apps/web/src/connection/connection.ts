/** The connection of the page to one table. After a loss it reconnects, asks for what it has missed and sends unanswered requests again. */
import type { Millis } from '@tortuga/kit'
import { parseJsonOrNull, PROTOCOL_VERSION, receivedMessageSchema } from '@tortuga/wire'
import type { ClientMessage, ServerMessage } from '@tortuga/wire'
import { settleRequests } from './pending-requests.ts'
import type { ClientRequest, NewRequest, PendingRequest, RequestAnswer } from './pending-requests.ts'
import { createReconnector } from './reconnector.ts'
import type { ConnectionStatus, ReconnectorPorts } from './reconnector.ts'

export type ConnectionEvents = {
  status(status: ConnectionStatus): void
  message(message: ServerMessage): void
  answer(answer: RequestAnswer): void
  pending(pending: readonly PendingRequest[]): void
}

export type ConnectionPorts = ReconnectorPorts & { makeId(): string }

export type TableConnection = {
  /** Sends a request, and sends it again after a lost connection until it is answered. Returns its id. */
  request(request: NewRequest): string
  /** Sends what the player is drafting. After a loss only the newest draft is sent again. */
  draft(draft: unknown): void
  /** Asks for the log before a version. It is not sent again: the reader asks again if no answer comes. */
  readLog(before: number): void
  /** The page became visible or the network is back: reconnects at once, or checks whether the server still answers. */
  wake(): void
  /** The network is gone: the connection counts as lost without waiting for a timeout. */
  drop(): void
  /** The player behind this browser has changed: connects again and asks for the whole match. */
  restart(): void
  close(): void
}

const RETRY_DELAY: Millis = 1200

export const openConnection = ({ makeId, ...ports }: ConnectionPorts, on: ConnectionEvents): TableConnection => {
  let isGreeted = false
  let have: number | null = null
  let pending: readonly PendingRequest[] = []
  let draft: ClientMessage | null = null

  const reconnector = createReconnector(ports, {
    opened: () => sayHello(),
    received: text => receive(text),
    closed: () => {
      isGreeted = false
    },
    status: on.status,
  })
  const send = (message: ClientMessage): void => reconnector.send(JSON.stringify(message))

  const sayHello = (): void => {
    send({ type: 'hello', protocol: PROTOCOL_VERSION, have })
    reconnector.expectAnswer()
  }

  const setPending = (next: readonly PendingRequest[]): void => {
    if (next === pending) return
    pending = next
    on.pending(pending)
  }

  /** The hello was answered: sends everything that has not been answered. */
  const resume = (): void => {
    isGreeted = true
    reconnector.resetDelay()
    on.status({ type: 'open' })
    for (const { request, state } of pending) if (state === 'sent') send(request)
    if (draft !== null) send(draft)
  }

  const retryLater = (request: ClientRequest): void => {
    ports.after(RETRY_DELAY, () => {
      if (isGreeted && pending.some(other => other.request.id === request.id && other.state === 'sent')) send(request)
    })
  }

  const receive = (text: string): void => {
    const message = parseJsonOrNull(receivedMessageSchema, text)
    if (message === null) return
    reconnector.answered()
    if (message.type === 'bye') reconnector.announceBye(message)
    if (message.type === 'update') have = message.version
    const settled = settleRequests(pending, message, have)
    on.message(message)
    setPending(settled.pending)
    if (settled.answer !== null) on.answer(settled.answer)
    if (settled.retry !== null) retryLater(settled.retry)
    if (!isGreeted && (message.type === 'update' || message.type === 'waiting')) resume()
    if (!isGreeted && message.type === 'trouble' && message.code !== 'halted') return reconnector.disconnect() // the hello itself has failed
    if (pending.some(({ state }) => state === 'sent')) reconnector.expectAnswer()
  }

  on.status({ type: 'connecting' })
  reconnector.connect()
  return {
    request: newRequest => {
      const request = { ...newRequest, id: makeId() } as ClientRequest
      setPending([...pending, { request, state: 'sent', version: null }])
      if (isGreeted) {
        send(request)
        reconnector.expectAnswer()
      }
      return request.id
    },
    draft: newDraft => {
      draft = { type: 'draft', draft: newDraft }
      if (isGreeted) send(draft)
    },
    readLog: before => {
      if (isGreeted) send({ type: 'log', before })
    },
    wake: () => {
      if (reconnector.isEnded()) return
      if (!reconnector.isConnected()) reconnector.connect()
      else if (isGreeted) sayHello()
    },
    drop: () => reconnector.disconnect(),
    restart: () => {
      if (reconnector.isEnded()) return
      have = null
      reconnector.restart()
    },
    close: () => reconnector.end(),
  }
}
