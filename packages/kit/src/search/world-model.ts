/** The interface between a search and a game: how to sample worlds that fit a view, and how to play and evaluate them. A game can build its model from its own rules, or from a faster reimplementation. */
import type { Game, GameTypes, Random, Seat, Step } from '../game.ts'
import { winShares } from './win-chances.ts'

/** Identifies a move or an observation in the search tree: equal keys mean the same move or observation. */
export type SearchKey = string | number

/** A move worth trying. `weight` (above 0) is its prior: how good it looks compared with the other candidates before any search. */
export type Candidate<M> = { readonly move: M; readonly key: SearchKey; readonly weight: number }

/** The worlds that fit one view. Methods with a `seat` parameter may use only what that seat knows in the world: simulated players do not cheat either. */
export type WorldModel<W, M> = {
  readonly seats: number
  /** The seat whose view it is. */
  readonly viewer: Seat
  /** Number of moves played outside the tree before a position is evaluated; `Infinity` plays every match to its end. */
  readonly horizon: number
  /** Exploration constant, if the game needs another one than the default. */
  readonly exploration?: number
  /** Samples a world in which the viewer has exactly this view. */
  imagine(random: Random): W
  /** The seats that have to move, ascending; empty when the match is over. */
  awaited(world: W): readonly Seat[]
  /** The moves worth trying, at least one, without equivalent moves. */
  choices(world: W, seat: Seat): readonly Candidate<M>[]
  /** The default policy: the move a seat makes outside the tree. */
  reply(world: W, seat: Seat, random: Random): M
  /** The world after a move. It may be the same object, modified in place. */
  play(world: W, seat: Seat, move: M, random: Random): W
  /** What a seat observed of the last move, precise enough to distinguish its next information sets. */
  seen(world: W, seat: Seat): SearchKey
  /** The probability of winning for each seat; their sum is 1. */
  values(world: W): readonly number[]
}

/** The game-specific part of a world model whose worlds are states of the game's own rules. */
export type SearchPolicy<T extends GameTypes> = {
  readonly game: Game<T>
  /** As in `WorldModel`. */
  readonly horizon: number
  /** As in `WorldModel`, from the view of the seat that moves. */
  choices(view: T['view']): readonly Candidate<T['move']>[]
  /** As in `WorldModel`, from the view of the seat that moves. */
  reply(view: T['view'], random: Random): T['move']
  /** Evaluates a position of a match that is not over. */
  values(state: T['state']): readonly number[]
}

/** A state with the events of the last move. */
export type SearchPosition<T extends GameTypes> = Step<T>

/** The events of a step as one seat saw them, as a key. */
const observationOf = <T extends GameTypes>(game: Game<T>, events: readonly T['event'][], seat: Seat): string => {
  let key = ''
  for (const event of events) {
    const seen = game.viewEvent(event, seat)
    if (seen !== null) key += JSON.stringify(seen)
  }
  return key
}

/** A world model whose worlds are states of the game's own rules. */
export const worldModelOf = <T extends GameTypes>(
  { game, horizon, choices, reply, values }: SearchPolicy<T>,
  view: T['view'],
  viewer: Seat,
  seats: number,
): WorldModel<SearchPosition<T>, T['move']> => ({
  seats,
  viewer,
  horizon,
  imagine: random => ({ state: game.determinize(view, random), events: [] }),
  awaited: ({ state }) => game.awaited(state),
  choices: ({ state }, seat) => choices(game.view(state, seat)),
  reply: ({ state }, seat, random) => reply(game.view(state, seat), random),
  play: ({ state }, seat, move, random) => game.apply(state, seat, move, random),
  seen: ({ events }, seat) => observationOf(game, events, seat),
  values: ({ state }) => {
    const outcome = game.outcome(state)
    return outcome === null ? values(state) : winShares(outcome.places)
  },
})
