/** What a search thinks in: worlds behind a view, made by the rules or by a faster twin of them, and what it must know of the game there. */
import type { Game, GameTypes, Random, Seat, Step } from '../game.ts'
import { sharesOf } from './odds.ts'

/** Equal keys mean the same choice, or the same sight. */
export type Key = string | number

/** Something a seat may try. `weight`, above 0, says how good it looks at a glance, against the weights of the others. */
export type Choice<M> = { readonly move: M; readonly key: Key; readonly weight: number }

/** The worlds behind one view. Methods that take a seat judge from what that seat may know: nobody in an imagined world peeks either. */
export type Worlds<W, M> = {
  readonly seats: number
  /** Whose view it is. */
  readonly viewer: Seat
  /** After so many moves outside the tree a position is valued; `Infinity` plays every match to its end. */
  readonly horizon: number
  /** How much the doubt about a choice counts against what it has brought, where the game is better off with another number than most. */
  readonly curiosity?: number
  /** A world that looks to the viewer just like the true one. */
  imagine(random: Random): W
  /** As in the rules: ascending, empty when the match is over. */
  awaited(world: W): readonly Seat[]
  /** What is worth trying, never nothing; of moves that come to the same thing one. */
  choices(world: W, seat: Seat): readonly Choice<M>[]
  /** How a seat plays on outside the tree. */
  reply(world: W, seat: Seat, random: Random): M
  /** The world after a move; it may be the same one, changed. */
  play(world: W, seat: Seat, move: M, random: Random): W
  /** What a seat saw of the last move: enough to tell its next positions apart. */
  seen(world: W, seat: Seat): Key
  /** Each seat's chance of winning, certain when the match is over; together 1. */
  values(world: W): readonly number[]
}

/** A game's own part, where worlds are states of its rules. */
export type Guide<T extends GameTypes> = {
  readonly game: Game<T>
  readonly horizon: number
  choices(view: T['view']): readonly Choice<T['move']>[]
  reply(view: T['view'], random: Random): T['move']
  /** Asked of a match that is not over. */
  values(state: T['state']): readonly number[]
}

/** A state and how it came about. */
export type Position<T extends GameTypes> = Step<T>

/** The events of a step as one seat saw them, in a word. */
const seenBy = <T extends GameTypes>(game: Game<T>, events: readonly T['event'][], seat: Seat): string => {
  let word = ''
  for (const event of events) {
    const seen = game.viewEvent(event, seat)
    if (seen !== null) word += JSON.stringify(seen)
  }
  return word
}

/** Worlds made by the rules themselves. */
export const worldsOf = <T extends GameTypes>(
  { game, horizon, choices, reply, values }: Guide<T>,
  view: T['view'],
  viewer: Seat,
  seats: number,
): Worlds<Position<T>, T['move']> => ({
  seats,
  viewer,
  horizon,
  imagine: random => ({ state: game.determinize(view, random), events: [] }),
  awaited: ({ state }) => game.awaited(state),
  choices: ({ state }, seat) => choices(game.view(state, seat)),
  reply: ({ state }, seat, random) => reply(game.view(state, seat), random),
  play: ({ state }, seat, move, random) => game.apply(state, seat, move, random),
  seen: ({ events }, seat) => seenBy(game, events, seat),
  values: ({ state }) => {
    const outcome = game.outcome(state)
    return outcome === null ? values(state) : sharesOf(outcome.places)
  },
})
