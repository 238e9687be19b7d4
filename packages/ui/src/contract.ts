/** What a game gives to be played in a browser, and what the shell hands to its table. A further game is one folder and one line in the web's registry. */
import type { Game, GameTypes, Millis, Player, Seat, Viewer } from '@tortuga/kit'
import type { ComponentType, ReactNode } from 'react'
import type { ByLanguage, Language } from './language.ts'
import type { Lessons } from './lesson.ts'

/** An event as this viewer saw it, with the version that brought it: log, screen reader and animation all read these. */
export type Happened<T extends GameTypes> = { readonly version: number; readonly event: T['event'] }

/** A refusal, at the thing it is about, with the rules it rests on. It stays until the next act. */
export type Refused<T extends GameTypes> = { readonly refusal: T['refusal']; readonly rules: readonly string[] }

/** A place to keep one value as JSON; `null` where there is none. */
export type Kept = { read(): unknown; write(value: unknown): void }

/** All that a table draws. It is a function of these: nothing about the match is kept anywhere else. */
export type TableProps<T extends GameTypes> = {
  readonly game: Game<T>
  readonly view: T['view']
  readonly viewer: Viewer
  readonly players: readonly Player[] // by seat
  /** Whom the table waits for; nobody once the match is over, by its rules or by agreement, or because it was left. */
  readonly awaited: readonly Seat[]
  /** Whether this viewer is asked and may act now; false while cut off, in a replay and for whoever watches. */
  readonly mayAct: boolean
  readonly language: Language
  /** The move on its way to the server: drawn as in flight, never as done. */
  readonly inFlight: T['move'] | null
  readonly refused: Refused<T> | null
  /** What has happened since the table was last drawn; already in the view. */
  readonly happened: readonly Happened<T>[]
  /** What the others are half-way through, by seat, as far as they show it. */
  readonly drafts: readonly (T['draft'] | null)[]
  readonly hint: { readonly move: T['move']; readonly why: string } | null
  /** Whether pieces travel; false where the player or the system asked for less motion. */
  readonly animate: boolean
  /** The time left by seat, and when that was by this device's clock; null, or left out, where no clock runs. */
  readonly clocks?: { readonly left: readonly Millis[]; readonly since: Millis } | null
  /** What the table itself wants to find again after a reload, a half-made turn say: kept in this tab, for this match and viewer. */
  readonly kept: Kept
  /** Work too long for the page's own thread: asked of the game's `aid`, which runs in a worker. It fails where it takes too long. */
  aid(question: unknown): Promise<unknown>
  send(move: T['move']): void
  sendDraft(draft: T['draft']): void
  openRule(rule: string): void
  /** The shell's plate of a seat: name, clock, presence, whose turn. The table puts it where it belongs. */
  seatPlate(seat: Seat): ReactNode
}

/** A game on the shelf of the home page; light, since all of them are loaded at once. */
export type GameFace = {
  readonly id: string
  readonly title: ByLanguage<string>
  /** One sentence. */
  readonly pitch: ByLanguage<string>
  readonly seats: readonly [least: number, most: number]
  readonly minutes: number
  /** Box 320×176; a lazy one, as pictures are. */
  readonly Emblem: ComponentType
}

/** The count at the end, in the window that says who won. */
export type ScoreProps<T extends GameTypes> = {
  readonly view: T['view']
  readonly language: Language
  readonly animate: boolean
  name(seat: Seat): string
}

/** An option worth asking about before a game, beside its edition: the values offered, the usual one first. */
export type SetupChoice = {
  readonly option: string
  readonly name: ByLanguage<string>
  readonly values: readonly { readonly value: unknown; readonly label: ByLanguage<string> }[]
}

/** One game in the browser. */
export type WebGame<T extends GameTypes> = {
  readonly game: Game<T>
  readonly face: GameFace
  /** Beside the title at a table: the edition, what is played to. */
  subtitle(view: T['view'], language: Language): string
  /** What its named sets of options differ in, where that is not the edition. */
  readonly presetsName?: ByLanguage<string>
  readonly presetNames: ByLanguage<Readonly<Record<string, string>>>
  readonly levelNames: ByLanguage<Readonly<Record<string, string>>>
  /** One sentence each, for whoever chooses. */
  aboutPreset(preset: string, language: Language): string
  aboutLevel(level: string, language: Language): string
  /** What else is asked before a game; each goes with every edition. */
  readonly choices?: readonly SetupChoice[]
  /** What so many players mean, where it is more than a number: another box, say. */
  seatsNote?(seats: number, language: Language): string
  /** A log line; null for what is not worth a line. */
  sayEvent(event: T['event'], name: (seat: Seat) => string, language: Language): string | null
  sayRefusal(refusal: T['refusal'], language: Language): string
  sayReason(reason: T['reason'], language: Language): string
  ruleTitle(rule: string, language: Language): string
  /** The rulebook as Markdown, loaded when it is opened. */
  readonly rulebook: ByLanguage<() => Promise<string>>
  readonly Table: ComponentType<TableProps<T>>
  /** Its lessons, loaded when somebody wants to learn. */
  lessons(): Promise<Lessons<T>>
  /** Where places and points alone would leave a question open. */
  readonly Score?: ComponentType<ScoreProps<T>>
}
