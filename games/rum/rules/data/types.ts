/** The data of RUM: plain, readonly JSON. Comments cite the rule numbers of `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { RumDeckData } from './deck-data.ts'

/** The name of a colour, as the deck data spells it. */
export type BottleColour = string
/** The printed side of a card: `red2-orange1` or `parrot`. Views, events and moves name faces, never pieces. */
export type Face = string
/** One physical card. If a deck repeats a face, its copies are `red2-orange1`, `red2-orange1.2` … */
export type Piece = string

/** The two ends of a rum card, by number of bottles. Only the end that points up counts (R4.1). */
export const ENDS = ['one', 'two'] as const
export type CardEnd = (typeof ENDS)[number]

/** R1.6: the three places of the beach. */
export const SLOTS = [0, 1, 2] as const
export type SlotNumber = (typeof SLOTS)[number]
/** Where a player draws a card. */
export type DrawSource = 'wreck' | SlotNumber

export const START_SEATS = ['random', 'afterDealer'] as const
export const BEACH_BOTTLES = ['all', 'chosen'] as const

export type Options = {
  readonly deck: string | RumDeckData // R1.2: the name of a deck, or its data
  readonly startSeat: (typeof START_SEATS)[number] | Seat // R2.6
  readonly beachBottles: (typeof BEACH_BOTTLES)[number] // R4.3
  readonly handMustContribute: boolean // R4.7
}

/** One place of the beach. It is empty only while the parrot drawn from it is resolved (R6.5). */
export type Slot<Down> =
  | { readonly type: 'up'; readonly card: Face }
  | { readonly type: 'down'; readonly card: Down }
  | { readonly type: 'empty' }

export type CaptainState = { readonly colour: BottleColour; readonly owner: Seat | null; readonly value: number }

/** Why the parrot is shown: a player drew it (R6.1), or the tide turned it up (R8.2). */
export const PARROT_CAUSES = ['drawn', 'tide'] as const
export type ParrotCause = (typeof PARROT_CAUSES)[number]

/** R6.2, R8.2: the parrot makes players discard. A player with no more than `amount` cards has no choice and is not asked (R6.3). */
export type DiscardRequest = {
  readonly type: 'discards'
  readonly cause: ParrotCause
  readonly amount: number
  readonly waiting: readonly Seat[] // seats that still have to choose, ascending
  readonly sealed: readonly (readonly string[] | null)[] // by seat: the chosen cards in hand order; null if the seat has not chosen
}

/** R3.6: the steps of a turn, in order. */
export const TURN_STEPS = ['action', 'empty-wreck', 'drawn-parrot', 'refill', 'tide', 'next-player'] as const
export type TurnStep = (typeof TURN_STEPS)[number]

/** Something that still has to happen. */
export type Task =
  | { readonly type: 'turn'; readonly next: TurnStep } // R3.6: this step of the turn and the ones after it
  | DiscardRequest
  | { readonly type: 'quiet-beach' } // R8.5: the tide looks for a parrot, then for a trio
  | { readonly type: 'tide-parrot' } // R8.2
  | { readonly type: 'tide-refill' } // R8.3
  | { readonly type: 'tide-trio' } // R8.4

export const ENDINGS = ['points', 'clock'] as const
export type RumEnding = (typeof ENDINGS)[number]

export type State = {
  readonly options: Options
  readonly seats: number
  readonly turn: Seat // the player whose turn it is, even while other players discard
  readonly clock: number
  readonly captains: readonly CaptainState[] // one for each colour, in the order of the deck
  readonly hands: readonly (readonly Piece[])[] // by seat, oldest card first
  readonly beach: readonly Slot<Piece>[]
  readonly wreck: readonly Piece[] // a heap: cards are taken at random (R3.7) and appended when they come back
  readonly apart: Piece | null // the drawn parrot, until it goes back to the wreck (R6.1)
  readonly known: readonly (readonly Piece[])[] // by seat: the cards of that hand that all players know (R10.3)
  readonly wreckKnown: readonly Piece[] // cards that all players know to be in the wreck (R10.4)
  readonly wreckOwn: readonly (readonly Piece[])[] // by seat: cards that only this player knows to be in the wreck (R10.5)
  readonly agenda: readonly Task[] // what still has to happen, next first; empty when the match is over
  readonly ending: RumEnding | null
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly turn: Seat
  readonly clock: number
  readonly captains: readonly CaptainState[]
  readonly hand: readonly Face[] // the viewer's own, oldest card first
  readonly handSizes: readonly number[]
  readonly hands: readonly (readonly Face[])[] | null // null unless the viewer is 'open'
  readonly beach: readonly Slot<Face | null>[]
  readonly wreckSize: number
  readonly wreck: readonly Face[] | null // null unless the viewer is 'open'
  readonly apart: Face | null
  readonly known: readonly (readonly Face[])[]
  readonly wreckKnown: readonly Face[]
  readonly wreckOwn: readonly Face[] // what the viewer knows beyond `wreckKnown` (R10.5)
  readonly wreckOwnSizes: readonly number[]
  readonly agenda: readonly Task[] // the sealed choices of other players are null
  readonly ending: RumEnding | null
}

/** A card of a set and the end that points up. */
export type CardWithEnd = { readonly card: Face; readonly end: CardEnd }

export type Move =
  | { readonly type: 'draw'; readonly from: DrawSource }
  | { readonly type: 'play'; readonly cards: readonly CardWithEnd[]; readonly beach: readonly SlotNumber[] | null } // the beach slots that count; null: all that are face up
  | { readonly type: 'discard'; readonly cards: readonly Face[] }
export type SetPlay = Extract<Move, { type: 'play' }>
/** R3.1: what a player does with a turn. */
export type TurnAction = Extract<Move, { type: 'draw' | 'play' }>

/** What other players see of a half-made move: where the player is about to draw, or how many cards are picked, but never which cards. */
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'draw'; readonly from: DrawSource }
  | { readonly type: 'cards'; readonly count: number }

export type Event =
  | { readonly type: 'began'; readonly start: Seat; readonly dealer: Seat | null }
  | { readonly type: 'beach-laid'; readonly cards: readonly Face[] }
  | { readonly type: 'dealt'; readonly cards: readonly (Face | null)[] } // by seat
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: DrawSource; readonly card: Face | null; readonly open: boolean }
  | { readonly type: 'parrot-drawn'; readonly seat: Seat; readonly from: DrawSource }
  | { readonly type: 'refilled'; readonly slot: SlotNumber; readonly card: Face | null; readonly open: boolean }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly CardWithEnd[]; readonly beach: readonly SlotNumber[] } // beach: the slots whose bottles counted
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly colour: BottleColour
      readonly from: Seat | null
      readonly before: number
      readonly value: number
      readonly bottles: number
      readonly trio: boolean
    }
  | { readonly type: 'wreck-emptied'; readonly seats: readonly Seat[] } // the players who return their hands
  | { readonly type: 'asked'; readonly cause: ParrotCause; readonly amount: number; readonly seats: readonly Seat[] }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'returned'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'clock-rose'; readonly to: number }
  | { readonly type: 'parrot-returned' }
  | { readonly type: 'tide-came'; readonly cards: readonly Face[] }
  | { readonly type: 'washed-away'; readonly cards: readonly Face[] }
  | { readonly type: 'ended'; readonly reason: RumEnding; readonly places: readonly number[]; readonly scores: readonly number[] }

/** A captain that a refused set does not gain, with the numbers that the message needs. */
type Shortfall = { readonly colour: BottleColour; readonly bottles: number; readonly value: number; readonly own: boolean }

/** `rules` names the rule that was broken, where the type alone does not say it. */
export type Refusal =
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-your-turn'; readonly turn: Seat }
  | {
      readonly type: 'discards-first'
      readonly amount: number
      readonly waiting: readonly Seat[]
      readonly rules?: readonly ('R6.2' | 'R8.2')[]
    }
  | { readonly type: 'no-discard-owed' }
  | { readonly type: 'not-in-hand'; readonly card: Face; readonly rules?: readonly ('R4.1' | 'R6.2')[] }
  | { readonly type: 'card-twice'; readonly card: Face; readonly rules?: readonly ('R4.1' | 'R6.2')[] }
  | { readonly type: 'wrong-count'; readonly given: number; readonly amount: number }
  | { readonly type: 'no-cards' }
  | { readonly type: 'beach-counts-whole' }
  | { readonly type: 'slot-face-down'; readonly slot: SlotNumber }
  | { readonly type: 'slot-twice'; readonly slot: SlotNumber }
  | { readonly type: 'gains-nothing'; readonly shortfalls: readonly Shortfall[] }
  | { readonly type: 'hand-adds-nothing'; readonly colours: readonly BottleColour[] }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'at-random' }
  | { readonly type: 'wins'; readonly points: number }
  | { readonly type: 'gains'; readonly points: number; readonly taken: number; readonly cards: number } // taken: points that other players lose
  | { readonly type: 'draws-for'; readonly colour: BottleColour; readonly value: number } // the value to which the next set could raise this captain
  | { readonly type: 'collects'; readonly colour: BottleColour; readonly bottles: number; readonly needed: number } // bottles in hand and on the beach, and how many gain the captain
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
