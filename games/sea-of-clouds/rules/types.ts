/** The data of Sea of Clouds: plain JSON, readonly throughout. Rule numbers are those of `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { DeckData, EffectData } from './deck-data.ts'
import type { Event } from './events.ts'
import type { Back, Space } from './words.ts'

/** What is printed on a card, by its name in the deck's file: `first-mate`. Views, events and moves speak of faces. */
export type Face = string
/** One physical card: `first-mate.1`, `first-mate.2` … */
export type Piece = string

export type Options = {
  readonly deck: string | DeckData // R1.2: a file's name, or the data itself
  readonly startSeat: 'random' | Seat // R2.2
  readonly reminders: boolean // R10.7
}

/** A card that lies face down or is held, and who has seen its face, ascending (R10.3). */
export type Down = { readonly card: Piece; readonly seenBy: readonly Seat[] }
/** The same as a viewer sees it; `face` is null where the viewer does not know it. */
export type Seen = { readonly back: Back; readonly face: Face | null; readonly seenBy: readonly Seat[] }

/** A space with its share of the loot. */
export type Share<C> = { readonly cards: readonly C[]; readonly doubloons: number }
/** A face-up Object and the doubloons on it (R8.1). */
export type Laid<C> = { readonly card: C; readonly doubloons: number }
/** A Pirate and the defeated captains for whom its effect is still to be resolved (R6.7). */
export type Crewman<C> = { readonly card: C; readonly against: readonly Seat[] }

/** All that lies before a captain. `C` is a card face up, `D` one face down. */
export type Captain<C, D> = {
  readonly doubloons: number
  readonly pirates: readonly Crewman<C>[]
  readonly relics: readonly C[]
  readonly objects: readonly Laid<C>[]
  readonly rum: readonly D[]
  readonly secrets: readonly D[]
}

/** R6.1: nobody wins where neither has Pirates. */
export type Battle = { readonly seats: readonly [Seat, Seat]; readonly winner: Seat | null; readonly tied: boolean }
export type Boarding = { readonly strengths: readonly number[]; readonly battles: readonly Battle[] }

/** What is still to happen. Everybody sees all of it. The first task of a state at rest is a question to its `seat`. */
export type Task =
  | { readonly type: 'look'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'decide'; readonly seat: Seat; readonly space: Space } // take or leave
  | { readonly type: 'play-cards'; readonly seat: Seat } // which card of those taken comes next
  | { readonly type: 'refill'; readonly space: Space }
  | { readonly type: 'end-turn'; readonly seat: Seat }
  | { readonly type: 'board' }
  | { readonly type: 'resolve'; readonly seat: Seat } // which Pirate's effect comes next
  | { readonly type: 'effect'; readonly seat: Seat; readonly card: Face; readonly effect: EffectData; readonly against: readonly Seat[] }
  | { readonly type: 'discard-object'; readonly seat: Seat; readonly card: Face; readonly by: Seat }
  | { readonly type: 'end-boarding' }
  | { readonly type: 'end-round' }
export type EffectTask = Extract<Task, { type: 'effect' }>

export type State = {
  readonly options: Options
  readonly seats: number
  readonly hat: Seat
  readonly parrot: Seat
  readonly round: number // from 1
  readonly shares: readonly Share<Down>[] // by space
  readonly captains: readonly Captain<Piece, Down>[] // by seat
  readonly hand: readonly Down[] // taken and not yet played
  readonly deck: readonly Piece[] // top card first
  readonly discards: readonly Piece[]
  readonly unseen: readonly Piece[] // left out at random (R2.3)
  readonly boarding: Boarding | null // while its effects are resolved
  readonly agenda: readonly Task[] // next first; empty when the match is over
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly hat: Seat
  readonly parrot: Seat
  readonly round: number
  readonly shares: readonly Share<Seen>[]
  readonly captains: readonly Captain<Face, Seen>[]
  readonly hand: readonly Seen[]
  readonly deckSize: number
  readonly deckTop: Back | null
  readonly deck: readonly Face[] | null // for 'open' alone
  readonly discards: readonly Face[]
  readonly unseenSize: number
  readonly unseen: readonly Face[] | null // for 'open' alone
  readonly boarding: Boarding | null
  readonly agenda: readonly Task[]
}

export type Move =
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | { readonly type: 'play'; readonly place: number } // of the cards taken; not by face, for equal cards may have been seen by others or not
  | { readonly type: 'pick'; readonly space: Space; readonly place: number }
  | { readonly type: 'discard'; readonly card: Face }
  | { readonly type: 'resolve'; readonly card: Face; readonly victim: Seat | null } // null: the effect is not aimed, or asks by itself
  | { readonly type: 'aim'; readonly victim: Seat }
  | { readonly type: 'exchange'; readonly victim: Seat; readonly give: Face; readonly take: Face | null } // null: Rum is drawn blind (R7.3)
  | { readonly type: 'decline' }

/** What others may see of a half-made move: where a finger hovers, never a face. */
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'space'; readonly space: Space }
  | { readonly type: 'captain'; readonly seat: Seat }

export type Refusal =
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-asked'; readonly seat: Seat } // who is asked
  | { readonly type: 'another-question'; readonly asked: Task['type'] }
  | { readonly type: 'not-in-hand'; readonly place: number }
  | { readonly type: 'no-card-there'; readonly space: Space; readonly place: number }
  | { readonly type: 'not-your-pirate'; readonly card: Face }
  | { readonly type: 'nothing-to-resolve'; readonly card: Face }
  | { readonly type: 'wrong-victim'; readonly card: Face; readonly victim: Seat | null }
  | { readonly type: 'not-defeated'; readonly victim: Seat }
  | { readonly type: 'not-your-rum'; readonly card: Face }
  | { readonly type: 'not-your-object'; readonly card: Face }
  | { readonly type: 'no-such-object'; readonly card: Face | null; readonly victim: Seat }
  | { readonly type: 'no-rum-there'; readonly victim: Seat }
  | { readonly type: 'drawn-blind' }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'at-random' }
  | { readonly type: 'takes'; readonly points: number; readonly hoped: number }
  | { readonly type: 'leaves'; readonly points: number; readonly hoped: number }
  | { readonly type: 'denies'; readonly points: number; readonly seat: Seat }
  | { readonly type: 'arms'; readonly strength: number; readonly rounds: number } // until the boarding, this one included
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
