/** Events, refusals, and the reasons bots give for their moves. */
import type { Seat } from '@tortuga/kit'
import type { Face, SetKind, TileColour, TileTable } from './tile-types.ts'

/** How a round ended: a player went out, or the bank was empty. */
export type RoundEnding = 'out' | 'bank'
/** The reason for a seat's score. */
export type ScoreReason = 'won' | 'rack' | 'never-opened' | 'could-have-opened' | 'announced'

/** What a play put into one set: a new set, or one that was there and only got longer. */
export type SetGain = { readonly kind: SetKind; readonly tiles: readonly Face[]; readonly isNew: boolean }
/** The tile that a joker stands for: in a group any missing colour, so `colour` is null. */
export type JokerRole = { readonly colour: TileColour | null; readonly number: number }

export type Event =
  | { readonly type: 'drawn-for-start'; readonly tiles: readonly (Face | null)[] } // by seat; null if the seat did not draw
  | { readonly type: 'round-began'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'dealt'; readonly racks: readonly (readonly (Face | null)[])[]; readonly bank: readonly Face[] | null } // bank: only for 'open'
  | { readonly type: 'answered'; readonly seat: Seat; readonly want: boolean | null }
  | { readonly type: 'redeal'; readonly doublets: readonly (readonly Face[] | null)[] } // by seat: the doublets shown as proof
  | { readonly type: 'play-began'; readonly starter: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Face | null; readonly bankLeft: number }
  | { readonly type: 'announced'; readonly seat: Seat; readonly open: boolean }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly tiles: readonly Face[]
      readonly opening: number | null // R5.1, R5.2: what the opening counts; null if the seat had opened before
      readonly rearranged: boolean
      readonly table: TileTable | null // after the turn; null in matches of edition 1, which did not record it
      readonly gains: readonly SetGain[] | null // null if sets were taken apart, and in matches of edition 1
      readonly jokers: readonly JokerRole[] // what the laid jokers stand for
    }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly cause: 'time' | 'mistake'; readonly tiles: readonly (Face | null)[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bank-emptied'; readonly lap: readonly Seat[] }
  | {
      readonly type: 'scored'
      readonly round: number
      readonly ending: RoundEnding
      readonly winners: readonly Seat[]
      readonly racks: readonly (readonly Face[])[]
      readonly grounds: readonly ScoreReason[]
      readonly scores: readonly number[]
      readonly totals: readonly number[]
    }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly scores: readonly number[] }

/** Why a group of tiles is not a valid set; `set` is its index on the table. */
export type SetFault =
  | { readonly type: 'too-short'; readonly set: number; readonly length: number }
  | { readonly type: 'too-long'; readonly set: number; readonly length: number }
  | { readonly type: 'only-jokers'; readonly set: number }
  | { readonly type: 'too-many-jokers'; readonly set: number; readonly most: number }
  | { readonly type: 'numbers-differ'; readonly set: number; readonly tile: Face; readonly number: number }
  | { readonly type: 'colour-twice'; readonly set: number; readonly tile: Face }
  | { readonly type: 'colours-differ'; readonly set: number; readonly tile: Face; readonly colour: TileColour }
  | { readonly type: 'gap'; readonly set: number; readonly tile: Face; readonly expected: number }
  | { readonly type: 'past-13'; readonly set: number }
  | { readonly type: 'before-1'; readonly set: number }

export type Refusal =
  | SetFault
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'not-your-turn'; readonly turn: Seat }
  | { readonly type: 'redeal-first' }
  | { readonly type: 'already-answered' }
  | { readonly type: 'no-redeal-asked' }
  | { readonly type: 'too-few-doublets'; readonly held: number; readonly needed: number }
  | { readonly type: 'announce-first' }
  | { readonly type: 'no-announcement-asked' }
  | { readonly type: 'bank-empty' }
  | { readonly type: 'bank-not-empty'; readonly left: number }
  | { readonly type: 'must-lay' }
  | { readonly type: 'not-on-rack'; readonly tile: Face }
  | { readonly type: 'table-tile-missing'; readonly tiles: readonly Face[] }
  | { readonly type: 'nothing-laid' }
  | { readonly type: 'table-touched'; readonly tiles: readonly Face[] } // the set that was changed
  | { readonly type: 'below-opening'; readonly sum: number; readonly needed: number; readonly best: number } // best: the highest sum that these tiles can count with their jokers placed differently
  | { readonly type: 'joker-not-in-new-set'; readonly withTwo: boolean }
  | { readonly type: 'frozen-set'; readonly tiles: readonly Face[] }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'goes-out' }
  | { readonly type: 'lays'; readonly tiles: number; readonly points: number }
  | { readonly type: 'lays-some'; readonly tiles: number; readonly points: number } // perhaps more could be laid
  | { readonly type: 'opens'; readonly sum: number }
  | { readonly type: 'keeps-joker'; readonly tiles: number }
  | { readonly type: 'holds-back'; readonly tiles: number } // how many could be laid
  | { readonly type: 'waits'; readonly tiles: number } // how many could be laid; none are
  | { readonly type: 'nothing-to-lay' }
  | { readonly type: 'nothing-fits' } // without rearranging
  | { readonly type: 'deal-is-poor' }
  | { readonly type: 'deal-is-fair' }
  | { readonly type: 'too-few-doublets' }
  | { readonly type: 'can-open-next' }
  | { readonly type: 'nothing-to-announce' }
