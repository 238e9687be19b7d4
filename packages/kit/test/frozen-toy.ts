/** The toy game as version 1 of the contract would have frozen it: no `contract`, `isClockMove` or `fold`, and a random number drawn only to block undo. */
import { at } from '../src/index.ts'
import type { Bot, FrozenModule, Game, GameOfContract1, GameTypes } from '../src/index.ts'
import { toyOfRules1 } from './toy/index.ts'
import { parseMove, parseState, printMove, printState } from './toy/notation.ts'
import type { Move, State, ToyTypes, View } from './toy/types.ts'

const withoutContract2 = (game: Game<ToyTypes>): GameOfContract1 => {
  const { contract: _, isClockMove: __, fold: ___, ...rest } = game
  return rest
}

/** Plays the first listed move. */
const plain: Bot<GameTypes> = view => ({ move: at([...toyOfRules1.moves(view as View)], 0), chance: null, reason: null })

export const frozenToy: FrozenModule = {
  game: withoutContract2({
    ...toyOfRules1,
    apply: (state, seat, move, random) => {
      if (move.type === 'arrange') random.int(2)
      return toyOfRules1.apply(state, seat, move, random)
    },
  }),
  bots: { plain },
  notation: {
    printState: state => printState(state as State),
    parseState,
    printMove: move => printMove(move as Move),
    parseMove,
  },
}
