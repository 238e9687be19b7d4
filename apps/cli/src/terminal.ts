/** What a game gives so that it can be played in a terminal. It lives in the game's `text/terminal.ts` and knows nothing of this file. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { Language } from './language.ts'

/** Colours that a terminal has; without colour each gives the text back as it is. */
export type Ink = Readonly<
  Record<'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white', (text: string) => string>
>

/** Who reads, and in what: names by seat, a language, colours. */
export type Reader = { readonly name: (seat: Seat) => string; readonly language: Language; readonly ink: Ink }

/** Methods, not function properties, for the same reason as in `Game`. */
export type Terminal<T extends GameTypes> = {
  /** The table as its viewer sees it, a line each. */
  draw(view: T['view'], reader: Reader): readonly string[]
  /** A move as a choice in a list. */
  sayMove(move: T['move'], view: T['view'], reader: Reader): string
  /** Which choices are listed first: those that rank higher. Equal ones stay in the game's own order. */
  rank(move: T['move'], view: T['view']): number
  /** What was typed, with the short names that `draw` gives to things, as the game's notation has it. */
  spell(text: string, view: T['view']): string
  /** How moves are typed at this moment, a line each; empty where all are listed. */
  howToType(view: T['view'], reader: Reader): readonly string[]
}
