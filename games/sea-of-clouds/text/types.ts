/** The texts each language must provide. A new event, refusal, option or bot level without a sentence does not compile. */
import type { Described, DescribedOption, Level, NameOf } from '@tortuga/kit'
import type {
  Back,
  Event,
  Face,
  FaceDownLootView,
  LootEffect,
  ObjectKind,
  Options,
  Reason,
  Refusal,
  SeaTaskOf,
  Space,
  Task,
} from '../rules/index.ts'
import type { CardBook } from './card-book.ts'
import type { RuleTitles } from './en/rule-titles.ts'

export type SeaLogText = { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
export type SeaRefusalText = { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
export type SeaReasonText = { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
/** What each task and each effect asks its captain; null if it never asks. `card` is the name of the card behind it. */
export type SeaQuestionText = {
  readonly tasks: { readonly [K in Exclude<Task['type'], 'effect'>]: ((task: SeaTaskOf<K>, card: (face: Face) => string) => string) | null }
  readonly effects: { readonly [K in LootEffect['type']]: ((card: string) => string) | null }
}
export type SeaSettingsText = {
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly presets: { readonly standard: Described }
  readonly bots: { readonly [K in Level]: Described }
}

export type Texts = SeaSettingsText & {
  readonly game: Described
  readonly log: SeaLogText
  readonly refusals: SeaRefusalText
  readonly reasons: SeaReasonText
  readonly rules: RuleTitles
  readonly phrases: SeaPhrases
}

/** The texts of the options that a form needs. */
export type OptionFormText = Pick<Texts, 'options'> & {
  readonly groups: { readonly start: string }
}

/** A card as its viewer knows it; `face` is null where the viewer knows only the back. */
type KnownLoot = Pick<FaceDownLootView, 'back' | 'face'>

/** Names of cards and of things that are counted, looked up in a language. */
export type LootNames = {
  readonly card: (face: Face) => string
  /** A card's name, or its back with an article. */
  readonly known: (card: KnownLoot) => string
  /** What a majority is counted in: a kind of card, doubloons, or cards of one name. */
  readonly counted: (of: string) => string
}

/** Words and phrases that the terminal and the web table share. */
export type SeaPhrases = {
  readonly deck: string
  readonly discards: string
  readonly hat: string
  readonly parrot: string
  readonly pirates: string
  readonly relics: string
  readonly objects: string
  readonly rum: string
  readonly secrets: string
  readonly faceDown: string
  readonly empty: string
  readonly back: Readonly<Record<Back, string>>
  readonly kind: Readonly<Record<ObjectKind, string>>
  readonly round: (round: number, rounds: number) => string
  readonly nextBoarding: (round: number) => string
  readonly space: (space: Space) => string
  readonly doubloons: (count: number) => string
  readonly points: (count: number) => string
  readonly seenBy: (names: readonly string[]) => string
  /** What tells a Pirate from an equal one during a boarding: it is resolved, or the captains against whom it still is to be resolved. */
  readonly resolved: string
  readonly pending: (names: readonly string[]) => string
  readonly waitingFor: (name: string) => string
  /** What the task asks its captain; `card` names the card behind an effect. */
  readonly question: (task: Task, card: (face: Face) => string) => string
  readonly leave: string
  readonly play: (card: string) => string
  readonly pick: (space: Space, place: number, card: string) => string
  readonly discard: (card: string) => string
  readonly resolve: (card: string, victim: string | null) => string
  readonly aim: (victim: string) => string
  readonly decline: string
  readonly known: (card: KnownLoot) => string
  readonly card: CardBook
  readonly counted: (of: string) => string
}

/** Words that only the terminal uses. `terminal/` imports them; `text/index.ts` does not, so the web table never loads them. */
export type TerminalText = {
  readonly spaces: string
  readonly strength: string
  readonly take: string
  readonly exchange: (victim: string, give: string, take: string | null) => string
}
