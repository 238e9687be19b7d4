/** The data of RUM: plain JSON, readonly throughout. Rule numbers are those of `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { DeckData } from './deck-data.ts'

/** A colour's name, as the deck's file gives it. */
export type Colour = string
/** What is printed on a card: `red2-orange1`, or `parrot`. Views, events and moves speak of faces. */
export type Face = string
/** One physical card. Where a deck repeats a face, the copies are `red2-orange1`, `red2-orange1.2` … */
export type Piece = string

/** The end of a rum card that lies up: with one bottle or with two. */
export const ENDS = ['one', 'two'] as const
export type End = (typeof ENDS)[number]

/** R1.6: the beach's three places. */
export const SLOTS = [0, 1, 2] as const
export type SlotNumber = (typeof SLOTS)[number]
/** Where a card is drawn from. */
export type Source = 'wreck' | SlotNumber

export const START_SEATS = ['random', 'afterDealer'] as const
export const BEACH_BOTTLES = ['all', 'chosen'] as const

export type Options = {
  readonly deck: string | DeckData // R1.2: a file's name, or the data itself
  readonly startSeat: (typeof START_SEATS)[number] | Seat // R2.6
  readonly beachBottles: (typeof BEACH_BOTTLES)[number] // R4.3
  readonly handMustContribute: boolean // R4.7
}

/** A place of the beach. It is empty only while the parrot drawn from it is being dealt with. */
export type Slot<Down> =
  | { readonly type: 'up'; readonly card: Face }
  | { readonly type: 'down'; readonly card: Down }
  | { readonly type: 'empty' }

export type Captain = { readonly colour: Colour; readonly owner: Seat | null; readonly value: number }

/** Discards that are owed. Whoever holds no more than `amount` is not asked (R6.3). */
export type Ask = {
  readonly cause: 'drawn' | 'tide'
  readonly slot: SlotNumber | null // where the parrot lay; null: it came from the wreck
  readonly amount: number
  readonly waiting: readonly Seat[] // who has still to choose, ascending
  readonly sealed: readonly (readonly string[] | null)[] // by seat: what was chosen, in the order of the hand
}

export const ENDINGS = ['points', 'clock'] as const
export type Ending = (typeof ENDINGS)[number]

export type State = {
  readonly options: Options
  readonly seats: number
  readonly turn: Seat // whose turn it is, also while others discard
  readonly clock: number
  readonly captains: readonly Captain[] // in the deck's order of colours
  readonly hands: readonly (readonly Piece[])[] // by seat, the card held longest first
  readonly beach: readonly Slot<Piece>[]
  readonly wreck: readonly Piece[] // a heap: cards are taken from any place of it by chance (R3.7), and laid at its end
  readonly apart: Piece | null // the parrot, shown and not yet back in the wreck (R6.1)
  readonly known: readonly (readonly Piece[])[] // by seat: the cards of that hand that everybody knows (R10.3)
  readonly wreckKnown: readonly Piece[] // cards everybody knows to lie in the wreck (R10.4)
  readonly wreckOwn: readonly (readonly Piece[])[] // by seat: those that this seat alone knows to lie there (R10.5)
  readonly ask: Ask | null
  readonly ending: Ending | null
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly turn: Seat
  readonly clock: number
  readonly captains: readonly Captain[]
  readonly hand: readonly Face[] // the viewer's own, the card held longest first
  readonly handSizes: readonly number[]
  readonly hands: readonly (readonly Face[])[] | null // for 'open' alone
  readonly beach: readonly Slot<Face | null>[]
  readonly wreckSize: number
  readonly wreck: readonly Face[] | null // for 'open' alone
  readonly apart: Face | null
  readonly known: readonly (readonly Face[])[]
  readonly wreckKnown: readonly Face[]
  readonly wreckOwn: readonly Face[] // what the viewer knows beyond that
  readonly wreckOwnSizes: readonly number[]
  readonly ask: Ask | null // others' sealed choices are null
  readonly ending: Ending | null
}

/** A card of a set, with the end that counts. */
export type Laid = { readonly card: Face; readonly end: End }

export type Move =
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'play'; readonly cards: readonly Laid[]; readonly beach: readonly SlotNumber[] | null } // null: all face-up bottles
  | { readonly type: 'discard'; readonly cards: readonly Face[] }
export type Play = Extract<Move, { type: 'play' }>

/** What others may see of a half-made move: where the hand hovers and how many cards are picked, never which. */
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'cards'; readonly count: number }

export type Event =
  | { readonly type: 'began'; readonly start: Seat; readonly dealer: Seat | null }
  | { readonly type: 'beach-laid'; readonly cards: readonly Face[] }
  | { readonly type: 'dealt'; readonly cards: readonly (Face | null)[] } // by seat
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: Source; readonly card: Face | null; readonly open: boolean }
  | { readonly type: 'parrot-drawn'; readonly seat: Seat; readonly from: Source }
  | { readonly type: 'refilled'; readonly slot: SlotNumber; readonly card: Face | null; readonly open: boolean }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Laid[]; readonly beach: readonly SlotNumber[] } // beach: the slots that counted
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly colour: Colour
      readonly from: Seat | null
      readonly before: number
      readonly value: number
      readonly bottles: number
      readonly trio: boolean
    }
  | { readonly type: 'wreck-emptied'; readonly seats: readonly Seat[] } // whose hands go back
  | { readonly type: 'asked'; readonly cause: Ask['cause']; readonly amount: number; readonly seats: readonly Seat[] }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'returned'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'clock-rose'; readonly to: number }
  | { readonly type: 'parrot-returned' }
  | { readonly type: 'tide-came'; readonly cards: readonly Face[] }
  | { readonly type: 'washed-away'; readonly cards: readonly Face[] }
  | { readonly type: 'ended'; readonly reason: Ending; readonly places: readonly number[]; readonly scores: readonly number[] }

/** How a set stands against one captain: for a sentence that says what was missing. */
export type Shortfall = { readonly colour: Colour; readonly bottles: number; readonly value: number; readonly own: boolean }

export type Refusal =
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-your-turn'; readonly turn: Seat }
  | { readonly type: 'discards-first'; readonly amount: number; readonly waiting: readonly Seat[] }
  | { readonly type: 'no-discard-owed' }
  | { readonly type: 'not-in-hand'; readonly card: Face }
  | { readonly type: 'card-twice'; readonly card: Face }
  | { readonly type: 'wrong-count'; readonly given: number; readonly amount: number }
  | { readonly type: 'no-cards' }
  | { readonly type: 'beach-counts-whole' }
  | { readonly type: 'slot-face-down'; readonly slot: SlotNumber }
  | { readonly type: 'slot-twice'; readonly slot: SlotNumber }
  | { readonly type: 'gains-nothing'; readonly shortfalls: readonly Shortfall[] }
  | { readonly type: 'hand-adds-nothing'; readonly colours: readonly Colour[] }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'at-random' }
  | { readonly type: 'wins'; readonly points: number }
  | { readonly type: 'gains'; readonly points: number; readonly taken: number; readonly cards: number } // taken: points that others lose
  | { readonly type: 'draws-for'; readonly colour: Colour; readonly value: number } // what the next set could bring a captain to
  | { readonly type: 'digs' }
  | { readonly type: 'keeps-best' }

export type RumTypes = {
  options: Options
  state: State
  view: View
  move: Move
  draft: Draft
  event: Event
  refusal: Refusal
  reason: Reason
}
