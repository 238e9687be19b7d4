/** A real server of version 0.1.0 with guests and tables; every guest and every move goes over its HTTP and its sockets. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const DAY = 86_400_000
/** Names of guests by seat. */
const NAMES = ['Ada', 'Bo', 'Cyd', 'Dag', 'Eve', 'Fin']
const PLAYOUTS = 100

export const createLoader = checkout => path => import(pathToFileURL(join(resolve(checkout), path)).href)

/** Starts the server on `where`, an argument of 0.1.0's `openStore`. Its clock begins 33 days ago, so that the store is never from the future. */
export const startRelease = async (checkout, where) => {
  const load = createLoader(checkout)
  const { startServer } = await load('apps/server/test/table.ts')
  const { openStore } = await load('apps/server/src/main.ts')
  const { openBotPool } = await load('apps/server/src/bots/bot-pool.ts')
  const { botWorker } = await load('apps/server/test/bot-worker.ts')
  const { REGISTRY } = await load('apps/server/src/registry.ts')
  const { bots: rum } = await load('games/rum/bots/index.ts')
  const { bots: rumRunner } = await load('games/rum-runner/bots/index.ts')
  const { bots: rummikub } = await load('games/rummikub/bots/index.ts')
  const { bots: seaOfClouds } = await load('games/sea-of-clouds/bots/index.ts')
  const { fastRandom } = await load('packages/kit/src/index.ts')
  const brains = { rum, 'rum-runner': rumRunner, rummikub, 'sea-of-clouds': seaOfClouds }
  const random = fastRandom(18)

  let ahead = -33 * DAY
  const now = () => Date.now() + ahead
  const store = await openStore({ ...where, now })

  let faulty = null // the game whose rules throw
  const registry = REGISTRY.map(one => ({
    ...one,
    game: {
      ...one.game,
      apply: (...step) => {
        if (faulty === one.game.id) throw new Error('a fault in the rules, made for this store')
        return one.game.apply(...step)
      },
    },
  }))
  const gameOf = id => REGISTRY.find(({ game }) => game.id === id).game

  const pool = openBotPool(await botWorker(), 2, 20_000)
  const held = new Set() // matches whose bots never answer
  const think = (thinking, id) => (held.has(id) ? new Promise(() => {}) : pool.think(thinking, null))
  const server = await startServer('sqlite', { store, now, registry, think })

  /** Advances the server's clock in steps that do not look like an outage. */
  const pass = async time => {
    for (const end = ahead + time; ahead < end;) {
      ahead = Math.min(end, ahead + 1500)
      await server.server().tick()
    }
  }

  /** A preset with changes: `{ preset: 'sabra', rounds: 3 }`. */
  const optionsOf = (game, { options }) => {
    if (options?.preset === undefined) return {}
    const { preset, ...changes } = options
    return { options: { ...gameOf(game).presets[preset], ...changes } }
  }

  const seatGuest = async (id, guest, seat) => {
    const { status, text } = await guest.sit(id, seat)
    if (status !== 200) throw new Error(`not seated: ${text}`)
  }

  /** Opens a table and seats guests in all chairs that no bot has, except the last `free` ones. */
  const openTable = async ({ game, seats, wish = {}, free = 0 }, guests) => {
    const bots = (wish.bots ?? []).map(({ seat }) => seat)
    const chairs = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !bots.includes(seat))
    const seated = chairs.slice(0, chairs.length - free)
    for (const seat of seated) guests[seat] ??= await server.addGuest(NAMES[seat])
    const { id } = await guests[seated[0]].openTable({ game, seats, clock: { type: 'none' }, ...wish, ...optionsOf(game, wish) })
    for (const seat of seated) await seatGuest(id, guests[seat], seat)
    const clients = []
    for (const seat of free > 0 ? [] : seated) clients[seat] = guests[seat].join(id)
    for (const client of clients) if (client !== undefined) await client.shown()
    const cookies = Array.from({ length: seats }, (_, seat) => (seated.includes(seat) ? guests[seat].cookie : null))
    return { id, game: gameOf(game), seats, guests, clients, cookies }
  }

  const adviseBy = (game, view, level) => brains[game.id][level](view, { random, playouts: PLAYOUTS }).move
  const randomMove = (game, view) => {
    const moves = [...game.moves(view)]
    return moves[random.int(moves.length)]
  }

  return {
    load,
    server,
    store,
    now,
    pass,
    held,
    random,
    openTable,
    adviseBy,
    randomMove,
    /** While `act` runs, this game's rules throw. */
    withFault: async (game, act) => {
      faulty = game
      await act()
      faulty = null
    },
    /** Lets a month pass at once and has the server close what nobody touched. */
    sweepAfterAMonth: async () => {
      ahead += 31 * DAY
      await server.server().tick()
      await server.server().sweep()
    },
    stop: async () => {
      await store.settled()
      await server.stop()
      await pool.stop()
      await store.close()
    },
  }
}
