/** What each language must be able to say about Rum Runner. A new event, refusal, option or bot without a sentence does not compile. */
import type { Level, Seat } from '@tortuga/kit'
import type { Event, Face, Options, Reason, Refusal, Side } from '../rules/index.ts'
import type { Chapters, Titles } from './titles-en.ts'

export type NameOf = (seat: Seat) => string

/** A name and a sentence about it. */
export type Described = { readonly name: string; readonly about: string }

/** An option, its values by name, where it has such. */
export type DescribedOption = Described & { readonly values: Readonly<Record<string, string>> }

/** A card's name and what stands on it. */
export type CardText = { readonly name: string; readonly text: string }

export type Texts = {
  readonly game: Described
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly presets: { readonly lot: Described; readonly crown: Described; readonly pirate: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly chapters: Chapters
  readonly rules: Titles
  readonly cards: Readonly<Record<string, CardText>>
  readonly words: Words
}

/** Short words and phrases for the tables, in the terminal and on the web. */
export type Words = {
  readonly side: Readonly<Record<Side, string>>
  readonly card: (face: Face) => string
  readonly island: (isle: string) => string // by its name in the file
  readonly coins: (count: number) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly actionsLeft: (count: number) => string
  readonly round: (round: number) => string
  readonly bank: string
  readonly supply: string
  readonly hand: string
  readonly deck: string
  readonly discards: string
  readonly score: string
  readonly removed: string
  readonly fleet: string
  readonly faceDown: string
  readonly empty: string
  readonly sinceStart: string
  readonly known: string
  readonly party: string
  readonly shown: string
  readonly navigation: string
  readonly combat: string
  /** What somebody is asked, by the name of the task or effect. */
  readonly questions: Readonly<Record<string, string>>
  readonly waiting: (side: Side) => string
}
