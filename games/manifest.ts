/** The manifest of a game: everything that the apps, tools and tests know about it. A new game is one folder with a manifest and one line in `index.ts`. */
import type {
  Bot,
  ByLanguage,
  EditionShapes,
  FrozenModule,
  FrozenNotation,
  Game,
  SetupOptions,
  GameTexts,
  GameTypes,
  Lens,
  TerminalTable,
} from '@tortuga/kit'
import type { GameListing, PieceGallery, WebGame } from '@tortuga/ui/contract'
import type { Lessons } from '@tortuga/ui/lesson'
import type { GenericSchema } from 'valibot'
import type { Journey } from './journey.ts'
import type { GameSamples } from './samples.ts'

/** What a game's rules give to the apps. */
export type GameRules<T extends GameTypes> = {
  readonly game: Game<T>
  readonly notation: FrozenNotation
  /** The options that strangers may request, if these are fewer than `game.schemas.options` accepts. */
  readonly publicOptions?: GenericSchema<unknown, T['options']>
  /** Answers costly questions of the game's own table in a worker; absent where the table asks none. */
  query?(question: unknown): unknown
}

/** A game's bots. */
export type GameBots<T extends GameTypes> = {
  /** By level, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<T>>>
  /** Gives hints, where the strongest level plays as no beginner should. */
  readonly hint?: Bot<T>
  /** Bots that are not offered to players; the lab measures the levels against them. */
  readonly baselineBots?: Readonly<Record<string, Bot<T>>>
}

/** One frozen edition. */
export type FrozenEdition = {
  readonly load: () => Promise<FrozenModule>
  /** The types of moves that only the clock may make. Contract 1 did not say it. */
  readonly clockMoves: readonly string[]
}

/** One game. Every layer of the game is imported by a function in `load`, so that an app loads no layer before it needs it. */
export type GameManifest<T extends GameTypes> = {
  /** The game's id, which is also the name of its folder. */
  readonly id: string
  /** Smallest and largest number of seats. */
  readonly seats: readonly [least: number, most: number]
  /** The number of the current rules. */
  readonly rules: number
  readonly load: {
    /** The rules, their notation and the options that strangers may request. */
    rules(): Promise<GameRules<T>>
    /** The bots, by level. */
    bots(): Promise<GameBots<T>>
    /** The texts that every app uses. */
    texts(): Promise<ByLanguage<GameTexts<T>>>
    /** The options that players may choose before a match, with their texts; absent in a game without options. */
    setup?(): Promise<SetupOptions>
    /** The table in a terminal. */
    terminal(): Promise<TerminalTable<T>>
    /** The entry on the home page. All listings are part of the first visit. */
    listing(): Promise<GameListing>
    /** The table in the browser. */
    web(): Promise<WebGame<T>>
    /** The lessons; absent in a game without lessons. */
    lessons?(): Promise<Lessons<T>>
    /** What the lab records besides the outcome; without it the lab reports wins, scores and lengths. */
    lens?(): Promise<Lens<T>>
    /** How the browser tests use the table. */
    journey(): Promise<Journey>
    /** What the workbench shows besides the golden games. */
    samples?(): Promise<GameSamples<T>>
    /** All pieces of the game, for the workbench. */
    gallery?(): Promise<PieceGallery<T>>
    /** Shows views, events and moves of the frozen editions in the current shape; absent while no shape has changed. */
    shapes?(): Promise<{ readonly shapes: Readonly<Record<number, EditionShapes<T>>> }>
  }
  /** The golden games that `npm run golden` writes, one for each preset and number of seats; without `seats` for every number. */
  readonly golden?: { readonly seats?: readonly number[] }
  /** Performance targets of the bench: moves per second of the rules alone, and search iterations per second of the strongest bot. */
  readonly goals?: { readonly moves: number; readonly iterations?: number }
  /** The frozen editions by rules number: all rules that were ever released, except the current ones; absent while the first rules are the current ones. */
  readonly editions?: Readonly<Record<number, FrozenEdition>>
}

/** Checks a manifest against the types of its game and then erases them, so that one list can hold every game: views and moves of a game are only ever passed back to the same game. */
export const defineGame = <T extends GameTypes>(manifest: GameManifest<T>): GameManifest<GameTypes> =>
  manifest as unknown as GameManifest<GameTypes>
