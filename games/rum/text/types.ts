/** What each language must say about RUM. A new event, refusal, reason, bot level or cited rule without a text does not compile. */
import type { Described, DescribedOption, Level, NameOf } from '@tortuga/kit'
import type { REFUSAL_RULES } from '../rules/data/refusals.ts'
import type { BottleColour, CardEnd, Event, Face, Options, Question, Reason, Refusal, SlotNumber } from '../rules/index.ts'

/** The rules that refusals cite: the only ones whose titles are shown outside the rulebook. */
type RuleNumber = (typeof REFUSAL_RULES)[keyof typeof REFUSAL_RULES][number]
export type RuleTitles = Readonly<Record<RuleNumber, string>>

/** The texts that every table needs, in the terminal and in the browser. */
export type Texts = {
  readonly game: { readonly name: string }
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly presets: { readonly pl: Described; readonly en: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly rules: RuleTitles
  readonly card: (face: Face) => string
}

/** The texts of the options that a form needs, and no table. */
export type OptionFormText = {
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly groups: Readonly<Record<'start' | 'sets', string>>
}

/** The texts of the table in the terminal. */
export type TerminalText = {
  readonly wreck: string
  readonly beach: string
  readonly hand: string
  readonly captains: string
  readonly clock: string
  readonly parrot: string
  readonly parrotCosts: (cards: number) => string
  readonly faceDown: string
  readonly empty: string
  readonly knownCards: string
  readonly target: string
  readonly points: (count: number) => string
  readonly colour: (colour: BottleColour) => string
  readonly end: (face: Face, end: CardEnd) => string
  /** What a player is asked, by the type of the task. */
  readonly questions: { readonly [K in Question['type']]: (task: Extract<Question, { type: K }>) => string }
  readonly waitingFor: (names: readonly string[]) => string
  readonly drawFromWreck: string
  readonly drawFromBeach: (slot: SlotNumber, card: Face | null) => string
  readonly playSet: string
  readonly discard: string
  /** How to type each kind of move, as an example. */
  readonly typing: { readonly draw: string; readonly play: string; readonly beach: string; readonly discard: string }
  /** What a player may type for each word of the notation. */
  readonly synonyms: Readonly<Record<'draw' | 'play' | 'discard' | 'wreck' | 'with' | 'none', readonly string[]>>
}
