/** A table server for tests: on a free port, with any kind of store, and guests who come and play. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TableInfo } from '../src/lobby/info.ts'
import { openStore, serve } from '../src/main.ts'
import type { Server, ServeOptions, Store } from '../src/main.ts'
import { botWorker } from './bot-worker.ts'
import { joinTable } from './player.ts'
import type { Player } from './player.ts'

export type StoreKind = 'memory' | 'sqlite' | { readonly url: string }

export type Reply<A = never> = { readonly status: number; readonly body: A; readonly headers: Headers; readonly text: string }

/** Far above what any test does, so that only tests about limits meet them. */
export const GENEROUS = {
  requests: 1e6,
  files: 1e6,
  newGuests: 1e6,
  links: 1e6,
  newTables: 1e6,
  messagesPerSecond: 1e6,
  burst: 1e6,
  socketsPerAddress: 1e6,
  messagesPerAddress: 1e6,
  burstOfAddress: 1e6,
  openTables: 1e6,
}

type Made = { readonly store: Store; readonly remove: () => void }

const makeStore = async (kind: StoreKind, now: () => number): Promise<Made> => {
  if (kind === 'memory') return { store: await openStore({ memory: true, now }), remove: () => {} }
  if (kind !== 'sqlite') return { store: await openStore({ url: kind.url, now }), remove: () => {} }
  const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-data-'))
  return { store: await openStore({ dataFolder, now }), remove: () => rmSync(dataFolder, { recursive: true, force: true }) }
}

/** Asks over HTTP; the body is read as JSON where it is. */
export const request = async <A>(url: string, method: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<A>> => {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson =
    response.headers.get('content-type')?.includes('json') === true && !response.headers.get('content-type')?.includes('ndjson')
  return { status: response.status, body: (isJson ? JSON.parse(text) : null) as A, headers: response.headers, text }
}

export const cookieIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0] ?? '')
    .join('; ')

/** Starts a server. What is not passed in is as in real life, but for its limits, its log and its ticking. */
export const startServer = async (kind: StoreKind, options: Partial<ServeOptions> = {}) => {
  const made = options.store === undefined ? await makeStore(kind, options.now ?? Date.now) : { store: options.store, remove: () => {} }
  const start = async (more: Partial<ServeOptions>): Promise<Server> =>
    serve({
      port: 0,
      host: '127.0.0.1',
      dataFolder: '',
      log: pino({ level: 'silent' }),
      botWorker: await botWorker(),
      ...options,
      ...more,
      store: made.store,
      limits: { ...GENEROUS, ...options.limits },
    })
  let server = await start({})
  const players: Player[] = []
  const origin = (): string => `http://127.0.0.1:${server.port}`

  const api = <A>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<A>> =>
    request<A>(`${origin()}${path}`, method, body, headers)

  /** A client of one table; without a cookie, somebody who watches. */
  const watch = (match: string, { cookie = '', stays = true } = {}): Player => {
    const player = joinTable(() => `ws://127.0.0.1:${server.port}/api/matches/${match}/socket`, { cookie, stays })
    players.push(player)
    return player
  }

  /** Somebody with a name and a cookie. */
  const addGuest = async (name: string, cookie?: string) => {
    const mine = cookie ?? cookieIn((await api('POST', '/api/me', { name })).headers)
    const ask = <A>(method: string, path: string, body?: unknown): Promise<Reply<A>> => api<A>(method, path, body, { cookie: mine })
    return {
      name,
      cookie: mine,
      api: ask,
      openTable: async (wish: Readonly<Record<string, unknown>>): Promise<TableInfo> => {
        const { status, body, text } = await ask<TableInfo>('POST', '/api/matches', wish)
        if (status !== 201) throw new Error(`no table: ${text}`)
        return body
      },
      /** Sits down with fresh bytes, having looked at the commitment. */
      sit: async (match: string, seat: number | null = null, contribution = randomBytes(32).toString('hex')) => {
        const { commitment } = (await ask<TableInfo>('GET', `/api/matches/${match}`)).body
        return ask<{ seat: number; status: string }>('POST', `/api/matches/${match}/seats`, { seat, contribution, commitment })
      },
      join: (match: string, stays = true): Player => watch(match, { cookie: mine, stays }),
    }
  }

  return {
    server: (): Server => server,
    store: made.store,
    origin,
    api,
    watch,
    addGuest,
    /** A table with all people seated and their lines open: guests by seat. */
    seatAll: async (wish: Readonly<Record<string, unknown>>, names: readonly string[]) => {
      const guests = await Promise.all(names.map(name => addGuest(name)))
      const [opener] = guests
      if (opener === undefined) throw new Error('nobody to open the table')
      const { id } = await opener.openTable({ seats: names.length, ...wish })
      for (const guest of guests) {
        const { status, text } = await guest.sit(id)
        if (status !== 200) throw new Error(`not seated: ${text}`)
      }
      const seated = guests.map(guest => guest.join(id))
      await Promise.all(seated.map(player => player.shown()))
      return { id, guests, players: seated }
    },
    /** Stops and starts again over the same store, on another port. */
    restart: async (more: Partial<ServeOptions> = {}): Promise<void> => {
      await server.stop()
      server = await start(more)
    },
    stop: async (): Promise<void> => {
      for (const player of players) player.close()
      await server.stop()
      if (options.store !== undefined) return
      await made.store.close()
      made.remove()
    },
  }
}
export type TestServer = Awaited<ReturnType<typeof startServer>>

/** A clock that only moves when told to. */
export const scriptTime = (start = Date.UTC(2030, 0, 1)): { readonly now: () => number; readonly pass: (millis: number) => void } => {
  let time = start
  return {
    now: () => time,
    pass: millis => {
      time += millis
    },
  }
}
