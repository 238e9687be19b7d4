/** What each language must be able to say about RUM. A new event, refusal, option or bot without a sentence does not compile. */
import type { Level, Seat } from '@tortuga/kit'
import type { Colour, End, Event, Face, Options, Reason, Refusal, SlotNumber } from '../rules/index.ts'
import type { Chapters, Cited, Titles } from './titles-en.ts'

export type NameOf = (seat: Seat) => string

/** A name and a sentence about it. */
export type Described = { readonly name: string; readonly about: string }

/** An option, its values by name, where it has such. */
export type DescribedOption = Described & { readonly values: Readonly<Record<string, string>> }

/** What is said at every table, in the terminal and on the web. */
export type Sayings = {
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly presets: { readonly pl: Described; readonly en: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly rules: Cited
}

/** What the web's table has other words for, or no need of. */
export type More = {
  readonly game: Described
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly chapters: Chapters
  readonly rules: Titles
  readonly words: Words
}

export type Texts = Sayings & More

/** Short words and phrases for the table in the terminal. */
export type Words = {
  readonly wreck: string
  readonly beach: string
  readonly hand: string
  readonly captains: string
  readonly clock: string
  readonly parrot: string
  readonly faceDown: string
  readonly empty: string
  readonly unowned: string
  readonly knownCards: string
  readonly knownInWreck: string
  readonly onlyYouKnow: string
  readonly target: string
  readonly yourTurn: string
  readonly chooseMove: string
  readonly chooseDiscards: (amount: number) => string
  readonly waitingFor: (names: readonly string[]) => string
  readonly turnOf: (name: string) => string
  readonly drawFromWreck: string
  readonly drawFromBeach: (slot: SlotNumber, card: Face | null) => string
  readonly playSet: string
  readonly discard: string
  readonly slot: (slot: SlotNumber) => string
  readonly colour: (colour: Colour) => string
  /** A letter for whoever cannot tell the colours apart. */
  readonly letter: (colour: Colour) => string
  readonly captain: (colour: Colour) => string
  readonly card: (face: Face) => string
  readonly end: (face: Face, end: End) => string
  readonly bottles: (count: number, colour: Colour) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly parrotCosts: (count: number) => string
}
