/** What each language must be able to say about Rummikub. A new event, refusal, option or bot without a sentence does not compile. */
import type { Level, Seat } from '@tortuga/kit'
import type { Colour, Event, Face, Ground, Kind, Options, Reason, Refusal } from '../rules/index.ts'
import type { Chapters, Titles } from './titles-en.ts'

export type NameOf = (seat: Seat) => string

/** A name and a sentence about it. */
export type Described = { readonly name: string; readonly about: string }

/** An option, its values by name, where it has such. */
export type DescribedOption = Described & { readonly values: Readonly<Record<string, string>> }

export type Texts = {
  readonly game: Described
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly presets: { readonly pl: Described; readonly english: Described; readonly mso: Described; readonly sabra: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly chapters: Chapters
  readonly rules: Titles
  readonly words: Words
}

/** Short words and phrases for the tables, in the terminal and on the web. */
export type Words = {
  readonly table: string
  readonly rack: string
  readonly bank: string
  readonly empty: string
  readonly joker: string
  readonly opened: string
  readonly notOpened: string
  readonly announced: string
  readonly round: (number: number, rounds: number) => string
  readonly lastMoves: string
  readonly sum: string
  readonly yourTurn: string
  readonly chooseMove: string
  readonly chooseLastMove: string
  readonly askRedeal: string
  readonly askAnnouncement: string
  readonly waitingFor: (names: readonly string[]) => string
  readonly turnOf: (name: string) => string
  readonly draw: string
  readonly pass: string
  readonly outOfTime: string
  readonly redeal: (want: boolean) => string
  readonly announce: (open: boolean) => string
  readonly lay: string
  readonly addTo: (set: number) => string
  readonly rearrange: string
  readonly kind: (kind: Kind) => string
  readonly ground: (ground: Ground) => string
  readonly colour: (colour: Colour) => string
  readonly tile: (face: Face) => string
  readonly tiles: (count: number) => string
  readonly points: (count: number) => string
}
