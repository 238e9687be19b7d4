/** What each language must be able to say about Rum Runner. A new event, refusal, option or bot without a sentence does not compile. */
import type { Described, DescribedOption, Level, NameOf } from '@tortuga/kit'
import type {
  AskingName,
  Berth,
  BoardPlace,
  CoinTarget,
  Event,
  Face,
  HazardWay,
  Move,
  Options,
  Reason,
  Refusal,
  Side,
} from '../rules/index.ts'
import type { RuleTitles } from './en/rule-titles.ts'

/** A card's name and its text. */
export type CardText = { readonly name: string; readonly text: string }

export type Texts = {
  readonly game: Described
  readonly log: { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, name: NameOf) => string }
  readonly refusals: { readonly [K in Refusal['type']]: (refusal: Extract<Refusal, { type: K }>) => string }
  readonly reasons: { readonly [K in Reason['type']]: (reason: Extract<Reason, { type: K }>) => string }
  readonly options: { readonly [K in keyof Options]: DescribedOption }
  readonly presets: { readonly lot: Described; readonly crown: Described; readonly pirate: Described }
  readonly bots: { readonly [K in Level]: Described }
  readonly rules: RuleTitles
  readonly cards: Readonly<Record<string, CardText>>
  readonly terms: GameTerms
}

/** The texts of the options that a form needs. */
export type OptionFormText = Pick<Texts, 'options'> & {
  readonly groups: { readonly match: string }
}

/** Short labels and questions that the terminal and the web table share. */
export type GameTerms = {
  readonly side: Readonly<Record<Side, string>>
  readonly card: (face: Face) => string
  readonly island: (isle: string) => string // by the island's id in the card file
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
  /** Questions to a player, by the name of the task or effect that asks. */
  readonly questions: Readonly<Record<AskingName, string>>
  readonly waiting: (side: Side) => string
}

/** How the terminal names the pieces of a move, with the numbers that tell equal pieces apart. */
export type PieceNames = {
  readonly card: (face: Face) => string
  readonly island: (island: number) => string
  readonly place: (place: BoardPlace) => string
  readonly ship: (ship: number) => string
  readonly berth: (berth: Berth | { readonly ship: number; readonly crew: null }) => string
  readonly coins: (place: CoinTarget) => string
  readonly crew: (ships: readonly (readonly Face[])[]) => string
  readonly hazard: (hazard: number) => string // in the lane of the raided island
  readonly way: (way: number) => HazardWay | null // of the hazard the party faces
}

/** Sentences that only the terminal needs: moves as choices, and how to type them. */
export type TerminalText = {
  readonly moves: { readonly [K in Move['type']]: (move: Extract<Move, { type: K }>, names: PieceNames) => string }
  readonly howToType: { readonly crown: readonly string[]; readonly pirate: readonly string[]; readonly raise: readonly string[] }
}
