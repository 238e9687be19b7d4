/** What each language must be able to say about Rummikub. A missing sentence does not compile. */
import type { Described, DescribedOption, Level, NameOf } from '@tortuga/kit'
import type {
  Event,
  Face,
  OptionConflict,
  Options,
  QuestionType,
  Reason,
  Refusal,
  ScoreReason,
  SetKind,
  TileColour,
} from '../rules/index.ts'
import type { RuleTitles } from './en/rule-titles.ts'

export type Texts = {
  readonly game: Described
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly presets: { readonly pl: Described; readonly english: Described; readonly mso: Described; readonly sabra: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly rules: RuleTitles
  readonly terms: TermText
}

/** The groups in which forms show the options. */
export const OPTION_GROUPS = ['start', 'opening', 'jokers', 'mistakes', 'bank'] as const

/** The texts of the options that a form needs. */
export type OptionFormText = Pick<Texts, 'options'> & {
  readonly groups: Readonly<Record<(typeof OPTION_GROUPS)[number], string>>
  readonly conflicts: Readonly<Record<OptionConflict, string>>
}

/** Terms of the game that the web table and the terminal share. */
export type TermText = {
  readonly kind: (kind: SetKind) => string
  readonly scoreReason: (reason: ScoreReason) => string
  readonly colour: (colour: TileColour) => string
  readonly tile: (face: Face) => string
  readonly tiles: (count: number) => string
  readonly points: (count: number) => string
  readonly redeal: (want: boolean) => string
  readonly announce: (open: boolean) => string
  readonly waitingFor: (names: readonly string[]) => string
}

/** What only the terminal says; `terminal/` imports it, so that the web page does not load it. */
export type TerminalText = {
  readonly table: string
  readonly rack: string
  readonly bank: string
  readonly empty: string
  readonly opened: string
  readonly notOpened: string
  readonly announced: string
  readonly round: (number: number, rounds: number) => string
  readonly lastMoves: string
  readonly questions: { readonly [K in QuestionType]: string }
  readonly chooseLastMove: string
  readonly draw: string
  readonly pass: string
  readonly outOfTime: string
  readonly lay: string
  readonly addTo: (set: number) => string
  readonly rearrange: string
  /** How moves are typed, with an example each. */
  readonly typing: {
    readonly draw: string
    readonly pass: string
    readonly lay: string
    readonly add: string
    readonly play: string
    readonly redeal: string
    readonly announce: string
  }
}
