/** The events of Sea of Clouds. A face that only some players may see is wrapped in an `EventLoot`; `viewEvent` sets it to null for the others. */
import type { Seat } from '@tortuga/kit'
import type { Back, ScoreCategory, Space } from '../components/constants.ts'

type Face = string

/** A card in an event. If `open`, all players see its face; otherwise only the seats in `seenBy` do. */
export type EventLoot = { readonly back: Back; readonly face: Face | null; readonly open: boolean; readonly seenBy: readonly Seat[] }

/** A captain's Rum after a card has left it: the place of that card, null for viewers who do not see which one it was, and who has seen each card that stays. */
export type RumLeft = { readonly place: number | null; readonly seenBy: readonly (readonly Seat[])[] }

/**
 * Places are indices in the lists of the view at that moment, so that `fold` can lead one view to the next. `card` is the card whose effect
 * it is. `top` is the back of the new top card of the deck, null if the deck is empty now.
 */
export type Event =
  | { readonly type: 'began'; readonly start: Seat; readonly unseen: number }
  | { readonly type: 'shares-laid'; readonly cards: readonly EventLoot[] }
  | { readonly type: 'round-began'; readonly round: number }
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly space: Space
      readonly cards: readonly EventLoot[]
      readonly isNew: readonly boolean[] // by card; false: the captain knew it already (R10.4)
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly space: Space }
  | {
      readonly type: 'added'
      readonly space: Space
      readonly back: Back | null // null: a doubloon was added
      readonly why: 'left' | 'refill' | 'effect'
      readonly top: Back | null
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly space: Space; readonly doubloons: number; readonly cards: readonly EventLoot[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: EventLoot; readonly top: Back | null }
  | { readonly type: 'found-deck-empty'; readonly seat: Seat } // the seat takes a doubloon instead
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: EventLoot; readonly place: number | null } // place in the hand; null: straight from the deck or a space
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Face; readonly place: number | null }
  | { readonly type: 'gained'; readonly seat: Seat; readonly amount: number; readonly card: Face }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number; readonly card: Face }
  | { readonly type: 'parrot-moved'; readonly seat: Seat; readonly from: Seat; readonly card: Face }
  | {
      readonly type: 'picked'
      readonly seat: Seat
      readonly space: Space
      readonly place: number
      readonly picked: EventLoot
      readonly isNew: boolean // false: the captain knew this card already (R10.4)
      readonly card: Face
    }
  | { readonly type: 'pirate-discarded'; readonly seat: Seat; readonly pirate: Face; readonly place: number; readonly card: Face }
  | {
      readonly type: 'boarding-began'
      readonly round: number
      readonly strengths: readonly number[]
      readonly crews: readonly number[] // number of Pirates by seat
      readonly fighters: readonly (readonly Face[])[] // by seat: the Pirates, and the Objects that change the strength
    }
  | { readonly type: 'fought'; readonly seats: readonly [Seat, Seat]; readonly winner: Seat | null; readonly tied: boolean }
  | {
      readonly type: 'chest-lost'
      readonly seat: Seat
      readonly from: Seat
      readonly object: Face
      readonly place: number
      readonly taken: number
      readonly left: number
    }
  | {
      readonly type: 'resolved'
      readonly seat: Seat
      readonly card: Face
      readonly place: number
      readonly victim: Seat | null
      readonly left: readonly Seat[] // the defeated captains against whom it is still to be resolved
    }
  | { readonly type: 'stole-doubloons'; readonly seat: Seat; readonly victim: Seat; readonly amount: number; readonly card: Face }
  | {
      readonly type: 'stole-rum'
      readonly seat: Seat
      readonly victim: Seat
      readonly rum: EventLoot
      readonly left: RumLeft
      readonly card: Face
    }
  | {
      readonly type: 'exchanged-rum'
      readonly seat: Seat
      readonly victim: Seat
      readonly given: EventLoot
      readonly taken: EventLoot
      readonly left: RumLeft // of the captain who exchanges
      readonly victimLeft: RumLeft
      readonly card: Face
    }
  | {
      readonly type: 'exchanged-objects'
      readonly seat: Seat
      readonly victim: Seat
      readonly given: Face
      readonly taken: Face
      readonly give: number // places
      readonly take: number
      readonly card: Face
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'aimed'; readonly seat: Seat; readonly victim: Seat; readonly card: Face }
  | {
      readonly type: 'object-discarded'
      readonly seat: Seat
      readonly object: Face
      readonly place: number
      readonly doubloons: number
      readonly by: Seat
      readonly card: Face
    }
  | { readonly type: 'no-effect'; readonly seat: Seat; readonly victim: Seat | null; readonly card: Face }
  | { readonly type: 'pirates-discarded'; readonly pirates: readonly (readonly Face[])[] } // by seat
  | { readonly type: 'chest-opened'; readonly seat: Seat; readonly object: Face; readonly place: number; readonly amount: number }
  | {
      readonly type: 'revealed'
      readonly seat: Seat
      readonly rum: readonly Face[] | null // null: not revealed by this event
      readonly secrets: readonly Face[] | null
    }
  | { readonly type: 'majority'; readonly of: string; readonly seat: Seat; readonly count: number }
  | { readonly type: 'counted'; readonly category: ScoreCategory; readonly points: readonly number[] } // by seat
  | {
      readonly type: 'scored'
      readonly seat: Seat
      readonly doubloons: number
      readonly rum: number
      readonly relics: number
      readonly secrets: number
      readonly objects: number
      readonly total: number
    }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly scores: readonly number[] }
