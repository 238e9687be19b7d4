/** The data types of Sea of Clouds: plain, readonly JSON. Rule numbers refer to `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { LootDeckData, LootEffect } from '../components/deck-types.ts'
import type { Event } from './events.ts'
import type { Back, Space } from '../components/constants.ts'

/** A card's id in the deck data, such as `first-mate`. Views and events name faces, because copies of a card are interchangeable. Moves name places, because two equal cards may differ in what has happened to them (R1.12). */
export type Face = string
/** One physical card: `first-mate.1`, `first-mate.2` … */
export type Piece = string

export type Options = {
  readonly deck: string | LootDeckData // R1.2: the name of a deck, or its data
  readonly startSeat: 'random' | Seat // R2.2
  readonly reminders: boolean // R10.7
}

/** A card that is face down or in the hand. `seenBy` lists the seats that have seen its face, in ascending order (R10.3). */
export type FaceDownLoot = { readonly card: Piece; readonly seenBy: readonly Seat[] }
/** The same card in a view. `face` is null if the viewer does not know it. */
export type FaceDownLootView = { readonly back: Back; readonly face: Face | null; readonly seenBy: readonly Seat[] }

/** The cards and doubloons on one space. */
export type LootShare<C> = { readonly cards: readonly C[]; readonly doubloons: number }
/** A face-up Object and the doubloons on it (R8.1). */
export type ObjectInPlay<C> = { readonly card: C; readonly doubloons: number }
/** A Pirate and the defeated captains against whom its effect is not yet resolved (R6.7). */
export type PirateInPlay<C> = { readonly card: C; readonly against: readonly Seat[] }

/** Everything a captain owns. `C` is a face-up card, `D` a face-down one. */
export type CaptainBoard<C, D> = {
  readonly doubloons: number
  readonly pirates: readonly PirateInPlay<C>[]
  readonly relics: readonly C[]
  readonly objects: readonly ObjectInPlay<C>[]
  readonly rum: readonly D[]
  readonly secrets: readonly D[]
}

export type SeaCaptain = CaptainBoard<Piece, FaceDownLoot>
export type SeaCaptainView = CaptainBoard<Face, FaceDownLootView>

/** R6.3: `winner` is null if neither captain has Pirates. */
export type Battle = { readonly seats: readonly [Seat, Seat]; readonly winner: Seat | null; readonly tied: boolean }
export type Boarding = { readonly strengths: readonly number[]; readonly battles: readonly Battle[] }

/** What still has to happen. All players see the whole agenda. Between moves, the first task is a question to its `seat`. */
export type Task =
  | { readonly type: 'decide'; readonly seat: Seat; readonly space: Space } // take or leave the share that the captain has looked at
  | { readonly type: 'play-cards'; readonly seat: Seat } // which of the cards taken is played next
  | { readonly type: 'refill'; readonly space: Space }
  | { readonly type: 'end-turn'; readonly seat: Seat }
  | { readonly type: 'board' }
  | { readonly type: 'resolve'; readonly seat: Seat } // which Pirate's effect comes next
  | EffectTask
  | { readonly type: 'discard-object'; readonly seat: Seat; readonly card: Face; readonly by: Seat }
  | { readonly type: 'end-boarding' }
  | { readonly type: 'end-round' }
export type SeaTaskOf<K extends Task['type']> = Extract<Task, { readonly type: K }>
/** A card effect that is being resolved. `against`: the defeated captains it may be aimed at. */
export type EffectTask<E extends LootEffect = LootEffect> = {
  readonly type: 'effect'
  readonly seat: Seat
  readonly card: Face
  readonly effect: E
  readonly against: readonly Seat[]
}

export type State = {
  readonly options: Options
  readonly seats: number
  readonly hat: Seat
  readonly parrot: Seat
  readonly round: number // from 1
  readonly shares: readonly LootShare<FaceDownLoot>[] // by space
  readonly captains: readonly CaptainBoard<Piece, FaceDownLoot>[] // by seat
  readonly hand: readonly FaceDownLoot[] // cards taken but not yet played
  readonly deck: readonly Piece[] // top card first
  readonly discards: readonly Piece[]
  readonly unseen: readonly Piece[] // removed at random (R2.3)
  readonly boarding: Boarding | null // set while the effects of a boarding are resolved
  readonly agenda: readonly Task[] // next first; empty when the match is over
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly hat: Seat
  readonly parrot: Seat
  readonly round: number
  readonly shares: readonly LootShare<FaceDownLootView>[]
  readonly captains: readonly CaptainBoard<Face, FaceDownLootView>[]
  readonly hand: readonly FaceDownLootView[]
  readonly deckSize: number
  readonly deckTop: Back | null
  readonly deck: readonly Face[] | null // only for the 'open' viewer
  readonly discards: readonly Face[]
  readonly unseenSize: number
  readonly unseen: readonly Face[] | null // only for the 'open' viewer
  readonly boarding: Boarding | null
  readonly agenda: readonly Task[]
}

/** A `place` is an index in a list of the view: of the hand, a space, or the captain's Pirates, Objects or Rum (R1.12). */
export type Move =
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | { readonly type: 'play'; readonly place: number }
  | { readonly type: 'pick'; readonly space: Space; readonly place: number }
  | { readonly type: 'discard'; readonly place: number } // among the Pirates or Objects that the question is about
  | { readonly type: 'resolve'; readonly place: number; readonly victim: Seat | null } // null: the effect has no victim, or asks for one later
  | { readonly type: 'aim'; readonly victim: Seat }
  | { readonly type: 'exchange'; readonly victim: Seat; readonly give: number; readonly take: number | null } // places; null: the Rum is random (R7.3)
  | { readonly type: 'decline' }

export type SeaMoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>

/** The part of an unfinished move that other players may see: a space or a captain, never a face. */
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'space'; readonly space: Space }
  | { readonly type: 'captain'; readonly seat: Seat }

/** `rules`: the rules of the question, where a type of refusal belongs to several questions. */
export type Refusal =
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-asked'; readonly seat: Seat } // the seat that is asked
  | { readonly type: 'another-question'; readonly asked: Task['type']; readonly rules?: readonly string[] }
  | { readonly type: 'not-in-hand'; readonly place: number }
  | { readonly type: 'no-card-there'; readonly space: Space; readonly place: number }
  | { readonly type: 'not-your-pirate'; readonly rules?: readonly string[] }
  | { readonly type: 'nothing-to-resolve'; readonly card: Face }
  | { readonly type: 'wrong-victim'; readonly card: Face; readonly victim: Seat | null }
  | { readonly type: 'not-defeated'; readonly victim: Seat; readonly rules?: readonly string[] }
  | { readonly type: 'not-your-rum' }
  | { readonly type: 'not-your-object'; readonly rules?: readonly string[] }
  | { readonly type: 'no-such-object'; readonly isChosen: boolean; readonly victim: Seat } // false: the move names no Object to take
  | { readonly type: 'no-rum-there'; readonly victim: Seat }
  | { readonly type: 'drawn-blind' }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'at-random' }
  | { readonly type: 'takes'; readonly points: number; readonly hoped: number }
  | { readonly type: 'leaves'; readonly points: number; readonly hoped: number }
  | { readonly type: 'denies'; readonly points: number; readonly seat: Seat }
  | { readonly type: 'arms'; readonly strength: number; readonly rounds: number } // until the boarding, including this round
  | { readonly type: 'foresees' }
  | { readonly type: 'orders'; readonly card: Face }
  | { readonly type: 'picks'; readonly points: number }
  | { readonly type: 'gives-up'; readonly card: Face }
  | { readonly type: 'resolves'; readonly card: Face }
  | { readonly type: 'aims'; readonly victim: Seat }
  | { readonly type: 'exchanges'; readonly points: number }
  | { readonly type: 'keeps' }

export type SeaTypes = {
  options: Options
  state: State
  view: View
  move: Move
  draft: Draft
  event: Event
  refusal: Refusal
  reason: Reason
}
