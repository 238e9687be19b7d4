/** A client for unreliable connections: it keeps the whole log, requests missing entries, resends unanswered requests, and records protocol violations as faults. */
import { parseJson, PROTOCOL_VERSION, serverMessageSchema } from '@tortuga/wire'
import type { ClientMessage } from '@tortuga/wire'
import type { TestReply, TestRequest, MessageOf } from '../test-client.ts'
import { openFaultyConnection } from './faulty-connection.ts'
import type { ConnectionFaults, FaultyConnection } from './faulty-connection.ts'
import type { Random } from '@tortuga/kit'

/** A request that changes the match; the server answers it with `done`, even when it is resent much later. */
type ChangingRequest = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'propose' | 'vote' }>
export type Acknowledgement = { readonly request: ChangingRequest; readonly version: number }

const CHECK_INTERVAL = 100
const RESEND_AFTER = 400
const HELLO_AFTER = 600
const RECONNECT_AFTER = 15

const isChanging = (request: ClientMessage): request is ChangingRequest => ['move', 'undo', 'propose', 'vote'].includes(request.type)

type PendingRequest = {
  readonly request: ClientMessage & { readonly id: string }
  readonly answered: (answer: TestReply) => void
  sent: number
}

/** `address` is called for every connection and may return a different node each time. */
export const connectResilientClient = (
  address: () => string,
  { name, cookie, connectionFaults, random }: { name: string; cookie: string; connectionFaults: ConnectionFaults; random: Random },
) => {
  const log = new Map<number, string>()
  const faults: string[] = []
  const requests = new Map<string, ChangingRequest>()
  const done = new Map<string, number>()
  const doneArrivals = new Map<string, number>()
  const pending = new Map<string, PendingRequest>()
  let connection: FaultyConnection | null = null
  let connectedTo: string | null = null
  let shown: MessageOf<'update'> | null = null
  let welcome: MessageOf<'welcome'> | null = null
  let hasEnded = false
  let lastContact = 0
  let opens = 0
  let isUpToDate = false
  let recoveries = 0
  let recoveredAt = 0
  let next = 0

  const fault = (what: string): void => void (faults.length < 10 && faults.push(`${name}: ${what}`))

  const hello = (): void => {
    lastContact = performance.now()
    connection?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, have: shown?.version ?? null }))
  }

  const receiveUpdate = (update: MessageOf<'update'>): void => {
    if (!isUpToDate) {
      isUpToDate = true
      recoveries += 1
      recoveredAt = performance.now()
    }
    const first = update.since === null ? (update.shown[0]?.version ?? 0) : update.since + 1 // a very long log begins later
    if (update.shown.some(({ version }, index) => version !== first + index) || update.shown.length !== update.version - first + 1)
      fault(`missing log entries: ${update.shown.map(({ version }) => version).join(' ')} after ${update.since} up to ${update.version}`)
    for (const one of update.shown) {
      const text = JSON.stringify(one)
      if ((log.get(one.version) ?? text) !== text) fault(`version ${one.version} was ${log.get(one.version)} and is now ${text}`)
      log.set(one.version, text)
    }
    if (update.since !== null && update.since > (shown?.version ?? -1)) return hello()
    if (shown === null || update.version >= shown.version) shown = update
  }

  /** A request that arrived twice may be refused first and done later, and the faulty connection may deliver the refusal last. */
  const receiveReply = (answer: TestReply & { readonly id: string }, arrival: number): void => {
    const request = requests.get(answer.id)
    if (answer.type === 'done' && request !== undefined) {
      if ((done.get(answer.id) ?? answer.version) !== answer.version)
        fault(`${answer.id} was done at ${done.get(answer.id)} and at ${answer.version}`)
      done.set(answer.id, answer.version)
      doneArrivals.set(answer.id, Math.min(arrival, doneArrivals.get(answer.id) ?? arrival))
    }
    if (answer.type === 'refused' && arrival > (doneArrivals.get(answer.id) ?? arrival))
      fault(`${JSON.stringify(request)} was done, then refused: ${answer.refusal.type}`)
    pending.get(answer.id)?.answered(answer)
    pending.delete(answer.id)
  }

  const receive = (text: string, arrival: number): void => {
    const message = parseJson(serverMessageSchema, text)
    lastContact = performance.now()
    switch (message.type) {
      case 'update':
        return receiveUpdate(message)
      case 'welcome':
        if (welcome !== null && welcome.viewer !== message.viewer) fault(`the viewer changed from ${welcome.viewer} to ${message.viewer}`)
        welcome = message
        return
      case 'done':
      case 'refused':
      case 'moves':
        return receiveReply(message, arrival)
      case 'trouble':
        if (message.code === 'halted') fault('halted')
        if (message.code === 'say-hello') hello()
        else if (message.id !== null && message.code !== 'try-again') receiveReply({ ...message, id: message.id }, arrival)
        return
      case 'bye':
        if (message.comeBackIn === null) fault(`disconnected: ${message.code}`)
        return
      default:
    }
  }

  const connect = (): void => {
    if (hasEnded) return
    connectedTo = address()
    connection = openFaultyConnection(
      connectedTo,
      cookie,
      { faults: connectionFaults, random },
      {
        opened: () => {
          opens += 1
          hello()
          for (const one of pending.values()) one.sent = 0
        },
        received: receive,
        closed: () => {
          isUpToDate = false
          connectedTo = null
          setTimeout(connect, RECONNECT_AFTER + random.int(RECONNECT_AFTER))
        },
      },
    )
  }
  connect()
  const timer = setInterval(() => {
    if (connection?.isOpen() !== true) return
    const now = performance.now()
    if (now - lastContact > HELLO_AFTER) hello()
    for (const one of pending.values()) {
      if (now - one.sent < RESEND_AFTER) continue
      one.sent = now
      connection.send(JSON.stringify(one.request))
    }
  }, CHECK_INTERVAL)

  return {
    name,
    log,
    faults,
    shown: (): MessageOf<'update'> | null => shown,
    welcome: (): MessageOf<'welcome'> | null => welcome,
    opens: (): number => opens,
    /** Null while it has no connection. */
    connectedTo: (): string | null => connectedTo,
    /** Whether an update arrived since the last connection, how many connections got one, and when the last one did. */
    isUpToDate: (): boolean => isUpToDate,
    recoveries: (): number => recoveries,
    recoveredAt: (): number => recoveredAt,
    acknowledgedCount: (): number => done.size,
    acknowledged: (): readonly Acknowledgement[] =>
      [...done].flatMap(([id, version]) => {
        const request = requests.get(id)
        return request === undefined ? [] : [{ request, version }]
      }),
    /** Sends a request until it is answered. */
    ask: (request: TestRequest): Promise<TestReply> => {
      const id = request.id ?? `${name}-${(next += 1)}`
      const message = { ...request, id } as ClientMessage & { readonly id: string }
      if (isChanging(message)) requests.set(id, message)
      return new Promise(answered => {
        pending.set(id, { request: message, answered, sent: performance.now() })
        connection?.send(JSON.stringify(message))
      })
    },
    send: (message: ClientMessage): void => connection?.send(JSON.stringify(message)),
    hasEnded: (): boolean => hasEnded,
    /** Its state in one line, for fault messages. */
    describe: (): string =>
      `${name} at ${shown?.version} asked ${shown?.question} awaits ${shown?.awaited.join()} ${shown?.proposal === null ? '' : 'with a proposal '}${isUpToDate ? 'connected' : 'disconnected'}, unanswered: ${[...pending.values()].map(one => JSON.stringify(one.request)).join(' ')}`,
    end: (): void => {
      hasEnded = true
      clearInterval(timer)
      connection?.cut()
    },
  }
}
export type ResilientClient = ReturnType<typeof connectResilientClient>
