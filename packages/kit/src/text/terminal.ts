/** The contract of a game for play in a terminal. Each game exports one `TerminalTable`. */
import type { GameTypes } from '../game.ts'
import type { Language } from './language.ts'
import type { NameOf } from './described.ts'

/** Functions that style text for a terminal. If colour is off, they return it unchanged. */
export type TerminalInk = Readonly<
  Record<'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white', (text: string) => string>
>

/** What a text for one reader depends on: player names, language and colours. */
export type TerminalReader = { readonly name: NameOf; readonly language: Language; readonly ink: TerminalInk }

/** One game in a terminal. Methods, not function properties, so that one list can hold every game as `TerminalTable<GameTypes>`. */
export type TerminalTable<T extends GameTypes> = {
  /** The table as its viewer sees it, one string per line. */
  draw(view: T['view'], reader: TerminalReader): readonly string[]
  /** A move as a line in a list of choices. */
  sayMove(move: T['move'], view: T['view'], reader: TerminalReader): string
  /** Sort key for a list of choices: higher ranks come first, equal ranks keep the game's own order. */
  rank(move: T['move'], view: T['view']): number
  /** Translates what the player typed, with the short names that `draw` gives to pieces, into the game's notation. */
  spell(text: string, view: T['view']): string
  /** Explains how to type moves in this position, one string per line; empty if every move is listed. */
  howToType(view: T['view'], reader: TerminalReader): readonly string[]
}
