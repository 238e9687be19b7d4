/** A server for tests: on a free port, with any kind of store, and guests who open tables and play. */
import { pino } from 'pino'
import { makeFolder } from '../../../tools/temporary.ts'
import { parseJson, parseUnknown, tableInfoSchema, type TableInfo } from '@tortuga/wire'
import type * as v from 'valibot'
import { openStore, serve } from '../src/main.ts'
import type { Server, ServerOptions, Store } from '../src/main.ts'
import { botWorker } from './bot-worker.ts'
import { drawEntropy } from './entropy.ts'
import { connectTestClient } from './test-client.ts'
import type { TestClient } from './test-client.ts'

export type StoreKind = 'memory' | 'sqlite' | { readonly url: string }

export type HttpReply = {
  readonly status: number
  /** The JSON as it was sent, for `expect`; null if the response has none. */
  readonly body: unknown
  readonly headers: Headers
  readonly text: string
  /** Decodes the JSON; throws if it does not fit the schema. */
  readonly read: <S extends v.GenericSchema>(schema: S) => v.InferOutput<S>
}

/** Limits that are too high to be reached by accident; tests about limits set lower ones. */
export const HIGH_LIMITS = {
  requests: 1e6,
  files: 1e6,
  newGuests: 1e6,
  links: 1e6,
  newLinks: 1e6,
  newTables: 1e6,
  journals: 1e6,
  tablesPerHour: 1e6,
  tablesPerAddress: 1e6,
  messagesPerSecond: 1e6,
  burst: 1e6,
  socketsPerAddress: 1e6,
  messagesPerAddress: 1e6,
  burstOfAddress: 1e6,
  openTables: 1e6,
  begunTables: 1e6,
}

type OpenedTestStore = { readonly store: Store; readonly remove: () => void }

const openTestStore = async (kind: StoreKind, now: () => number): Promise<OpenedTestStore> => {
  if (kind === 'memory') return { store: await openStore({ memory: true, now }), remove: () => {} }
  if (kind !== 'sqlite') return { store: await openStore({ url: kind.url, now }), remove: () => {} }
  const { folder, remove } = makeFolder('data')
  return { store: await openStore({ dataFolder: folder, now }), remove }
}

/** Sends an HTTP request; a JSON response is parsed. */
export const request = async (url: string, method: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpReply> => {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson =
    response.headers.get('content-type')?.includes('json') === true && !response.headers.get('content-type')?.includes('ndjson')
  return {
    status: response.status,
    body: isJson ? parseUnknown(text) : null,
    headers: response.headers,
    text,
    read: schema => parseJson(schema, text),
  }
}

export const cookieIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0] ?? '')
    .join('; ')

/** Starts a server with production defaults, except for high limits, a silent log and the bundled test worker. */
export const startServer = async (kind: StoreKind, options: Partial<ServerOptions> = {}) => {
  const opened =
    options.store === undefined ? await openTestStore(kind, options.now ?? Date.now) : { store: options.store, remove: () => {} }
  const start = async (more: Partial<ServerOptions>): Promise<Server> =>
    serve({
      port: 0,
      host: '127.0.0.1',
      dataFolder: '',
      log: pino({ level: 'silent' }),
      botWorker: await botWorker(),
      checksBots: false,
      entropy: drawEntropy,
      ...options,
      ...more,
      store: opened.store,
      limits: { ...HIGH_LIMITS, ...options.limits },
    })
  let server = await start({})
  const players: TestClient[] = []
  const origin = (): string => `http://127.0.0.1:${server.port}`

  const api = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpReply> =>
    request(`${origin()}${path}`, method, body, headers)

  /** Connects a client to a table; without a cookie it is a spectator. */
  const watch = (match: string, { cookie = '', stays = true } = {}): TestClient => {
    const player = connectTestClient(() => `ws://127.0.0.1:${server.port}/api/matches/${match}/socket`, { cookie, stays })
    players.push(player)
    return player
  }

  /** Creates a guest, or uses an existing one by its cookie. */
  const addGuest = async (name: string, cookie?: string) => {
    const ownCookie = cookie ?? cookieIn((await api('POST', '/api/me', { name })).headers)
    const ask = (method: string, path: string, body?: unknown): Promise<HttpReply> => api(method, path, body, { cookie: ownCookie })
    return {
      name,
      cookie: ownCookie,
      api: ask,
      openTable: async (request: Readonly<Record<string, unknown>>): Promise<TableInfo> => {
        const reply = await ask('POST', '/api/matches', request)
        if (reply.status !== 201) throw new Error(`no table: ${reply.text}`)
        return reply.read(tableInfoSchema)
      },
      /** Takes a seat with a random contribution, after reading the commitment. */
      sit: async (match: string, seat: number | null = null, contribution = drawEntropy()) => {
        const { commitment } = (await ask('GET', `/api/matches/${match}`)).read(tableInfoSchema)
        return ask('POST', `/api/matches/${match}/seats`, { seat, contribution, commitment })
      },
      join: (match: string, stays = true): TestClient => watch(match, { cookie: ownCookie, stays }),
    }
  }

  return {
    server: (): Server => server,
    store: opened.store,
    origin,
    api,
    watch,
    addGuest,
    /** Opens a table, seats one guest per name and connects them; returns guests and clients by seat. */
    seatAll: async (request: Readonly<Record<string, unknown>>, names: readonly string[]) => {
      const guests = await Promise.all(names.map(name => addGuest(name)))
      const [opener] = guests
      if (opener === undefined) throw new Error('no guest to open the table')
      const { id } = await opener.openTable({ seats: names.length, ...request })
      for (const guest of guests) {
        const { status, text } = await guest.sit(id)
        if (status !== 200) throw new Error(`not seated: ${text}`)
      }
      const seated = guests.map(guest => guest.join(id))
      await Promise.all(seated.map(player => player.shown()))
      return { id, guests, players: seated }
    },
    /** Stops the server and starts it again on the same store and another port. */
    restart: async (more: Partial<ServerOptions> = {}): Promise<void> => {
      await server.stop()
      server = await start(more)
    },
    stop: async (): Promise<void> => {
      for (const player of players) player.close()
      await server.stop()
      if (options.store !== undefined) return
      await opened.store.close()
      opened.remove()
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof startServer>>

/** A clock that only moves when a test advances it. */
export const createManualClock = (
  start = Date.UTC(2030, 0, 1),
): { readonly now: () => number; readonly advance: (millis: number) => void } => {
  let time = start
  return {
    now: () => time,
    advance: millis => {
      time += millis
    },
  }
}
