/** What each language must be able to say about Sea of Clouds. A new event, refusal, option or bot without a sentence does not compile. */
import type { Level, Seat } from '@tortuga/kit'
import type { Back, Event, Face, Kind, Options, Reason, Refusal, Seen, Space, Task } from '../rules/index.ts'
import type { CardBook } from './cards.ts'
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
  readonly presets: { readonly standard: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly chapters: Chapters
  readonly rules: Titles
  readonly words: Words
}

/** Short words and phrases for the tables, in the terminal and on the web. */
export type Words = {
  readonly spaces: string
  readonly deck: string
  readonly discards: string
  readonly hat: string
  readonly parrot: string
  readonly boarding: string
  readonly strength: string
  readonly pirates: string
  readonly relics: string
  readonly objects: string
  readonly rum: string
  readonly secrets: string
  readonly faceDown: string
  readonly empty: string
  readonly nobody: string
  readonly yourTurn: string
  readonly back: Readonly<Record<Back, string>>
  readonly kind: Readonly<Record<Kind, string>>
  readonly round: (round: number, rounds: number) => string
  readonly nextBoarding: (round: number) => string
  readonly space: (space: Space) => string
  readonly cards: (count: number) => string
  readonly doubloons: (count: number) => string
  readonly points: (count: number) => string
  readonly seenBy: (names: readonly string[]) => string
  readonly waitingFor: (name: string) => string
  /** What a captain is asked, by the task that asks; `card` is the card behind an effect. */
  readonly question: (task: Task, card: (face: Face) => string) => string
  readonly take: string
  readonly leave: string
  readonly play: (card: string) => string
  readonly pick: (space: Space, place: number, card: string) => string
  readonly discard: (card: string) => string
  readonly resolve: (card: string, victim: string | null) => string
  readonly aim: (victim: string) => string
  readonly exchange: (victim: string, give: string, take: string | null) => string
  readonly decline: string
  /** A card as its viewer knows it: its name, or its back. */
  readonly seen: (card: Pick<Seen, 'back' | 'face'>) => string
  readonly card: CardBook
  /** What a majority is of: a kind of thing, or cards of one name. */
  readonly counted: (of: string) => string
}
