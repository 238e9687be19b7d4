/** Opens tables and seats guests over HTTP on any node that is up; a request to a server that is stopping is retried. */
import { at, fastRandom, pick, range } from '@tortuga/kit'
import type { Clock, Random } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { tableInfoSchema } from '@tortuga/wire'
import { REGISTRY } from '../../src/config/games.ts'
import { drawEntropy } from '../entropy.ts'
import { cookieIn, request } from '../test-server.ts'
import type { HttpReply } from '../test-server.ts'
import { guestName } from './guest-names.ts'
import { connectResilientClient } from './resilient-client.ts'
import type { ResilientClient } from './resilient-client.ts'
import type { RandomPlayer } from './random-players.ts'
import type { ConnectionFaults } from './faulty-connection.ts'

/** Returns an origin such as http://127.0.0.1:8080; with several nodes, each call may return a different one. */
export type OriginSource = () => string

const MAX_ATTEMPTS = 200
const RETRY_DELAY = 50

/** Retries until a server responds with a status below 500. */
const requestWithRetry = async (origin: OriginSource, method: string, path: string, cookie: string, body?: unknown): Promise<HttpReply> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await request(`${origin()}${path}`, method, body, { cookie })
      if (reply.status < 500 || attempt === MAX_ATTEMPTS) return reply
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
    }
    await pause(RETRY_DELAY)
  }
}

const accepted = (reply: HttpReply): HttpReply => {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`)
  return reply
}

type Guest = { readonly cookie: string; ask(method: string, path: string, body?: unknown): Promise<HttpReply> }

const createGuest = async (origin: OriginSource, name: string): Promise<Guest> => {
  const cookie = cookieIn((await requestWithRetry(origin, 'POST', '/api/me', '', { name })).headers)
  return { cookie, ask: (method, path, body) => requestWithRetry(origin, method, path, cookie, body) }
}

type Seated = {
  readonly id: string
  readonly guests: readonly Guest[]
  readonly commitment: string
  readonly contributions: readonly string[]
}

/** Opens a table and seats the guests in order; the request has already seated the bots. */
const seatGuests = async (guests: readonly Guest[], tableRequest: Readonly<Record<string, unknown>>): Promise<Seated> => {
  const [opener] = guests
  if (opener === undefined) throw new Error('no guest to open the table')
  const { id, commitment } = accepted(await opener.ask('POST', '/api/matches', tableRequest)).read(tableInfoSchema)
  const contributions: string[] = []
  for (const guest of guests) {
    const contribution = drawEntropy()
    accepted(await guest.ask('POST', `/api/matches/${id}/seats`, { seat: null, contribution, commitment }))
    contributions.push(contribution)
  }
  return { id, guests, commitment, contributions }
}

export type FuzzTable = Seated & {
  readonly people: readonly RandomPlayer[]
  /** All clients of the table: people, their second devices, a spectator. */
  readonly clients: readonly ResilientClient[]
}

/** The clocks to choose from, and how often out of ten a seat has a bot, a person a second device, and a table a spectator. */
type TableMix = { readonly clocks: readonly Clock[]; readonly bots: number; readonly devices: number; readonly spectators: number }

/** A random preset and number of seats for the n-th table, with some bots; the games take turns. */
const drawTable = (n: number, random: Random, { clocks, bots }: TableMix) => {
  const { game, bots: opponents } = at(REGISTRY, n % REGISTRY.length)
  const [least, most] = game.seats
  const seats = least + random.int(most - least + 1)
  const levels = Object.keys(opponents).slice(0, 2) // stronger bots think longer than a run lasts
  const isBot = range(seats).map(seat => seat > 0 && levels.length > 0 && random.int(10) < bots)
  return {
    levels,
    people: isBot.filter(bot => !bot).length,
    tableRequest: {
      game: game.id,
      options: pick(Object.keys(game.presets), random),
      seats,
      bots: isBot.flatMap((bot, seat) => (bot ? [{ seat, level: pick(levels, random) }] : [])),
      clock: pick(clocks, random),
    },
  }
}

/** Opens the n-th table of a run and connects its clients; `seed` determines all random choices except the server's. */
export const openFuzzTable = async (
  origin: OriginSource,
  n: number,
  seed: number,
  connectionFaults: ConnectionFaults,
  mix: TableMix,
): Promise<FuzzTable> => {
  const random = fastRandom(seed + n * 1000)
  const { levels, people, tableRequest } = drawTable(n, random, mix)
  const guests = await Promise.all(range(people).map(person => createGuest(origin, guestName(n, person))))
  const seated = await seatGuests(guests, tableRequest)
  let count = 0
  const connect = (cookie: string): RandomPlayer => {
    count += 1
    const own = fastRandom(seed + n * 1000 + count)
    const address = (): string => `${origin().replace('http', 'ws')}/api/matches/${seated.id}/socket`
    const client = connectResilientClient(address, { name: `${n}-${count}`, cookie, connectionFaults, random: own })
    const seatPath = `/api/matches/${seated.id}/seats/mine`
    const send = (method: string): Promise<unknown> => requestWithRetry(origin, method, seatPath, cookie).catch(() => null)
    return { client, random: own, levels, leave: () => send('DELETE'), comeBack: () => send('POST') }
  }
  const players = guests.flatMap(({ cookie }) => (random.int(10) < mix.devices ? [connect(cookie), connect(cookie)] : [connect(cookie)]))
  const spectators = random.int(10) < mix.spectators ? [connect('')] : []
  return { ...seated, people: players, clients: [...players, ...spectators].map(({ client }) => client) }
}
