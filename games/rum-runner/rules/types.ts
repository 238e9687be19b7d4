/** The data of Rum Runner: plain JSON, readonly throughout. Rule numbers are those of `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { CardsData, Effect, Way } from './card-data.ts'

export const SIDES = ['crown', 'pirate'] as const
export type Side = (typeof SIDES)[number]
export type BySide<A> = Readonly<Record<Side, A>>

/** What is printed on a card: `light-rum`. Views, events and moves speak of faces. */
export type Face = string
/** One physical card. Copies of a face are `light-rum`, `light-rum.2` … */
export type Piece = string

export const BANKS = ['open', 'strict'] as const
export type Options = {
  readonly cards: string | CardsData // R1.2: a file's name, or the data itself
  readonly crown: 'random' | 0 | 1 // R2.1
  readonly mulligan: boolean // R2.5
  readonly turnCap: number | null // R10.4
  readonly bank: (typeof BANKS)[number] // R1.7, R1.8
}

/** R11.4: who knows a crown card in play. Face-up cards are known to all. */
export const SEEN_BY = ['crown', 'both', 'all'] as const
export type SeenBy = (typeof SEEN_BY)[number]

export type Hazard<C> = {
  readonly card: C
  readonly up: boolean
  readonly coins: number
  readonly seenBy: SeenBy
  readonly since: boolean // R11.3: it has lain here since the set-up
}
export type Investment<C> = {
  readonly card: C
  readonly up: boolean
  readonly coins: number
  readonly seenBy: SeenBy
  readonly due: boolean // its text for the end of the turn has still to happen
}
export type Island<C> = { readonly investment: Investment<C> | null; readonly hazards: readonly Hazard<C>[] } // hazards: from the island outwards
/** `navigation` and `combat` are icons used in this raid. */
export type Crew = { readonly card: string; readonly navigation: number; readonly combat: number; readonly due: boolean }
export type Ship = {
  readonly card: string
  readonly coins: number
  readonly raiding: boolean
  readonly navigation: number
  readonly combat: number
  readonly crew: readonly Crew[]
}

/** A crown card in play: in a lane, or on the island where `hazard` is null. */
export type Place = { readonly island: number; readonly hazard: number | null }
/** A crew card in play. */
export type Berth = { readonly ship: number; readonly crew: number }
/** An icon: of a ship, where `crew` is null, or of one of its crew. */
export type Icon = { readonly ship: number; readonly crew: number | null }

export type Raid = {
  readonly island: number
  readonly facing: number // place in the lane of the hazard that is faced now, or next
  readonly result: 'stopped' | 'success' | null
}

/** Where an effect comes from. */
export type Source =
  | { readonly from: 'event'; readonly side: Side }
  | { readonly from: 'island'; readonly island: number }
  | { readonly from: 'shown'; readonly party: boolean } // a card raided from deck or hand; party: in a raid
  | { readonly from: 'crew'; readonly ship: number; readonly crew: number }
  | { readonly from: 'raid' }

/** What is still to happen. The first entry is what somebody is asked. */
export type Task =
  | { readonly type: 'mulligan'; readonly side: Side }
  | { readonly type: 'reveal' }
  | { readonly type: 'ready' }
  | { readonly type: 'actions' }
  | { readonly type: 'turn-end' }
  | { readonly type: 'turn-effects' }
  | { readonly type: 'draw-one' }
  | { readonly type: 'limit' }
  | { readonly type: 'next-turn' }
  | { readonly type: 'raise' }
  | { readonly type: 'face' }
  | { readonly type: 'way'; readonly way: Way }
  | { readonly type: 'wear' }
  | { readonly type: 'loot' }
  | { readonly type: 'raided'; readonly source: Source }
  | { readonly type: 'muster' }
  | { readonly type: 'crew-effects' }
  | { readonly type: 'reward'; readonly effects: readonly Effect[] }
  | { readonly type: 'raid-end' }
  | { readonly type: 'do'; readonly effect: Effect; readonly source: Source }

export const ENDINGS = ['rum', 'cap'] as const
export type Ending = (typeof ENDINGS)[number]

export type State = {
  readonly options: Options
  readonly seats: number
  readonly crown: Seat
  readonly turn: Side
  readonly round: number // how many turns the crown has begun
  readonly actions: number // still to take in this turn
  readonly bank: number
  readonly supplies: BySide<number>
  readonly hands: BySide<readonly Piece[]>
  readonly decks: BySide<readonly Piece[]> // top card first
  readonly discards: BySide<readonly Piece[]> // the last one lies on top
  readonly scores: BySide<readonly Piece[]>
  readonly removed: readonly Piece[]
  readonly islands: readonly Island<Piece>[] // Home Port first
  readonly fleet: readonly Ship[]
  readonly shown: Piece | null // a card raided from deck or hand, or discarded by the crown, being dealt with
  readonly knownTop: number // R11.7: so many cards on top of the pirate's deck are known to all
  readonly mixed: boolean // the crown has mixed a hand into its deck
  readonly raid: Raid | null
  readonly agenda: readonly Task[]
  readonly ending: Ending | null
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly crown: Seat
  readonly side: Side | null // the viewer's
  readonly turn: Side
  readonly round: number
  readonly actions: number
  readonly bank: number
  readonly supplies: BySide<number>
  readonly hand: readonly Face[]
  readonly hands: BySide<readonly Face[]> | null // for 'open' alone
  readonly handSizes: BySide<number>
  readonly decks: BySide<readonly Face[]> | null // for 'open' alone
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
  readonly ending: Ending | null
}

/** What state and view have in common: enough for whatever is judged by public things alone. */
export type Table = Pick<View, 'options' | 'turn' | 'actions' | 'bank' | 'supplies' | 'discards' | 'fleet' | 'islands' | 'raid' | 'agenda'>

/** A coin's place, for moving it. */
export type CoinPlace =
  | { readonly type: 'hazard'; readonly island: number; readonly hazard: number }
  | { readonly type: 'ship'; readonly ship: number }

/** R7.4: a hazard to be raised; of its cost `own` is paid with its own coins, then `extra` is put on it. */
export type Raising = { readonly hazard: number; readonly own: number; readonly extra: number }

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
  | { readonly type: 'recall'; readonly at: Place }
  | { readonly type: 'invest'; readonly on: readonly Place[] }
  | { readonly type: 'ship'; readonly card: Face }
  | { readonly type: 'crew'; readonly ships: readonly (readonly Face[])[] } // who is on each ship when all is done
  | { readonly type: 'raid'; readonly island: number; readonly ships: readonly number[] }
  | { readonly type: 'raise'; readonly hazards: readonly Raising[] }
  | { readonly type: 'meet'; readonly way: number }
  | { readonly type: 'icons'; readonly from: readonly Icon[] } // an entry for each icon
  | { readonly type: 'discard'; readonly cards: readonly Face[] }
  | { readonly type: 'pick-crew'; readonly ship: number; readonly crew: number }
  | { readonly type: 'pick-ship'; readonly ship: number }
  | { readonly type: 'pick-island'; readonly island: number }
  | { readonly type: 'add'; readonly on: readonly Place[] }
  | { readonly type: 'look'; readonly at: Place }
  | { readonly type: 'trash'; readonly at: Place }
  | { readonly type: 'remove'; readonly at: Place }
  | { readonly type: 'shift'; readonly from: CoinPlace; readonly to: CoinPlace }
  | { readonly type: 'tow'; readonly island: number; readonly hazard: number; readonly to: number }
  | { readonly type: 'fetch'; readonly card: Face }
  | { readonly type: 'spread'; readonly ships: readonly number[]; readonly hazard: boolean }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>

/** What others may see of a half-made move: where the hand hovers, never a face. */
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
  | { readonly type: 'builds-up' }
  | { readonly type: 'saves' }
  | { readonly type: 'defends'; readonly island: number; readonly isle: string }
  | { readonly type: 'lets-pass' }
  | { readonly type: 'takes-back' }
  | { readonly type: 'raids'; readonly island: number; readonly isle: string }
  | { readonly type: 'gets-past' }
  | { readonly type: 'keeps-best' }
  | { readonly type: 'looks-ahead'; readonly worlds: number }
