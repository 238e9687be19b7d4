/** A real server with scripted time and entropy, and a match put into its store as one of two worlds. */
import { sha256Hex, upTo } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type { Registry } from '../../src/registry.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { hashToken } from '../../src/tokens.ts'
import { scriptTime, startServer } from '../table.ts'
import { contributionOf, secretOf, SETTINGS } from './worlds.ts'
import type { Pairing, World } from './worlds.ts'

/** A server whose time and entropy are the same in both worlds. `wrap` is where a leak can be planted. */
export const openHouse = async (registry: Registry, wrap: (store: Store) => Store = store => store) => {
  const time = scriptTime()
  let drawn = 0
  const entropy = (): string => sha256Hex(`entropy ${(drawn += 1)}`)
  const thoughts: string[] = []
  const think = (thinking: object): Promise<unknown> => new Promise(() => void thoughts.push(JSON.stringify(thinking))) // and never answers
  const store = wrap(await openStore({ memory: true, now: time.now }))
  const after = (): (() => void) => () => {} // nothing happens by the machine's clock
  const server = await startServer('memory', {
    store,
    registry,
    now: time.now,
    entropy,
    think,
    after,
    ticks: false,
    limits: { pingEvery: 2e9 },
  })
  return { ...server, time, thoughts }
}
export type LeakHouse = Awaited<ReturnType<typeof openHouse>>

export const OUTSIDER = 'outsider'
const tokenOf = (name: string, who: Seat | string): string => sha256Hex(`token ${name} ${who}`)
export const cookieOf = (name: string, who: Seat | string): string => `tortuga=${tokenOf(name, who)}`

/** Puts one world into the store: its people, its table, its entries. */
export const putIn = async (
  { store, time }: LeakHouse,
  { name, game, seats }: Pairing,
  { beginning, made, match }: World,
  bot: Seat | 'table' = 'table',
): Promise<void> => {
  for (const who of [...upTo(seats), OUTSIDER]) await store.addGuest(`${name}-${who}`, `Seat ${who}`, hashToken(tokenOf(name, who)))
  const { header, clocks } = beginning
  const players = header.players.map((player, seat) => (seat === bot ? { ...player, bot: 'bot' } : player))
  const chairs = players.map((player, seat) => ({
    ...player,
    player: seat === bot ? null : `${name}-${seat}`,
    contribution: contributionOf(name, seat),
  }))
  const now = time.now()
  await store.openTable({
    id: name,
    game: game.id,
    options: header.options,
    settings: SETTINGS,
    opener: `${name}-0`,
    chairs: chairs.map(() => null),
    secret: secretOf(name),
    commitment: String(header.commitment),
    status: 'waiting',
    created: now,
    touched: now,
    rematchOf: null,
  })
  const running = clocks && { ...clocks, since: now }
  await store.seatTable(name, 0, chairs, { ...beginning, header: { ...header, match: name, players }, clocks: running })
  if (made.length > 0) await store.append({ id: name, expected: 0, key: null, made, next: match, players, clocks: running, deadline: null })
}
