/** A visitor of the attacked server, with an address of its own on the loopback network, so that the limits of one visitor are not those of another. */
import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { parseJson, PROTOCOL_VERSION } from '@tortuga/wire'
import type { ClientMessage, TableInfo } from '@tortuga/wire'
import * as v from 'valibot'
import { WebSocket } from 'ws'

/** What an attacker reads of an update. */
const shownSchema = v.object({ version: v.number(), question: v.nullable(v.number()), over: v.boolean() })

const TIMEOUT = 20_000

type Answer<A> = { readonly status: number; readonly body: A; readonly text: string; readonly cookies: readonly string[] }

export type AttackSocket = Awaited<ReturnType<AttackVisitor['join']>>
export type AttackVisitor = ReturnType<typeof createVisitor>

/** `address` is any address in 127.0.0.0/8. */
export const createVisitor = (port: number, address: string) => {
  let cookie = ''
  const sockets: WebSocket[] = []

  const api = <A>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer<A>> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          localAddress: address,
          method,
          path,
          agent: false,
          timeout: TIMEOUT,
          headers: {
            ...(cookie === '' ? {} : { cookie }),
            ...(text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        response => {
          let received = ''
          response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
          response.on('end', () => {
            const isJson = response.headers['content-type']?.startsWith('application/json') === true
            const parsed = (isJson ? JSON.parse(received) : null) as A
            resolve({ status: response.statusCode ?? 0, body: parsed, text: received, cookies: response.headers['set-cookie'] ?? [] })
          })
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)))
      sent.on('error', reject)
      sent.end(text)
    })

  return {
    api,
    /** Becomes a player; without this the visitor is anonymous. */
    enter: async (name: string): Promise<void> => {
      const { cookies } = await api('POST', '/api/me', { name })
      cookie = cookies[0]?.split(';')[0] ?? ''
    },
    openTable: async (table: Readonly<Record<string, unknown>>): Promise<TableInfo> => {
      const { status, body, text } = await api<TableInfo>('POST', '/api/matches', table)
      if (status !== 201) throw new Error(`no table: ${text}`)
      return body
    },
    sit: async (match: string): Promise<Answer<unknown>> => {
      const { commitment } = (await api<TableInfo>('GET', `/api/matches/${match}`)).body
      return api('POST', `/api/matches/${match}/seats`, { seat: null, contribution: randomBytes(32).toString('hex'), commitment })
    },
    /** A socket that has been welcomed at a table. It counts what it receives by type. */
    join: async (match: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/matches/${match}/socket`, { localAddress: address, headers: { cookie } })
      sockets.push(socket)
      const received: string[] = []
      const listeners = new Set<() => void>()
      socket.on('error', () => {})
      socket.on('message', (data: Buffer) => {
        received.push(data.toString())
        for (const listener of listeners) listener()
      })
      const until = (holds: () => boolean, timeout = TIMEOUT): Promise<void> =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`waited in vain; last: ${received.at(-1)?.slice(0, 200)}`)), timeout)
          const listener = (): void => {
            if (!holds()) return
            clearTimeout(timer)
            listeners.delete(listener)
            resolve()
          }
          listeners.add(listener)
          listener()
        })
      const all = (type: string): readonly string[] => received.filter(text => text.startsWith(`{"type":"${type}"`))
      const send = (message: ClientMessage | Readonly<Record<string, unknown>>): void => socket.send(JSON.stringify(message))
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
      await until(() => all('here').length > 0)
      return {
        received,
        all,
        send,
        until,
        update: () => parseJson(shownSchema, all('update').at(-1) ?? '{}'),
        close: (): void => socket.terminate(),
      }
    },
    leave: (): void => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
