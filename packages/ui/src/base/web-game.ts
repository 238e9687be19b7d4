/** The contract of a game for play in a browser: what the game provides (`WebGame`), and what the shell passes to its table (`TableProps`). */
import type { ByLanguage, Game, GameTypes, Language, Millis, NameOf, Player, Seat, Viewer } from '@tortuga/kit'
import type { ComponentType, ReactNode } from 'react'
import type { Staging } from '../stage/beats.ts'
import type { SeenEvent, TableStage } from '../stage/stage.ts'

/** The refusal of the last move, with the rules it cites. It is shown until the next action. */
export type RefusedMove<T extends GameTypes> = { readonly refusal: T['refusal']; readonly rules: readonly string[] }

/** Storage for one JSON value; `read` returns null if there is none. */
export type ValueStorage = { read(): unknown; write(value: unknown): void }

/** The part of a game that a page needs to draw a table and to judge moves. `moves` is there if the table asks for it. The rest, which plays a match, runs in workers and on servers. */
export type TableGame<T extends GameTypes> = Pick<
  Game<T>,
  'id' | 'rules' | 'seats' | 'clock' | 'presets' | 'refusalRules' | 'check' | 'obviousMove'
> &
  Partial<Pick<Game<T>, 'moves'>>

/** The props of a table. It renders from these alone and keeps no other state of the match. */
export type TableProps<T extends GameTypes> = {
  readonly game: TableGame<T>
  readonly view: T['view']
  /** The view that totals show (points, coins, counts of cards): it changes when the pieces of a beat have landed, `view` when they begin to travel. */
  readonly told: T['view']
  readonly viewer: Viewer
  readonly players: readonly Player[] // by seat
  /** The awaited seats; empty when the match is over for any reason. */
  readonly awaited: readonly Seat[]
  /** Whether this viewer may move now; false while disconnected, in a replay and for spectators. */
  readonly mayAct: boolean
  readonly language: Language
  /** The move that was sent but not acknowledged yet. Show it as pending, not as done. */
  readonly inFlight: T['move'] | null
  readonly refused: RefusedMove<T> | null
  /** The events of the current beat; the view already includes them. */
  readonly newEvents: readonly SeenEvent<T>[]
  readonly stage: TableStage
  /** The drafts that other players share, by seat. */
  readonly drafts: readonly (T['draft'] | null)[]
  readonly hint: { readonly move: T['move']; readonly why: string } | null
  /** Whether to animate; false if the player or the system asks for reduced motion. */
  readonly animate: boolean
  /** Time left by seat at `since`, by this device's clock; null or missing in matches without a clock. */
  readonly clocks?: { readonly left: readonly Millis[]; readonly since: Millis } | null
  /** Storage that survives a reload of this tab, for this match and viewer; for example for an unfinished turn. */
  readonly storage: ValueStorage
  /** Runs the game's `aid` function in a worker, for work that would block the page. Rejects on timeout. */
  aid(question: unknown): Promise<unknown>
  send(move: T['move']): void
  sendDraft(draft: T['draft']): void
  openRule(rule: string): void
  /** Renders the shell's plate of a seat: name, clock, presence, turn. The table decides where it goes. */
  seatPlate(seat: Seat): ReactNode
  /** What the shell adds where the table says whose turn it is: the player is away, and a bot may step in. The kit's `Prompt` shows it. */
  readonly turnNote?: ReactNode
}

/** A game as the home page lists it. Keep it small, because the listings of all games are loaded at once. */
export type GameListing = {
  readonly id: string
  readonly title: ByLanguage<string>
  /** One sentence about the game. */
  readonly pitch: ByLanguage<string>
  readonly seats: readonly [least: number, most: number]
  readonly minutes: number
  /** A picture with viewBox 320×176; loaded lazily. */
  readonly Emblem: ComponentType
}

/** The props of a game's score table in the dialog at the end of a match. */
export type ScoreSheetProps<T extends GameTypes> = {
  readonly view: T['view']
  readonly language: Language
  readonly animate: boolean
  name(seat: Seat): string
  /** The name of a player's avatar; null for that of the seat. */
  avatar(seat: Seat): string | null
}

/** A question that players may answer once for all matches; the answers are passed to `obviousMove`. */
export type StandingQuestion = {
  readonly id: string
  readonly name: ByLanguage<string>
  readonly about: ByLanguage<string>
  /** The answers by their id. The first one is the default. */
  readonly answers: ByLanguage<Readonly<Record<string, string>>>
}

/** One remark of an introduction: a picture of real pieces, which is decoration, and one or two sentences that suffice without it. */
export type IntroductionPart = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The rules that it rests on. */
  readonly rules: readonly string[]
  readonly picture: ReactNode
}

export type IntroductionSection = {
  readonly id: string
  readonly title: string
  /** A few words beside the title. */
  readonly note: string
  readonly parts: readonly IntroductionPart[]
}

/** The illustrated page before the rulebook: the aim, a turn, the points. */
export type GameIntroduction = {
  readonly aim: string
  /** The class of the game's table, in which its pieces are drawn. */
  readonly className: string
  readonly sections: readonly IntroductionSection[]
}

/** One game for the browser. Functions are declared as methods, whose parameters are bivariant, so that one list can hold every game as `WebGame<GameTypes>`. */
export type WebGame<T extends GameTypes> = {
  readonly game: TableGame<T>
  readonly listing: GameListing
  /** Text next to the title at a table, such as the edition. */
  subtitle(view: T['view'], language: Language): string
  /** The label for the choice of a preset, if it is not "edition". */
  readonly presetsName?: ByLanguage<string>
  readonly presetNames: ByLanguage<Readonly<Record<string, string>>>
  readonly levelNames: ByLanguage<Readonly<Record<string, string>>>
  /** One sentence that explains a preset, for the setup dialog. */
  aboutPreset(preset: string, language: Language): string
  /** One sentence that explains a bot level. */
  aboutLevel(level: string, language: Language): string
  /** Questions with standing answers, for the options of a table. */
  readonly standing?: readonly StandingQuestion[]
  /** A note on a number of seats, for example that it needs another edition. */
  seatsNote?(seats: number, language: Language): string
  /** Loads the texts of a language, before anything else is asked in it. Absent if the table comes with the texts of all languages. */
  loadTexts?(language: Language): Promise<void>
  /** A log line; null for events that are not logged. */
  sayEvent(event: T['event'], name: NameOf, language: Language): string | null
  /** The cards that the log line of an event names, as the line writes them, with the keys under which the card reader opens them. */
  cardsIn?(event: T['event'], language: Language): readonly (readonly [words: string, card: string])[]
  sayRefusal(refusal: T['refusal'], language: Language): string
  sayReason(reason: T['reason'], language: Language): string
  ruleTitle(rule: string, language: Language): string
  /** How events are played one by one; loaded after the table. Absent for earlier editions, whose updates are shown at once. */
  loadStaging?(): Promise<Staging<T>>
  /** The illustrated page before the rulebook; loaded on demand. Absent if the rulebook is short enough without it. */
  loadIntroduction?(language: Language): Promise<GameIntroduction>
  /** The rulebook as Markdown; loaded on demand. */
  readonly rulebook: ByLanguage<() => Promise<string>>
  readonly Table: ComponentType<TableProps<T>>
  /** A score table, for games in which places and points alone do not explain the result. */
  readonly Score?: ComponentType<ScoreSheetProps<T>>
  /** Whether the score table lists places and points, so that the result need not repeat them. */
  readonly scoreHasPlaces?: boolean
}

/** One piece in three sizes; `width` is in CSS pixels. */
export type GalleryPiece = { readonly name: string; draw(width: number): ReactNode }

/** Pieces of one kind. `widths` are typical for a phone, a table on a desk, and a piece that is read. */
export type GalleryGroup = {
  readonly title: string
  readonly widths: readonly [small: number, medium: number, large: number]
  readonly pieces: readonly GalleryPiece[]
}

/** Every card and piece of a game, for the workbench. */
export type PieceGallery<T extends GameTypes> = {
  /** Surrounds the pieces as the table does, with its styles and its context. */
  readonly Surround: ComponentType<{ readonly table: TableProps<T>; readonly children: ReactNode }>
  /** The pieces of a position's game options, in the order of the rulebook. */
  groups(table: TableProps<T>): readonly GalleryGroup[]
}
