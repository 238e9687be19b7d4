/** Measures boardgame.io's engine and bot on RUM, in one process and without a network: random games with its reducer, and iterations of its tree search. */
import { fastRandom, pick, scriptedRandom, range } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { Move, State } from '@tortuga/rum/rules'
import { createRequire } from 'node:module'
import { median, recordResult } from '../results.ts'
import { toAction } from './action.ts'
import { game } from './rum.ts'

const require = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')
const { MCTSBot } = require('boardgame.io/ai')

type PeerState = { readonly G: State; readonly ctx: { readonly gameover?: unknown } }
type PlayedMove = { readonly seat: number; readonly move: Move }

const reduce = CreateGameReducer({ game }) as (state: PeerState, action: unknown) => PeerState
const begin = (seed: number): PeerState => InitializeGame({ game: { ...game, seed }, numPlayers: 2 }) as PeerState

/** Plays one random game with the same calls per move as `random-games.ts`: awaited seat, view, moves, new state. */
const playOne = (seed: number, isDone: () => boolean): { readonly last: PeerState; readonly played: readonly PlayedMove[] } => {
  const random = fastRandom(seed)
  const played: PlayedMove[] = []
  let state = begin(seed)
  while (state.ctx.gameover === undefined && !isDone()) {
    const [seat = 0] = rum.awaited(state.G)
    const move = pick([...rum.moves(game.playerView({ G: state.G, playerID: String(seat) }).view)], random)
    state = reduce(state, toAction(move, String(seat)))
    played.push({ seat, move })
  }
  return { last: state, played }
}

/** Checks that the port behaves like our rules: the same moves with the same (recorded) random numbers give the same states. */
const comparePort = (seed: number): void => {
  const drawn: number[] = []
  const recordDraws = (context: { random: { Die(sides: number): number } }) => ({
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
      {
        move: (context: never, ...rest: readonly never[]) =>
          (move as (...args: readonly unknown[]) => unknown)(recordDraws(context), ...rest),
      },
    ]),
  )
  const recordedGame = { ...game, moves, setup: (context: never) => game.setup(recordDraws(context) as never), seed }
  const reduceRecorded = CreateGameReducer({ game: recordedGame }) as typeof reduce
  let theirs = InitializeGame({ game: recordedGame, numPlayers: 2 }) as PeerState
  let ours = rum.setup(rum.presets['pl'] as never, 2, scriptedRandom(...drawn)).state
  const random = fastRandom(seed)
  while (theirs.ctx.gameover === undefined) {
    const [seat = 0] = rum.awaited(ours)
    const move = pick([...rum.moves(rum.view(ours, seat))], random)
    drawn.length = 0
    theirs = reduceRecorded(theirs, toAction(move, String(seat)))
    ours = rum.apply(ours, seat, move, scriptedRandom(...drawn)).state
    if (JSON.stringify(ours) !== JSON.stringify(theirs.G)) throw new Error(`the port differs from the rules (seed ${seed})`)
  }
}
for (const seed of range(20)) comparePort(seed)
console.log('The port and our rules gave identical states in 20 whole games.')

/** Seconds of CPU time. */
const spentSince = (cpu: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1e6
}

const playFor = (milliseconds: number): number => {
  const cpu = process.cpuUsage()
  const isDone = (): boolean => spentSince(cpu) >= milliseconds / 1000
  let moves = 0
  for (let seed = 1; !isDone(); seed += 1) moves += playOne(seed, isDone).played.length
  return moves / spentSince(cpu)
}
playFor(1500)
const rates = range(5).map(() => playFor(1000))
console.log(
  `boardgame.io, RUM, 2 seats: ${Math.round(median(rates))} moves/s (${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))})`,
)
recordResult({ key: 'peer-moves', value: median(rates) })

/** Iterations per second of its bot, from positions in the middle of a game in which seat 0 is awaited. The bot sees all cards. */
const search = async (iterations: number): Promise<number> => {
  let [done, spent] = [0, 0]
  for (const seed of range(4)) {
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
console.log(`its bot: ${Math.round(iterations)} iterations/s, playouts of at most 50 moves, with all cards visible`)
recordResult({ key: 'peer-iterations', value: iterations })
