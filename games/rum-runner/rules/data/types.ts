/** The data of Rum Runner as readonly JSON. Rule numbers refer to `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { CardsData } from './card-data.ts'
import type { Effect, HazardWay } from './effect-data.ts'

export const SIDES = ['crown', 'pirate'] as const
export type Side = (typeof SIDES)[number]
export type BySide<A> = Readonly<Record<Side, A>>

/** The front of a card: `light-rum`. Views, events and moves use faces. */
export type Face = string
/** One physical card. The copies of a face are `light-rum.1`, `light-rum.2` … */
export type Piece = string

export const BANKS = ['open', 'strict'] as const
export type Options = {
  readonly cards: string | CardsData // R1.2: the name of a card file, or card data
  readonly crown: 'random' | 0 | 1 // R2.1
  readonly mulligan: boolean // R2.5
  readonly turnCap: number | null // R10.4
  readonly bank: (typeof BANKS)[number] // R1.7, R1.8
}

/** How a crown card lies in play (R3.2, R7.3), and who knows it (R11.2, R11.4): face up; or face down and known to everybody, to both players, or to the crown alone. */
export const VISIBILITIES = ['up', 'shown', 'seen', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export type Hazard<C> = {
  readonly card: C
  readonly visibility: Visibility
  readonly coins: number
  readonly since: boolean // R11.3: a starting hazard that has not left its lane since setup
}
export type Investment<C> = { readonly card: C; readonly visibility: Visibility; readonly coins: number }
export type Island<C> = { readonly investment: Investment<C> | null; readonly hazards: readonly Hazard<C>[] } // hazards: innermost first
/** `navigation` and `combat` count the icons used in this raid. */
export type CrewMember = { readonly card: string; readonly navigation: number; readonly combat: number; readonly due: boolean }
export type Ship = {
  readonly card: string
  readonly coins: number
  readonly raiding: boolean
  readonly navigation: number
  readonly combat: number
  readonly crew: readonly CrewMember[]
}

/** The place of a crown card in play. `hazard` is its index in the lane, or null for the investment. */
export type BoardPlace = { readonly island: number; readonly hazard: number | null }
/** The place of a crew member in play. */
export type Berth = { readonly ship: number; readonly crew: number }
/** The source of an icon: a crew member, or the ship itself if `crew` is null. */
export type SkillIcon = { readonly ship: number; readonly crew: number | null }

export type Raid = {
  readonly island: number
  readonly facing: number // lane index from which the search for the next face-up hazard starts
  readonly result: 'stopped' | 'success' | null
}

/** The card or rule that caused an effect. */
export type EffectSource =
  | { readonly from: 'event'; readonly side: Side }
  | { readonly from: 'island'; readonly island: number }
  | { readonly from: 'shown'; readonly party: boolean } // a card raided from deck or hand; party: during a raid
  | { readonly from: 'crew'; readonly ship: number; readonly crew: number }

/** A step that is still to happen. The first task of the agenda is the current question. */
export type Task =
  | { readonly type: 'mulligan'; readonly side: Side }
  | { readonly type: 'reveal' }
  | { readonly type: 'ready' }
  | { readonly type: 'actions' }
  | { readonly type: 'turn-end' }
  | { readonly type: 'turn-effects'; readonly due: readonly number[] } // the islands whose effects are still to come
  | { readonly type: 'draw-one' }
  | { readonly type: 'limit' }
  | { readonly type: 'next-turn' }
  | { readonly type: 'raise' }
  | { readonly type: 'face' }
  | { readonly type: 'way'; readonly way: HazardWay }
  | { readonly type: 'wear' }
  | { readonly type: 'loot' }
  | { readonly type: 'raided'; readonly source: EffectSource }
  | { readonly type: 'crew-effects' }
  | { readonly type: 'reward'; readonly effects: readonly Effect[] }
  | { readonly type: 'raid-end' }
  | { readonly type: 'do'; readonly effect: Effect; readonly source: EffectSource }

export const ENDINGS = ['rum', 'cap'] as const
export type RunnerEnding = (typeof ENDINGS)[number]

export type State = {
  readonly options: Options
  readonly seats: number
  readonly crown: Seat
  readonly turn: Side
  readonly round: number // number of turns the crown has started
  readonly actions: number // left in this turn
  readonly bank: number
  readonly supplies: BySide<number>
  readonly hands: BySide<readonly Piece[]>
  readonly decks: BySide<readonly Piece[]> // top card first
  readonly discards: BySide<readonly Piece[]> // top card last
  readonly scores: BySide<readonly Piece[]>
  readonly removed: readonly Piece[]
  readonly islands: readonly Island<Piece>[] // Home Port first
  readonly fleet: readonly Ship[]
  readonly shown: Piece | null // the card being raided from deck or hand, or discarded by the crown
  readonly knownTop: number // R11.7: how many top cards of the pirate's deck are known to all
  readonly mixed: boolean // the crown has shuffled a hand into its deck
  readonly raid: Raid | null
  readonly agenda: readonly Task[]
  readonly ending: RunnerEnding | null
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly crown: Seat
  readonly side: Side | null // the viewer's side
  readonly turn: Side
  readonly round: number
  readonly actions: number
  readonly bank: number
  readonly supplies: BySide<number>
  readonly hand: readonly Face[]
  readonly hands: BySide<readonly Face[]> | null // only for the viewer 'open'
  readonly handSizes: BySide<number>
  readonly decks: BySide<readonly Face[]> | null // only for the viewer 'open'
  readonly deckSizes: BySide<number>
  readonly top: readonly Face[] // R11.7
  readonly discards: BySide<readonly Face[]>
  readonly scores: BySide<readonly Face[]>
  readonly removed: readonly Face[]
  readonly islands: readonly Island<Face | null>[]
  readonly fleet: readonly Ship[]
  readonly shown: Face | null
  readonly mixed: boolean
  readonly raid: Raid | null
  readonly agenda: readonly Task[]
  readonly ending: RunnerEnding | null
}

/** The public part of state and view, for functions that work on both. */
export type PublicTable = Pick<
  View,
  'options' | 'crown' | 'turn' | 'actions' | 'bank' | 'supplies' | 'discards' | 'fleet' | 'islands' | 'raid' | 'agenda'
>

/** A place from which or to which a coin can be moved. */
export type CoinTarget =
  | { readonly type: 'hazard'; readonly island: number; readonly hazard: number }
  | { readonly type: 'ship'; readonly ship: number }

/** R7.4: a hazard to raise. `own` coins on the card pay for part of its cost; `extra` coins from the supply go on it afterwards. */
export type HazardRaise = { readonly hazard: number; readonly own: number; readonly extra: number }

export type Move =
  | { readonly type: 'keep' }
  | { readonly type: 'mulligan' }
  | { readonly type: 'flip'; readonly island: number }
  | { readonly type: 'done' }
  | { readonly type: 'gain' }
  | { readonly type: 'draw' }
  | { readonly type: 'event'; readonly card: Face }
  | { readonly type: 'found'; readonly cards: readonly { readonly card: Face; readonly island: number }[] }
  | { readonly type: 'hazard'; readonly card: Face; readonly island: number }
  | { readonly type: 'recall'; readonly at: BoardPlace }
  | { readonly type: 'invest'; readonly on: readonly BoardPlace[] }
  | { readonly type: 'ship'; readonly card: Face }
  | { readonly type: 'crew'; readonly ships: readonly (readonly Face[])[] } // the crew of each ship after the move
  | { readonly type: 'raid'; readonly island: number; readonly ships: readonly number[] }
  | { readonly type: 'raise'; readonly hazards: readonly HazardRaise[] }
  | { readonly type: 'meet'; readonly way: number }
  | { readonly type: 'icons'; readonly from: readonly SkillIcon[] } // one entry per icon
  | { readonly type: 'discard'; readonly cards: readonly Face[] }
  | { readonly type: 'pick-crew'; readonly ship: number; readonly crew: number }
  | { readonly type: 'pick-ship'; readonly ship: number }
  | { readonly type: 'pick-island'; readonly island: number }
  | { readonly type: 'add'; readonly on: readonly BoardPlace[] }
  | { readonly type: 'look'; readonly at: BoardPlace }
  | { readonly type: 'trash'; readonly at: BoardPlace }
  | { readonly type: 'remove'; readonly at: BoardPlace }
  | { readonly type: 'shift'; readonly from: CoinTarget; readonly to: CoinTarget }
  | { readonly type: 'tow'; readonly island: number; readonly hazard: number; readonly to: number }
  | { readonly type: 'fetch'; readonly card: Face }
  | { readonly type: 'spread'; readonly ships: readonly number[]; readonly hazard: boolean }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
export type RunnerMoveOf<K extends Move['type']> = Extract<Move, { type: K }>

/** What the opponent may see of a draft: places and counts, never a face. */
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'island'; readonly island: number }
  | { readonly type: 'ships'; readonly ships: readonly number[] }
  | { readonly type: 'cards'; readonly count: number }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'at-random' }
  | { readonly type: 'only-choice' }
  | { readonly type: 'sells'; readonly points: number; readonly total: number }
  | { readonly type: 'funds'; readonly island: number; readonly isle: string }
  | { readonly type: 'pays-for'; readonly card: Face }
  | { readonly type: 'puts-to-work'; readonly card: Face }
  | { readonly type: 'needs-cards' }
  | { readonly type: 'finds-out' }
  | { readonly type: 'nothing-better' }
  | { readonly type: 'builds-up' }
  | { readonly type: 'saves' }
  | { readonly type: 'defends'; readonly island: number; readonly isle: string }
  | { readonly type: 'weakens'; readonly island: number; readonly isle: string }
  | { readonly type: 'hinders' }
  | { readonly type: 'lets-pass' }
  | { readonly type: 'takes-back' }
  | { readonly type: 'raids'; readonly island: number; readonly isle: string }
  | { readonly type: 'gets-past' }
  | { readonly type: 'keeps-best' }
  | { readonly type: 'looks-ahead'; readonly worlds: number }
