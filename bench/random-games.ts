/** Random games by the bare rules: the work that is measured. Per move: who is awaited, the view, all moves, one of them, the new state with its events. */
import { at, fastRandom } from '@tortuga/kit'
import type { Game, GameTypes, Random } from '@tortuga/kit'

export type Played = { readonly games: number; readonly moves: number; readonly listed: number; readonly events: number }

/** The parts of a move, and the time each has taken so far. */
export const PARTS = ['awaited', 'view', 'moves', 'apply'] as const
export type Part = (typeof PARTS)[number]
export type Spent = Record<Part, number>

export type Setting<T extends GameTypes> = { readonly game: Game<T>; readonly options: T['options']; readonly seats: number }

/** No game goes on for so long; a bench that hangs would tell nothing. */
const LONGEST = 20_000

const playOne = <T extends GameTypes>({ game, options, seats }: Setting<T>, random: Random): Played => {
  let { state } = game.setup(options, seats, random)
  let [moves, listed, events] = [0, 0, 0]
  for (;;) {
    const awaited = game.awaited(state)
    if (awaited.length === 0) return { games: 1, moves, listed, events }
    if (moves >= LONGEST) throw new Error(`a game of ${game.id} does not end`)
    const seat = at(awaited, 0)
    const choices = [...game.moves(game.view(state, seat))]
    const step = game.apply(state, seat, at(choices, random.int(choices.length)), random)
    state = step.state
    moves += 1
    listed += choices.length
    events += step.events.length
  }
}

/** Looking at the clock costs a little: not after every game. */
const LOOK_EVERY = 8

/** Plays games until so much processor time is used: others on the machine make a run longer, not slower. The seeds count up from `seed`, so that every run plays the same games. */
export const playFor = <T extends GameTypes>(
  setting: Setting<T>,
  milliseconds: number,
  seed: number,
): Played & { readonly seconds: number } => {
  const cpu = process.cpuUsage()
  const used = (): number => {
    const { user, system } = process.cpuUsage(cpu)
    return (user + system) / 1000
  }
  let total: Played = { games: 0, moves: 0, listed: 0, events: 0 }
  for (let next = seed; next % LOOK_EVERY !== 0 || used() < milliseconds; next += 1) {
    const { moves, listed, events } = playOne(setting, fastRandom(next))
    total = { games: total.games + 1, moves: total.moves + moves, listed: total.listed + listed, events: total.events + events }
  }
  return { ...total, seconds: used() / 1000 }
}

/** The same game with a watch on each part: where the time goes. The watch itself costs a little, so its runs are not the ones that are counted. */
export const watchedGame = <T extends GameTypes>(game: Game<T>): { readonly game: Game<T>; readonly spent: Spent } => {
  const spent: Spent = { awaited: 0, view: 0, moves: 0, apply: 0 }
  const timed = <A>(part: Part, work: () => A): A => {
    const from = performance.now()
    const made = work()
    spent[part] += performance.now() - from
    return made
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
