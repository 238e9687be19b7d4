/** A real server with a manual clock and fixed entropy, and matches stored in it as one of two worlds. */
import { sha256Hex, range } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type { Registry } from '../../src/config/games.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { hashToken } from '../../src/identity/tokens.ts'
import { createManualClock, startServer } from '../test-server.ts'
import { contributionOf, secretOf, SETTINGS } from './world-pairs.ts'
import type { WorldPair, MatchWorld } from './world-pairs.ts'

/** Time and entropy are the same in both worlds. `wrap` can plant a leak in the store. */
export const openLeakServer = async (registry: Registry, wrap: (store: Store) => Store = store => store) => {
  const time = createManualClock()
  let drawn = 0
  const entropy = (): string => sha256Hex(`entropy ${(drawn += 1)}`)
  const botRequests: string[] = []
  const think = (thinking: object): Promise<unknown> => new Promise(() => void botRequests.push(JSON.stringify(thinking))) // never answers
  const store = wrap(await openStore({ memory: true, now: time.now }))
  const after = (): (() => void) => () => {} // no timers: the machine's clock must not influence the recording
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
  return { ...server, time, botRequests }
}
export type LeakServer = Awaited<ReturnType<typeof openLeakServer>>

export const OUTSIDER = 'outsider'
const tokenOf = (name: string, who: Seat | string): string => sha256Hex(`token ${name} ${who}`)
export const cookieOf = (name: string, who: Seat | string): string => `tortuga=${tokenOf(name, who)}`

/** Stores one world: its guests, its table, its entries. */
export const storeWorld = async (
  { store, time }: LeakServer,
  { name, game, seats }: WorldPair,
  { beginning, applied, match }: MatchWorld,
  bot: Seat | 'table' = 'table',
): Promise<void> => {
  for (const who of [...range(seats), OUTSIDER]) await store.addGuest(`${name}-${who}`, `Seat ${who}`, hashToken(tokenOf(name, who)))
  const { header, clocks } = beginning
  const players = header.players.map((player, seat) => (seat === bot ? { ...player, bot: 'bot' } : player))
  const occupants = players.map((player, seat) => ({
    ...player,
    player: seat === bot ? null : `${name}-${seat}`,
    contribution: contributionOf(name, seat),
    ready: true,
  }))
  const now = time.now()
  await store.openTable({
    id: name,
    game: game.id,
    options: header.options,
    settings: SETTINGS,
    opener: `${name}-0`,
    occupants: occupants.map(() => null),
    secret: secretOf(name),
    commitment: String(header.commitment),
    status: 'waiting',
    created: now,
    touched: now,
    rematchOf: null,
    series: null,
  })
  const running = clocks && { ...clocks, since: now }
  await store.changeSeats(name, 0, occupants, { ...beginning, header: { ...header, match: name, players }, clocks: running })
  if (applied.length > 0)
    await store.append({ id: name, expected: 0, key: null, applied, next: match, players, owner: null, clocks: running, deadline: null })
}
