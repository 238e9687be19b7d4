/** Plays random games with the rules alone. Each move calls `awaited`, `view`, `moves` and `apply`. */
import { at, fastRandom } from '@tortuga/kit'
import type { Game, GameTypes, Random } from '@tortuga/kit'

/** Totals over some games; `listed` counts the moves that `moves` returned. */
export type RandomGamesResult = { readonly games: number; readonly moves: number; readonly listed: number; readonly events: number }

/** The functions that a move calls. */
export const RULES_FUNCTIONS = ['awaited', 'view', 'moves', 'apply'] as const
/** The name of such a function. */
export type RulesFunction = (typeof RULES_FUNCTIONS)[number]
/** Milliseconds spent in each of them. */
export type TimeSpent = Record<RulesFunction, number>

/** A game with the options and number of seats to play. */
export type GameSetup<T extends GameTypes> = { readonly game: Game<T>; readonly options: T['options']; readonly seats: number }

/** Longer games count as endless, so that the bench does not hang. */
const MAX_MOVES = 20_000

const playOne = <T extends GameTypes>({ game, options, seats }: GameSetup<T>, random: Random): RandomGamesResult => {
  let { state } = game.setup(options, seats, random)
  let [moves, listed, events] = [0, 0, 0]
  for (;;) {
    const awaited = game.awaited(state)
    if (awaited.length === 0) return { games: 1, moves, listed, events }
    if (moves >= MAX_MOVES) throw new Error(`a game of ${game.id} does not end`)
    const seat = at(awaited, 0)
    const choices = [...game.moves(game.view(state, seat))]
    const step = game.apply(state, seat, at(choices, random.int(choices.length)), random)
    state = step.state
    moves += 1
    listed += choices.length
    events += step.events.length
  }
}

/** Number of games between two checks of the clock, which has a cost. */
const GAMES_PER_CHECK = 8

/** Plays games until `milliseconds` of CPU time are used. CPU time makes the result independent of other processes on the machine. Seeds count up from `seed`, so that every run plays the same games. */
export const playFor = <T extends GameTypes>(
  setup: GameSetup<T>,
  milliseconds: number,
  seed: number,
): RandomGamesResult & { readonly seconds: number } => {
  const cpu = process.cpuUsage()
  const used = (): number => {
    const { user, system } = process.cpuUsage(cpu)
    return (user + system) / 1000
  }
  let total: RandomGamesResult = { games: 0, moves: 0, listed: 0, events: 0 }
  for (let next = seed; next % GAMES_PER_CHECK !== 0 || used() < milliseconds; next += 1) {
    const { moves, listed, events } = playOne(setup, fastRandom(next))
    total = { games: total.games + 1, moves: total.moves + moves, listed: total.listed + listed, events: total.events + events }
  }
  return { ...total, seconds: used() / 1000 }
}

/** The same game with a timer around each function. The timers have a cost, so use it only to find the shares, not the speed. */
export const timedGame = <T extends GameTypes>(game: Game<T>): { readonly game: Game<T>; readonly spent: TimeSpent } => {
  const spent: TimeSpent = { awaited: 0, view: 0, moves: 0, apply: 0 }
  const timed = <A>(name: RulesFunction, work: () => A): A => {
    const start = performance.now()
    const result = work()
    spent[name] += performance.now() - start
    return result
  }
  return {
    spent,
    game: {
      ...game,
      awaited: state => timed('awaited', () => game.awaited(state)),
      view: (state, viewer) => timed('view', () => game.view(state, viewer)),
      moves: view => timed('moves', () => [...game.moves(view)]),
      apply: (state, seat, move, random) => timed('apply', () => game.apply(state, seat, move, random)),
    },
  }
}
