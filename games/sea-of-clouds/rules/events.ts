/** What can happen. Faces that not everybody sees stand in a `Shown`; a viewer's share of it has null for a face it does not know. */
import type { Seat } from '@tortuga/kit'
import type { Back, Space } from './words.ts'

type Face = string

/** A card in an event: seen by all where it is open, else by the seats that know it. */
export type Shown = { readonly back: Back; readonly face: Face | null; readonly open: boolean; readonly seenBy: readonly Seat[] }

export type Event =
  | { readonly type: 'began'; readonly start: Seat; readonly unseen: number }
  | { readonly type: 'shares-laid'; readonly backs: readonly Back[] }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly space: Space; readonly cards: readonly Shown[] }
  | { readonly type: 'left'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'added'; readonly space: Space; readonly back: Back | null; readonly why: 'left' | 'refill' | 'effect' } // null: a doubloon
  | { readonly type: 'took'; readonly seat: Seat; readonly space: Space; readonly doubloons: number; readonly cards: readonly Shown[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'found-deck-empty'; readonly seat: Seat } // and takes a doubloon
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'gained'; readonly seat: Seat; readonly amount: number; readonly card: Face }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number; readonly card: Face }
  | { readonly type: 'parrot-moved'; readonly seat: Seat; readonly from: Seat; readonly card: Face }
  | {
      readonly type: 'picked'
      readonly seat: Seat
      readonly space: Space
      readonly place: number
      readonly picked: Shown
      readonly card: Face
    }
  | { readonly type: 'pirate-discarded'; readonly seat: Seat; readonly pirate: Face; readonly card: Face }
  | { readonly type: 'boarding-began'; readonly round: number; readonly strengths: readonly number[]; readonly crews: readonly number[] } // crews: Pirates, by seat
  | { readonly type: 'fought'; readonly seats: readonly [Seat, Seat]; readonly winner: Seat | null; readonly tied: boolean }
  | {
      readonly type: 'chest-lost'
      readonly seat: Seat
      readonly from: Seat
      readonly object: Face
      readonly taken: number
      readonly left: number
    }
  | { readonly type: 'stole-doubloons'; readonly seat: Seat; readonly victim: Seat; readonly amount: number; readonly card: Face }
  | { readonly type: 'stole-rum'; readonly seat: Seat; readonly victim: Seat; readonly rum: Shown; readonly card: Face }
  | {
      readonly type: 'exchanged-rum'
      readonly seat: Seat
      readonly victim: Seat
      readonly given: Shown
      readonly taken: Shown
      readonly card: Face
    }
  | {
      readonly type: 'exchanged-objects'
      readonly seat: Seat
      readonly victim: Seat
      readonly given: Face
      readonly taken: Face
      readonly card: Face
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'aimed'; readonly seat: Seat; readonly victim: Seat; readonly card: Face }
  | {
      readonly type: 'object-discarded'
      readonly seat: Seat
      readonly object: Face
      readonly doubloons: number
      readonly by: Seat
      readonly card: Face
    }
  | { readonly type: 'no-effect'; readonly seat: Seat; readonly victim: Seat | null; readonly card: Face }
  | { readonly type: 'pirates-discarded'; readonly pirates: readonly (readonly Face[])[] } // by seat
  | { readonly type: 'chest-opened'; readonly seat: Seat; readonly object: Face; readonly amount: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly rum: readonly Face[]; readonly secrets: readonly Face[] }
  | { readonly type: 'majority'; readonly of: string; readonly seat: Seat; readonly count: number }
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
