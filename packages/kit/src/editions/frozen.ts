/** Frozen editions: the rules and bots of an earlier release in one module, and the adapter from the contract of its time to the present one. */
import type { Bot, Game, GameTypes } from '../game.ts'

/** A game's states and moves as text. */
export type FrozenNotation = {
  printState(state: unknown): string
  parseState(text: string): unknown
  printMove(move: unknown): string
  parseMove(text: string): unknown
}

/** The members that version 2 of the contract added. */
type SinceContract2 = 'contract' | 'isClockMove' | 'fold'

/** A game that was frozen under version 1 of the contract: `timeUp` gave an ordinary move, and views could not be folded. */
export type GameOfContract1 = Omit<Game<GameTypes>, SinceContract2>

/** What a module in `games/<game>/editions/` exports. */
export type FrozenModule = {
  readonly game: GameOfContract1 | Game<GameTypes>
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>
  /** Gives hints; in its absence the strongest level does. */
  readonly hint?: Bot<GameTypes>
  readonly notation: FrozenNotation
}

/** The bot that gives hints. */
export const hintBotOf = <T extends GameTypes>({
  bots,
  hint,
}: {
  readonly bots: Readonly<Record<string, Bot<T>>>
  readonly hint?: Bot<T> | undefined
}): Bot<T> => {
  const bot = hint ?? Object.values(bots).at(-1)
  if (bot === undefined) throw new Error('a game without bots gives no hints')
  return bot
}

/** One edition of a game, under the present contract. */
export type Edition = {
  readonly game: Game<GameTypes>
  /** By level, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>
  readonly notation: FrozenNotation
}

const typeOf = (move: unknown): unknown => (typeof move === 'object' && move !== null && 'type' in move ? move.type : null)

/**
 * Contract 1 had no reveals: a game drew a random number instead, which the kernel still treats as a reveal. It had no `fold`: a table shows
 * such a view as it stands until the next one arrives. `clockMoves` are the types of moves that players may no longer make themselves. `moves`
 * may still list one where it finds no other.
 */
const fromContract1 = (game: GameOfContract1, clockMoves: readonly string[]): Game<GameTypes> => ({
  ...game,
  contract: 1,
  isClockMove: move => clockMoves.some(type => type === typeOf(move)),
  fold: view => view,
})

/** Brings a frozen edition under the present contract. */
export const adaptEdition = ({ game, bots, notation }: FrozenModule, clockMoves: readonly string[] = []): Edition => ({
  game: 'contract' in game ? game : fromContract1(game, clockMoves),
  bots,
  notation,
})
