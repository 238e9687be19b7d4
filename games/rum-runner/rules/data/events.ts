/** Events, and the game's type parameter for the kit. */
import type { Seat } from '@tortuga/kit'
import type { Skill } from './effect-data.ts'
import type { Refusal } from './refusals.ts'
import type {
  Berth,
  BoardPlace,
  CoinTarget,
  Draft,
  EffectSource,
  Face,
  Move,
  Options,
  Reason,
  RunnerEnding,
  SkillIcon,
  State,
  View,
  Visibility,
} from './types.ts'

/** Crown cards in play that a log line names, with how they lie: a viewer who may not know one gets null. */
export type PlacedNames = readonly { readonly card: Face | null; readonly visibility: Visibility }[]

/**
 * `fold.ts` builds the next view from these events, so each one carries all that it changes. A face is null if the viewer may not know it;
 * `deck` is the new order of a shuffled deck, null for everybody but the viewer 'open'. `isle` and `isles` are island ids, so that log
 * lines can be written without the table. `actions` are the actions left in this turn.
 */
export type Event =
  | { readonly type: 'began'; readonly crown: Seat }
  | { readonly type: 'hazards-laid'; readonly seat: Seat; readonly cards: readonly (Face | null)[] } // by island
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | {
      readonly type: 'mulliganed'
      readonly seat: Seat
      readonly cost: number
      readonly cards: readonly (Face | null)[]
      readonly deck: readonly Face[] | null
    } // cards: the new hand
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number; readonly actions: number }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ships: readonly number[]; readonly cards: readonly Face[] }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly island: number; readonly isle: string; readonly card: Face }
  | {
      readonly type: 'scored'
      readonly seat: Seat
      readonly card: Face
      readonly points: number
      readonly total: number
      readonly island: number | null
    } // island: null if the card was shown
  | { readonly type: 'hand-mixed'; readonly seat: Seat; readonly count: number; readonly deck: readonly Face[] | null }
  | { readonly type: 'gained'; readonly seat: Seat; readonly coins: number; readonly actions: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Face | null)[]; readonly actions: number }
  | {
      readonly type: 'deck-renewed'
      readonly seat: Seat
      readonly removed: readonly Face[]
      readonly size: number
      readonly deck: readonly Face[] | null
      readonly actions: number
    }
  | { readonly type: 'event-played'; readonly seat: Seat; readonly card: Face; readonly cost: number; readonly actions: number }
  | {
      readonly type: 'founded'
      readonly seat: Seat
      readonly cards: readonly { readonly island: number; readonly isle: string; readonly card: Face | null }[]
      readonly actions: number
    }
  | {
      readonly type: 'hazard-played'
      readonly seat: Seat
      readonly island: number
      readonly isle: string
      readonly card: Face | null
      readonly actions: number
    }
  | {
      readonly type: 'recalled'
      readonly seat: Seat
      readonly at: BoardPlace
      readonly isle: string
      readonly card: Face | null
      readonly visibility: Visibility
      readonly coins: number
      readonly actions: number
    }
  | {
      readonly type: 'invested'
      readonly seat: Seat
      readonly on: readonly BoardPlace[]
      readonly isles: readonly string[]
      readonly names: PlacedNames
      readonly actions: number
    }
  | { readonly type: 'ship-played'; readonly seat: Seat; readonly card: Face; readonly cost: number; readonly actions: number }
  | {
      readonly type: 'crew-placed'
      readonly seat: Seat
      readonly played: readonly { readonly card: Face; readonly ship: number }[]
      readonly moved: readonly { readonly card: Face; readonly ship: number }[]
      readonly recalled: readonly Face[]
      readonly ships: readonly (readonly Face[])[] // the crew of each ship from now on
      readonly cost: number
      readonly actions: number
    }
  | {
      readonly type: 'raid-began'
      readonly seat: Seat
      readonly island: number
      readonly isle: string
      readonly ships: readonly number[]
      readonly cards: readonly Face[]
      readonly fee: number // on each ship
      readonly payer: Seat | null // null: the bank
      readonly actions: number
    }
  | {
      readonly type: 'raised'
      readonly seat: Seat
      readonly hazard: number
      readonly card: Face
      readonly cost: number
      readonly coins: number
    } // coins: on the card after raising
  | { readonly type: 'none-raised'; readonly seat: Seat }
  | { readonly type: 'faced'; readonly seat: Seat; readonly hazard: number; readonly card: Face; readonly way: number | null } // null: the pirate can use no way
  | {
      readonly type: 'icons-used'
      readonly seat: Seat
      readonly skill: Skill
      readonly from: readonly SkillIcon[]
      readonly cards: readonly Face[]
    }
  | { readonly type: 'crew-trashed'; readonly seat: Seat; readonly card: Face; readonly ship: number; readonly crew: number }
  | { readonly type: 'ship-trashed'; readonly card: Face; readonly ship: number; readonly crew: readonly Face[] } // crew: returned to the hand
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Face[] }
  | {
      readonly type: 'coins-added'
      readonly cause: Face | null // the card that adds them; null if it is not reported
      readonly crown: Seat
      readonly on: readonly BoardPlace[]
      readonly isles: readonly string[]
      readonly names: PlacedNames
      readonly ships: readonly number[]
      readonly cards: readonly Face[]
    }
  | { readonly type: 'hazard-wore'; readonly at: BoardPlace; readonly card: Face; readonly coins: number } // coins: left on the card
  | { readonly type: 'hazard-trashed'; readonly at: BoardPlace; readonly card: Face; readonly worn: boolean } // worn: the party has faced it (R7.10)
  | { readonly type: 'dropped-out'; readonly ship: number; readonly card: Face }
  | { readonly type: 'raid-stopped' }
  | { readonly type: 'raid-succeeded' }
  | { readonly type: 'revealed'; readonly from: 'island' | 'deck' | 'hand'; readonly card: Face; readonly coins: number }
  | { readonly type: 'nothing-raided' }
  | { readonly type: 'stayed'; readonly card: Face; readonly coins: number }
  | { readonly type: 'trashed'; readonly card: Face; readonly island: number | null } // island: null if the card was shown
  | { readonly type: 'effect-began'; readonly seat: Seat; readonly card: Face; readonly source: EffectSource } // of an investment or a crew member
  | { readonly type: 'raid-ended' }
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: BoardPlace; readonly isle: string; readonly card: Face | null }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly (Face | null)[] }
  | { readonly type: 'coin-removed'; readonly on: readonly BoardPlace[]; readonly isles: readonly string[] }
  | {
      readonly type: 'coin-moved'
      readonly seat: Seat
      readonly from: CoinTarget
      readonly to: CoinTarget
      readonly isles: readonly string[]
      readonly ships: readonly Face[]
    }
  | {
      readonly type: 'hazard-moved'
      readonly seat: Seat
      readonly from: BoardPlace
      readonly to: number
      readonly isles: readonly [from: string, to: string]
    }
  | { readonly type: 'put-on-deck'; readonly seat: Seat; readonly card: Face; readonly from: Berth }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'taken'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: RunnerEnding; readonly places: readonly number[]; readonly scores: readonly number[] }

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
