/** What can happen at the table, why a move can be turned down, and all the game's data by name. */
import type { Seat } from '@tortuga/kit'
import type { Effect, Skill } from './card-data.ts'
import type { CoinPlace, Draft, Ending, Face, Icon, Move, Options, Place, Reason, SeenBy, Side, State, Task, View } from './types.ts'

/** Faces are null where the viewer may not know them. `isle` names the island of a place, `isles` those of several, so that a log needs no table. */
export type Event =
  | { readonly type: 'began'; readonly crown: Seat }
  | { readonly type: 'hazards-laid'; readonly seat: Seat; readonly cards: readonly (Face | null)[] } // by island
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly cards: readonly (Face | null)[] } // the new hand
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ships: readonly number[]; readonly cards: readonly Face[] }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly island: number; readonly isle: string; readonly card: Face }
  | { readonly type: 'scored'; readonly seat: Seat; readonly card: Face; readonly points: number; readonly total: number }
  | { readonly type: 'hand-mixed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'deck-renewed'; readonly seat: Seat; readonly removed: readonly Face[]; readonly size: number }
  | { readonly type: 'event-played'; readonly seat: Seat; readonly card: Face; readonly cost: number }
  | {
      readonly type: 'founded'
      readonly seat: Seat
      readonly cards: readonly { readonly island: number; readonly isle: string; readonly card: Face | null }[]
    }
  | { readonly type: 'hazard-played'; readonly seat: Seat; readonly island: number; readonly isle: string; readonly card: Face | null }
  | {
      readonly type: 'recalled'
      readonly seat: Seat
      readonly at: Place
      readonly isle: string
      readonly card: Face | null
      readonly seenBy: SeenBy
      readonly coins: number
    }
  | { readonly type: 'invested'; readonly seat: Seat; readonly on: readonly Place[]; readonly isles: readonly string[] }
  | { readonly type: 'ship-played'; readonly seat: Seat; readonly card: Face; readonly cost: number }
  | {
      readonly type: 'crew-placed'
      readonly seat: Seat
      readonly played: readonly { readonly card: Face; readonly ship: number }[]
      readonly moved: readonly { readonly card: Face; readonly ship: number }[]
      readonly recalled: readonly Face[]
      readonly cost: number
    }
  | {
      readonly type: 'raid-began'
      readonly seat: Seat
      readonly island: number
      readonly isle: string
      readonly ships: readonly number[]
      readonly cards: readonly Face[]
    }
  | {
      readonly type: 'raised'
      readonly seat: Seat
      readonly hazard: number
      readonly card: Face
      readonly cost: number
      readonly coins: number
    } // coins: now on it
  | { readonly type: 'none-raised'; readonly seat: Seat }
  | { readonly type: 'faced'; readonly seat: Seat; readonly hazard: number; readonly card: Face; readonly way: number | null } // null: it cannot be met
  | {
      readonly type: 'icons-used'
      readonly seat: Seat
      readonly skill: Skill
      readonly from: readonly Icon[]
      readonly cards: readonly Face[]
    }
  | { readonly type: 'crew-trashed'; readonly seat: Seat; readonly card: Face; readonly ship: number }
  | { readonly type: 'ship-trashed'; readonly card: Face; readonly ship: number; readonly crew: readonly Face[] } // the crew that goes back to the hand
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Face[] }
  | {
      readonly type: 'coins-added'
      readonly on: readonly Place[]
      readonly isles: readonly string[]
      readonly ships: readonly number[]
      readonly cards: readonly Face[]
    }
  | { readonly type: 'hazard-wore'; readonly card: Face; readonly coins: number } // coins: left on it
  | { readonly type: 'hazard-trashed'; readonly at: Place; readonly card: Face }
  | { readonly type: 'dropped-out'; readonly ship: number; readonly card: Face }
  | { readonly type: 'raid-stopped' }
  | { readonly type: 'raid-succeeded' }
  | { readonly type: 'revealed'; readonly from: 'island' | 'deck' | 'hand'; readonly card: Face; readonly coins: number }
  | { readonly type: 'nothing-raided' }
  | { readonly type: 'stayed'; readonly card: Face; readonly coins: number }
  | { readonly type: 'trashed'; readonly card: Face }
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: Place; readonly isle: string; readonly card: Face | null }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'coin-removed'; readonly on: readonly Place[]; readonly isles: readonly string[] }
  | {
      readonly type: 'coin-moved'
      readonly seat: Seat
      readonly from: CoinPlace
      readonly to: CoinPlace
      readonly isles: readonly string[]
      readonly ships: readonly Face[]
    }
  | {
      readonly type: 'hazard-moved'
      readonly seat: Seat
      readonly from: Place
      readonly to: number
      readonly isles: readonly [from: string, to: string]
    }
  | { readonly type: 'put-on-deck'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'taken'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: Ending; readonly places: readonly number[]; readonly scores: readonly number[] }

export type Refusal =
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-awaited'; readonly side: Side } // who is
  | { readonly type: 'other-question'; readonly asked: Task['type'] | Effect['type'] }
  | { readonly type: 'other-side'; readonly side: Side } // whose action it is
  | { readonly type: 'not-in-hand'; readonly card: Face }
  | { readonly type: 'wrong-kind'; readonly card: Face }
  | { readonly type: 'too-dear'; readonly cost: number; readonly coins: number }
  | { readonly type: 'hand-full' }
  | { readonly type: 'nothing-to-draw' }
  | { readonly type: 'event-useless'; readonly card: Face; readonly needs: 'ready-ship' | 'ship' | 'hazard' }
  | { readonly type: 'no-island'; readonly island: number }
  | { readonly type: 'island-taken'; readonly island: number; readonly isle: string }
  | { readonly type: 'no-card-there'; readonly at: Place }
  | { readonly type: 'named-twice' }
  | { readonly type: 'names-none' }
  | { readonly type: 'too-many'; readonly given: number; readonly most: number }
  | { readonly type: 'wrong-count'; readonly given: number; readonly amount: number }
  | { readonly type: 'not-funded'; readonly island: number; readonly coins: number; readonly cost: number }
  | { readonly type: 'already-up' }
  | { readonly type: 'not-due' }
  | { readonly type: 'no-ship'; readonly ship: number }
  | { readonly type: 'no-crew-there' }
  | { readonly type: 'crew-not-yours'; readonly card: Face }
  | { readonly type: 'ship-full'; readonly ship: number; readonly places: number }
  | { readonly type: 'nothing-changes' }
  | { readonly type: 'ship-has-coins'; readonly ship: number; readonly coins: number }
  | { readonly type: 'ship-without-crew'; readonly ship: number }
  | { readonly type: 'not-raiding' }
  | { readonly type: 'ship-too-cheap'; readonly cost: number; readonly least: number }
  | { readonly type: 'more-than-cost'; readonly own: number; readonly most: number }
  | { readonly type: 'cannot-meet'; readonly way: number }
  | { readonly type: 'icon-not-there' }
  | { readonly type: 'no-coin-there' }
  | { readonly type: 'same-place' }
  | { readonly type: 'not-in-discards'; readonly card: Face }
  | { readonly type: 'must-be-done' }

export type RunnerTypes = {
  options: Options
  state: State
  view: View
  move: Move
  draft: Draft
  event: Event
  refusal: Refusal
  reason: Reason
}
