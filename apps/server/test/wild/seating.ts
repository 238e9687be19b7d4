/** Guests and tables over HTTP, at whatever node is up: a request that meets a server on its way down is made again. */
import { at, fastRandom, pick, upTo } from '@tortuga/kit'
import type { Clock, Game, GameTypes, Random } from '@tortuga/kit'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TableInfo } from '../../src/lobby/info.ts'
import { REGISTRY } from '../../src/registry.ts'
import { cookieIn, request } from '../table.ts'
import type { Reply } from '../table.ts'
import { follow } from './follower.ts'
import type { Follower } from './follower.ts'
import type { Someone } from './players.ts'
import type { Weather } from './weather.ts'

/** Where to knock: an origin such as http://127.0.0.1:8080, another one each time if there are several. */
export type Where = () => string

const TRIES = 200
const TRY_AGAIN_AFTER = 50

/** Asks until a server answers with something else than that it cannot now. */
const ask = async <A>(where: Where, method: string, path: string, cookie: string, body?: unknown): Promise<Reply<A>> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await request<A>(`${where()}${path}`, method, body, { cookie })
      if (reply.status < 500 || tries === TRIES) return reply
    } catch (error) {
      if (tries === TRIES) throw error
    }
    await pause(TRY_AGAIN_AFTER)
  }
}

const must = <A>(reply: Reply<A>): A => {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`)
  return reply.body
}

type Guest = { readonly cookie: string; ask<A>(method: string, path: string, body?: unknown): Promise<Reply<A>> }

const createGuest = async (where: Where, name: string): Promise<Guest> => {
  const cookie = cookieIn((await ask(where, 'POST', '/api/me', '', { name })).headers)
  return { cookie, ask: (method, path, body) => ask(where, method, path, cookie, body) }
}

type Seated = {
  readonly id: string
  readonly guests: readonly Guest[]
  readonly commitment: string
  readonly contributions: readonly string[]
}

/** Opens a table and seats the guests in order; bots have their seats already. */
const seatGuests = async (guests: readonly Guest[], wish: Readonly<Record<string, unknown>>): Promise<Seated> => {
  const [opener] = guests
  if (opener === undefined) throw new Error('nobody to open the table')
  const { id, commitment } = must(await opener.ask<TableInfo>('POST', '/api/matches', wish))
  const contributions: string[] = []
  for (const guest of guests) {
    const contribution = randomBytes(32).toString('hex')
    must(await guest.ask('POST', `/api/matches/${id}/seats`, { seat: null, contribution, commitment }))
    contributions.push(contribution)
  }
  return { id, guests, commitment, contributions }
}

export type WildTable = Seated & {
  readonly game: Game<GameTypes>
  readonly people: readonly Someone[]
  /** Everybody at the table: people, their second devices, somebody watching. */
  readonly followers: readonly Follower[]
}

/** How tables are laid: with what clocks, and how often out of ten with bots, second devices and somebody watching. */
export type Laying = { readonly clocks: readonly Clock[]; readonly bots: number; readonly devices: number; readonly watchers: number }

/** Any preset, any number of seats, some of them bots; the n-th game of the registry, going round. */
const wishFor = (n: number, random: Random, { clocks, bots }: Laying) => {
  const { game, bots: opponents } = at(REGISTRY, n % REGISTRY.length)
  const [least, most] = game.seats
  const seats = least + random.int(most - least + 1)
  const levels = Object.keys(opponents).slice(0, 2) // stronger ones think longer than a storm lasts
  const isBot = upTo(seats).map(seat => seat > 0 && levels.length > 0 && random.int(10) < bots)
  return {
    game,
    levels,
    people: isBot.filter(bot => !bot).length,
    wish: {
      game: game.id,
      options: pick(Object.keys(game.presets), random),
      seats,
      bots: isBot.flatMap((bot, seat) => (bot ? [{ seat, level: pick(levels, random) }] : [])),
      clock: pick(clocks, random),
    },
  }
}

/** Lays the n-th table of a run and has everybody come; `seed` makes all chance but the server's. */
export const layTable = async (where: Where, n: number, seed: number, weather: Weather, laying: Laying): Promise<WildTable> => {
  const random = fastRandom(seed + n * 1000)
  const { game, levels, people, wish } = wishFor(n, random, laying)
  const guests = await Promise.all(upTo(people).map(person => createGuest(where, `guest ${n}-${person}`)))
  const seated = await seatGuests(guests, wish)
  let count = 0
  const come = (cookie: string): Someone => {
    count += 1
    const own = fastRandom(seed + n * 1000 + count)
    const address = (): string => `${where().replace('http', 'ws')}/api/matches/${seated.id}/socket`
    const follower = follow(address, { name: `${n}-${count}`, cookie, weather, random: own })
    const mine = `/api/matches/${seated.id}/seats/mine`
    const say = (method: string): Promise<unknown> => ask(where, method, mine, cookie).catch(() => null)
    return { follower, random: own, game, levels, leave: () => say('DELETE'), comeBack: () => say('POST') }
  }
  const someones = guests.flatMap(({ cookie }) => (random.int(10) < laying.devices ? [come(cookie), come(cookie)] : [come(cookie)]))
  const watchers = random.int(10) < laying.watchers ? [come('')] : []
  return { ...seated, game, people: someones, followers: [...someones, ...watchers].map(({ follower }) => follower) }
}
