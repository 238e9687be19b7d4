/** A client of one table for tests: keeps the newest of everything it is told, sends again by id what was not answered, waits for conditions. */
import { PROTOCOL } from '@tortuga/room'
import type { FromClient, FromServer } from '@tortuga/room'
import { WebSocket } from 'ws'

export type Told<K extends FromServer['type']> = FromServer & { readonly type: K }
export type Answer = Told<'done' | 'refused' | 'moves' | 'trouble'>
/** What asks for an answer. */
type Asking = Extract<FromClient, { readonly id: string }>
/** The same, before it has an id. */
export type Request = Asking extends infer A ? (A extends Asking ? Omit<A, 'id'> & { readonly id?: string } : never) : never

const PATIENCE = 10_000

type Waiting = { readonly holds: () => boolean; readonly resolve: () => void }

/** `where` gives the socket's address now: after a restart it may be another. */
export const joinTable = (where: () => string, { cookie = '', stays = true }: { cookie?: string; stays?: boolean } = {}) => {
  const texts: string[] = []
  const heard: FromServer[] = []
  const pending = new Map<string, { readonly text: string; readonly answered: (answer: Answer) => void }>()
  const waiting = new Set<Waiting>()
  let socket: WebSocket | null = null
  let isOpen = false
  let isClosed = false
  let next = 0
  let opens = 0

  const newest = <K extends FromServer['type']>(type: K): Told<K> | null =>
    heard.findLast((message): message is Told<K> => message.type === type) ?? null
  const have = (): number | null => newest('update')?.version ?? null

  const check = (): void => {
    for (const one of waiting) {
      if (!one.holds()) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const say = (message: FromClient): void => {
    if (isOpen) socket?.send(JSON.stringify(message))
  }

  const hear = (text: string): void => {
    const message = JSON.parse(text) as FromServer
    texts.push(text)
    heard.push(message)
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
    const line = new WebSocket(where(), { headers: cookie === '' ? {} : { cookie } })
    socket = line
    line.on('open', () => {
      isOpen = true
      opens += 1
      say({ type: 'hello', protocol: PROTOCOL, have: have() })
      for (const { text } of pending.values()) line.send(text)
      check()
    })
    line.on('message', (data: Buffer) => {
      if (line !== socket) return
      hear(data.toString())
      check()
    })
    line.on('error', () => {})
    line.on('close', () => {
      if (line !== socket) return
      isOpen = false
      check()
      if (stays && !isClosed) setTimeout(() => !isClosed && line === socket && connect(), 20)
    })
  }
  connect()

  const until = (holds: () => boolean, what = 'a condition', patience = PATIENCE): Promise<void> => {
    if (holds()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(new Error(`waited in vain for ${what}; heard last: ${texts.slice(-3).join(' ').slice(0, 500)}`))
      }, patience)
      const one: Waiting = {
        holds,
        resolve: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.add(one)
    })
  }

  /** Sends a message that is answered by its id, again after each reconnection until it is. */
  const ask = (request: Request): Promise<Answer> => {
    const id = request.id ?? `${Math.floor(performance.now() * 1000).toString(36)}-${(next += 1)}`
    const message = { ...request, id } as Asking
    return new Promise(answered => {
      pending.set(id, { text: JSON.stringify(message), answered })
      say(message)
    })
  }

  return {
    /** Everything heard, in order: as it came, and read. */
    texts,
    heard,
    newest,
    until,
    ask,
    say,
    /** Sends any text at all. */
    shout: (text: string | Buffer): void => socket?.send(text),
    /** The newest update, once there is one. */
    shown: async (): Promise<Told<'update'>> => {
      await until(() => newest('update') !== null, 'an update')
      return newest('update') as Told<'update'>
    },
    /** Answers the open question. */
    move: (move: unknown): Promise<Answer> => ask({ type: 'move', question: newest('update')?.question ?? 0, move }),
    reaches: (version: number): Promise<void> => until(() => (have() ?? -1) >= version, `version ${version}`),
    isOpen: (): boolean => isOpen,
    opens: (): number => opens,
    /** Cuts the line; with `stays` it comes back by itself. */
    cut: (): void => socket?.terminate(),
    close: (): void => {
      isClosed = true
      socket?.terminate()
    },
  }
}
export type Player = ReturnType<typeof joinTable>
