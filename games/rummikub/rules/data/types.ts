/** The data types of Rummikub: plain, readonly JSON. Rule numbers refer to `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { Event, Reason, Refusal } from './events.ts'
import type { Face, Piece, PieceTable, TileTable } from './tile-types.ts'

export * from './events.ts'
export * from './tile-types.ts'

export const MISTAKES = ['refused', 'penalised'] as const
export const JOKER_REUSES = ['anySet', 'newSet', 'newSetWithTwo'] as const
export const EMPTY_BANKS = ['oneMoreMoveEach', 'untilAllPass', 'mustLay'] as const
export const EMPTY_BANK_SCORES = ['sumMinusOwn', 'differences', 'sumOfOthers'] as const
export const JOKERS_AT_START = ['drawsAgain', 'doesNotCount'] as const
export const DIRECTIONS = ['clockwise', 'counterClockwise'] as const

export type Options = {
  readonly rounds: number // R11.1
  readonly direction: (typeof DIRECTIONS)[number] // R4.1
  readonly jokerAtStart: (typeof JOKERS_AT_START)[number] // R2.3
  readonly doubletsForRedeal: number | null // R2.6
  readonly oneAfter13: boolean // R3.3
  readonly openingMin: number // R5.1
  readonly tableInOpeningTurn: boolean // R5.2
  readonly jokersPerSet: number // R7.6
  readonly jokerReuse: (typeof JOKER_REUSES)[number] // R7.10
  readonly jokerSetsFrozen: boolean // R7.11
  readonly jokerFromTable: boolean // R7.11
  readonly jokerGroupNeedsBoth: boolean // R7.11
  readonly penaltyTiles: number // R8.2: 0 means no more than the tile of an ordinary draw
  readonly mistakes: (typeof MISTAKES)[number] // R8.3
  readonly jokerRackValue: number // R9.3
  readonly neverOpened: number | null // R9.4
  readonly couldHaveOpened: number | null // R9.5
  readonly announced: number | 'rack' | null // R9.7: null if an announcement makes no difference
  readonly emptyBank: (typeof EMPTY_BANKS)[number] // R10.1
  readonly emptyBankScore: (typeof EMPTY_BANK_SCORES)[number] // R10.5
  readonly neverOpenedAtEmptyBank: boolean // R10.7
}

/** What has to happen next in a round. All of it is public, so state and view have the same tasks. */
export type Task =
  | { readonly type: 'redeal'; readonly seats: readonly Seat[] } // R2.7: the seats that have not answered yet, ascending
  | { readonly type: 'turn'; readonly seat: Seat } // R4.1
  | { readonly type: 'announcement'; readonly seat: Seat } // R9.6
  | { readonly type: 'end-turn'; readonly seat: Seat; readonly laid: boolean } // R4.1, R10.1; asks nobody
export type RummikubTaskOf<K extends Task['type']> = Extract<Task, { type: K }>
/** The tasks that ask somebody. Texts have a sentence for each. */
export type QuestionType = Exclude<Task['type'], 'end-turn'>

/** Public facts about a seat in this round. */
export type SeatStatus = {
  readonly opened: boolean
  readonly hadTurn: boolean // R9.8
  readonly announced: boolean // R9.6
  readonly penalised: boolean // R9.7: the tiles taken last were a penalty
}

export type State = {
  readonly options: Options
  readonly seats: number
  readonly agenda: readonly Task[] // next first; empty after the match
  readonly starter: Seat // the seat that began this round
  readonly table: PieceTable
  readonly racks: readonly (readonly Piece[])[] // by seat, the tile held longest first
  readonly bank: readonly Piece[] // the next tile first
  readonly standings: readonly SeatStatus[]
  readonly taken: readonly (readonly Piece[])[] // by seat: tiles taken from the bank in its last turn
  readonly answers: readonly (boolean | null)[] // R2.7: by seat, sealed; null where no answer is open
  readonly lap: readonly Seat[] | null // R10.1: once the bank is empty, the seats that may still move, in order
  readonly rounds: readonly (readonly number[])[] // the scores of the finished rounds, by seat
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly agenda: readonly Task[]
  readonly starter: Seat
  readonly table: TileTable
  readonly rack: readonly Face[] // the viewer's own, the tile held longest first
  readonly rackSizes: readonly number[]
  readonly racks: readonly (readonly Face[])[] | null // R12.3: from the end of a round to the next deal, and for 'open'
  readonly bankSize: number
  readonly bank: readonly Face[] | null // only for 'open'
  readonly standings: readonly SeatStatus[]
  readonly taken: readonly Face[] // the viewer's own
  readonly takenSizes: readonly number[]
  readonly answer: boolean | null // the viewer's own
  readonly answers: readonly (boolean | null)[] | null // only for 'open'
  readonly lap: readonly Seat[] | null
  readonly rounds: readonly (readonly number[])[]
}

export type Move =
  | { readonly type: 'redeal'; readonly want: boolean }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly table: TileTable } // the whole table after the move
  | { readonly type: 'announce'; readonly open: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'out-of-time' } // R8.2: made by the clock alone
export type RummikubMoveOf<K extends Move['type']> = Extract<Move, { type: K }>
export type TilePlay = RummikubMoveOf<'play'>

/** R12.4: a tile in a draft that other players see: the position of a table tile before the turn, or null for a tile of the rack. It cannot contain a face. */
export type DraftTile = { readonly set: number; readonly place: number } | null
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'table'; readonly sets: readonly (readonly DraftTile[])[]; readonly loose: readonly DraftTile[] }

export type RummikubTypes = {
  options: Options
  state: State
  view: View
  move: Move
  draft: Draft
  event: Event
  refusal: Refusal
  reason: Reason
}
