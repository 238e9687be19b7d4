/** boardgame.io's engine and its bot on RUM, in one process and without a network: random games through its reducer, and iterations of its tree search. */
import { fastRandom, pick, scripted, upTo } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { Move, State } from '@tortuga/rum/rules'
import { createRequire } from 'node:module'
import { median, tellRow } from '../rows.ts'
import { toAction } from './action.ts'
import { game } from './rum.ts'

const require = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')
const { MCTSBot } = require('boardgame.io/ai')

type Shown = { readonly G: State; readonly ctx: { readonly gameover?: unknown } }
type Made = { readonly seat: number; readonly move: Move }

const reduce = CreateGameReducer({ game }) as (state: Shown, action: unknown) => Shown
const begin = (seed: number): Shown => InitializeGame({ game: { ...game, seed }, numPlayers: 2 }) as Shown

/** One random game: per move who is awaited, the view, all moves, one of them, the new state. Gives what was played. */
const playOne = (seed: number, isDone: () => boolean): { readonly last: Shown; readonly made: readonly Made[] } => {
  const random = fastRandom(seed)
  const made: Made[] = []
  let state = begin(seed)
  while (state.ctx.gameover === undefined && !isDone()) {
    const [seat = 0] = rum.awaited(state.G)
    const move = pick([...rum.moves(game.playerView({ G: state.G, playerID: String(seat) }).view)], random)
    state = reduce(state, toAction(move, String(seat)))
    made.push({ seat, move })
  }
  return { last: state, made }
}

/** The port plays what our rules play: the same moves with the same chance, written down, give the same states in both. */
const prove = (seed: number): void => {
  const drawn: number[] = []
  const told = { ...game }
  const listen = (context: { random: { Die(sides: number): number } }) => ({
    ...context,
    random: {
      Die: (sides: number): number => {
        const face = context.random.Die(sides)
        drawn.push(face - 1)
        return face
      },
    },
  })
  const moves = Object.fromEntries(
    Object.entries(game.moves).map(([name, { move }]) => [
      name,
      { move: (context: never, ...rest: readonly never[]) => (move as (...args: readonly unknown[]) => unknown)(listen(context), ...rest) },
    ]),
  )
  const heard = { ...told, moves, setup: (context: never) => game.setup(listen(context) as never), seed }
  const reduceHeard = CreateGameReducer({ game: heard }) as typeof reduce
  let theirs = InitializeGame({ game: heard, numPlayers: 2 }) as Shown
  let ours = rum.setup(rum.presets['pl'] as never, 2, scripted(...drawn)).state
  const random = fastRandom(seed)
  while (theirs.ctx.gameover === undefined) {
    const [seat = 0] = rum.awaited(ours)
    const move = pick([...rum.moves(rum.view(ours, seat))], random)
    drawn.length = 0
    theirs = reduceHeard(theirs, toAction(move, String(seat)))
    ours = rum.apply(ours, seat, move, scripted(...drawn)).state
    if (JSON.stringify(ours) !== JSON.stringify(theirs.G)) throw new Error(`the port differs from the rules (seed ${seed})`)
  }
}
for (const seed of upTo(20)) prove(seed)
console.log('The port and our rules went through 20 whole games side by side, state by state the same.')

/** Seconds of the processor. */
const spentSince = (cpu: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1e6
}

const playFor = (milliseconds: number): number => {
  const cpu = process.cpuUsage()
  const isDone = (): boolean => spentSince(cpu) >= milliseconds / 1000
  let moves = 0
  for (let seed = 1; !isDone(); seed += 1) moves += playOne(seed, isDone).made.length
  return moves / spentSince(cpu)
}
playFor(1500)
const rates = upTo(5).map(() => playFor(1000))
console.log(
  `boardgame.io, RUM, 2 seats: ${Math.round(median(rates))} moves/s (${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))})`,
)
tellRow({ key: 'peer-moves', value: median(rates) })

/** A search from positions in the middle of a game where the first seat is asked. It sees every card. */
const search = async (iterations: number): Promise<number> => {
  let [done, spent] = [0, 0]
  for (const seed of upTo(4)) {
    let count = 0
    let { last } = playOne(seed, () => (count += 1) > 20 + seed)
    while (rum.awaited(last.G)[0] !== 0) last = reduce(last, game.ai.enumerate(last.G, null, '0')[0])
    if (last.ctx.gameover !== undefined) continue
    const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, seed: String(seed) })
    const cpu = process.cpuUsage()
    await bot.play(last, '0')
    spent += spentSince(cpu)
    done += iterations
  }
  return done / spent
}
await search(50)
const iterations = await search(300)
console.log(`its bot: ${Math.round(iterations)} iterations/s, playouts of at most 50 moves, all cards open to it`)
tellRow({ key: 'peer-iterations', value: iterations })
