/** A client of one table for tests: records all messages, resends unanswered requests after a reconnection, and waits for conditions. */
import { parseJson, PROTOCOL_VERSION, receivedMessageSchema, serverMessageSchema } from '@tortuga/wire'
import type { ClientMessage, ServerMessage } from '@tortuga/wire'
import { WebSocket } from 'ws'

export type MessageOf<K extends ServerMessage['type']> = ServerMessage & { readonly type: K }
export type TestReply = MessageOf<'done' | 'refused' | 'moves' | 'trouble'>
/** A request that the server answers by its id. */
type RequestWithId = Extract<ClientMessage, { readonly id: string }>
/** The same without an id, which the client adds. */
export type TestRequest = RequestWithId extends infer A
  ? A extends RequestWithId
    ? Omit<A, 'id'> & { readonly id?: string }
    : never
  : never

const TIMEOUT = 60_000

type Waiter = { readonly holds: () => boolean; readonly resolve: () => void }

/** `stays` makes the client reconnect. With `isStrict`, any field that this build does not know is an error; an older server may send other fields. */
type TestClientOptions = { readonly cookie?: string; readonly stays?: boolean; readonly isStrict?: boolean }

/** `address` is called for every connection, because the address changes with a restart. */
export const connectTestClient = (address: () => string, { cookie = '', stays = true, isStrict = true }: TestClientOptions = {}) => {
  const texts: string[] = []
  const messages: ServerMessage[] = []
  const pending = new Map<string, { readonly text: string; readonly answered: (answer: TestReply) => void }>()
  const waiting = new Set<Waiter>()
  let socket: WebSocket | null = null
  let isOpen = false
  let isClosed = false
  let next = 0
  let opens = 0

  const newest = <K extends ServerMessage['type']>(type: K): MessageOf<K> | null =>
    messages.findLast((message): message is MessageOf<K> => message.type === type) ?? null
  const have = (): number | null => newest('update')?.version ?? null

  const check = (): void => {
    for (const one of waiting) {
      if (!one.holds()) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const send = (message: ClientMessage): void => {
    if (isOpen) socket?.send(JSON.stringify(message))
  }

  const receive = (text: string): void => {
    const message: ServerMessage = parseJson(isStrict ? serverMessageSchema : receivedMessageSchema, text)
    texts.push(text)
    messages.push(message)
    if ('id' in message && message.id !== null && message.type !== 'trouble') {
      pending.get(message.id)?.answered(message)
      pending.delete(message.id)
    } else if (message.type === 'trouble' && message.id !== null && message.code !== 'try-again') {
      pending.get(message.id)?.answered(message)
      pending.delete(message.id)
    }
    if (message.type === 'bye' && message.comeBackIn === null) isClosed = true
  }

  const connect = (): void => {
    const connection = new WebSocket(address(), { headers: cookie === '' ? {} : { cookie } })
    socket = connection
    connection.on('open', () => {
      isOpen = true
      opens += 1
      send({ type: 'hello', protocol: PROTOCOL_VERSION, have: have() })
      for (const { text } of pending.values()) connection.send(text)
      check()
    })
    connection.on('message', (data: Buffer) => {
      if (connection !== socket) return
      receive(data.toString())
      check()
    })
    connection.on('error', () => {})
    connection.on('close', () => {
      if (connection !== socket) return
      isOpen = false
      check()
      if (stays && !isClosed) setTimeout(() => !isClosed && connection === socket && connect(), 20)
    })
  }
  connect()

  const until = (holds: () => boolean, what = 'a condition', timeout = TIMEOUT): Promise<void> => {
    if (holds()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(new Error(`timed out waiting for ${what}; last messages: ${texts.slice(-3).join(' ').slice(0, 500)}`))
      }, timeout)
      const one: Waiter = {
        holds,
        resolve: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.add(one)
    })
  }

  /** Sends a request, again after each reconnection, until the server answers its id. */
  const ask = (request: TestRequest): Promise<TestReply> => {
    const id = request.id ?? `${Math.floor(performance.now() * 1000).toString(36)}-${(next += 1)}`
    const message = { ...request, id } as RequestWithId
    return new Promise(answered => {
      pending.set(id, { text: JSON.stringify(message), answered })
      send(message)
    })
  }

  return {
    /** All messages in order, as text and parsed. */
    texts,
    messages,
    newest,
    until,
    ask,
    send,
    /** Sends any text or bytes. */
    sendRaw: (text: string | Buffer): void => socket?.send(text),
    /** Waits for an update and returns the newest one. */
    shown: async (): Promise<MessageOf<'update'>> => {
      await until(() => newest('update') !== null, 'an update')
      return newest('update') as MessageOf<'update'>
    },
    /** Answers the open question. */
    move: (move: unknown): Promise<TestReply> => ask({ type: 'move', question: newest('update')?.question ?? 0, move }),
    reaches: (version: number): Promise<void> => until(() => (have() ?? -1) >= version, `version ${version}`),
    isOpen: (): boolean => isOpen,
    opens: (): number => opens,
    /** Cuts the connection; with `stays` the client reconnects. */
    cut: (): void => socket?.terminate(),
    close: (): void => {
      isClosed = true
      socket?.terminate()
    },
  }
}
export type TestClient = ReturnType<typeof connectTestClient>
