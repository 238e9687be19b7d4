/** The data of Rummikub: plain JSON, readonly throughout. Rule numbers are those of `rulebook.md`. */
import type { Seat, Viewer } from '@tortuga/kit'

/** R1.1: black, red, blue, orange. */
export const COLOURS = ['K', 'R', 'B', 'O'] as const
export type Colour = (typeof COLOURS)[number]

/** What is printed on a tile: `B4`, or `J`. Views, events and moves speak of faces. */
export type Face = string
/** One physical tile: `B4.1`, `B4.2`, `J.1` … */
export type Piece = string

export const KINDS = ['group', 'run'] as const
export type Kind = (typeof KINDS)[number]
/** R3.5: a set as it lies; the tiles of a run in rising order. */
export type TileSet = { readonly kind: Kind; readonly tiles: readonly Face[] }
export type Table = readonly TileSet[]
/** The same with each tile told from its copies, as the state has it. */
export type PieceSet = { readonly kind: Kind; readonly tiles: readonly Piece[] }
export type PieceTable = readonly PieceSet[]

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
  readonly penaltyTiles: number // R8.2
  readonly mistakes: (typeof MISTAKES)[number] // R8.3
  readonly jokerRackValue: number // R9.3
  readonly neverOpened: number | null // R9.4
  readonly couldHaveOpened: number | null // R9.5
  readonly announced: number | null // R9.7
  readonly emptyBank: (typeof EMPTY_BANKS)[number] // R10.1
  readonly emptyBankScore: (typeof EMPTY_BANK_SCORES)[number] // R10.5
  readonly neverOpenedAtEmptyBank: boolean // R10.7
}

/** What is being asked: for a new deal, of all; the turn itself, or the word after a draw, of one. */
export const PHASES = ['redeal', 'turn', 'announcement', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** What all know of a seat in this round. */
export type Standing = {
  readonly opened: boolean
  readonly hadTurn: boolean // R9.8
  readonly announced: boolean // R9.6
  readonly penalised: boolean // R9.7: what was taken last was taken as a penalty
}

export type State = {
  readonly options: Options
  readonly seats: number
  readonly phase: Phase
  readonly starter: Seat // of this round
  readonly turn: Seat
  readonly table: PieceTable
  readonly racks: readonly (readonly Piece[])[] // by seat, the tile held longest first
  readonly bank: readonly Piece[] // the next tile first, once the first turn has begun
  readonly standings: readonly Standing[]
  readonly taken: readonly (readonly Piece[])[] // by seat: what was taken from the bank in the last turn
  readonly answers: readonly (boolean | null)[] // R2.7: by seat, sealed
  readonly lap: readonly Seat[] | null // R10.1: with an empty bank, who may still move, in order
  readonly rounds: readonly (readonly number[])[] // what each seat wrote, round by round
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly phase: Phase
  readonly starter: Seat
  readonly turn: Seat
  readonly table: Table
  readonly rack: readonly Face[] // the viewer's own, the tile held longest first
  readonly rackSizes: readonly number[]
  readonly racks: readonly (readonly Face[])[] | null // when all is over, and for 'open'
  readonly bankSize: number
  readonly bank: readonly Face[] | null // for 'open' alone
  readonly standings: readonly Standing[]
  readonly taken: readonly Face[] // the viewer's own
  readonly takenSizes: readonly number[]
  readonly answered: readonly boolean[]
  readonly answer: boolean | null // the viewer's own
  readonly answers: readonly (boolean | null)[] | null // for 'open' alone
  readonly lap: readonly Seat[] | null
  readonly rounds: readonly (readonly number[])[]
}

export type Move =
  | { readonly type: 'redeal'; readonly want: boolean }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly table: Table } // the whole table as it shall lie
  | { readonly type: 'announce'; readonly open: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'out-of-time' } // R8.2: what the clock plays
export type Play = Extract<Move, { type: 'play' }>

/** R12.4: a place of a draft: which tile of the table as it lay before the turn (set and place in it), or null for a tile of the rack. It cannot name a face. */
export type DraftTile = { readonly set: number; readonly place: number } | null
export type Draft =
  | { readonly type: 'none' }
  | { readonly type: 'table'; readonly sets: readonly (readonly DraftTile[])[]; readonly loose: readonly DraftTile[] }

/** How a round ended, and why a seat writes what it writes. */
export type Ending = 'out' | 'bank'
export type Ground = 'won' | 'rack' | 'never-opened' | 'could-have-opened' | 'announced'

export type Event =
  | { readonly type: 'drawn-for-start'; readonly tiles: readonly (Face | null)[] } // by seat; null: took no part in this draw
  | { readonly type: 'round-began'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'dealt'; readonly racks: readonly (readonly (Face | null)[])[] }
  | { readonly type: 'answered'; readonly seat: Seat; readonly want: boolean | null }
  | { readonly type: 'redeal'; readonly doublets: readonly (readonly Face[] | null)[] } // by seat: what was shown
  | { readonly type: 'play-began'; readonly starter: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Face | null; readonly bankLeft: number }
  | { readonly type: 'announced'; readonly seat: Seat; readonly open: boolean }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly tiles: readonly Face[]
      readonly opening: number | null
      readonly rearranged: boolean
    }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly cause: 'time' | 'mistake'; readonly tiles: readonly (Face | null)[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bank-emptied'; readonly lap: readonly Seat[] }
  | {
      readonly type: 'scored'
      readonly round: number
      readonly ending: Ending
      readonly winners: readonly Seat[]
      readonly racks: readonly (readonly Face[])[]
      readonly grounds: readonly Ground[]
      readonly scores: readonly number[]
      readonly totals: readonly number[]
    }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly scores: readonly number[] }

/** What is wrong with a set, whoever laid it. */
export type SetFault =
  | { readonly type: 'too-short'; readonly set: number; readonly length: number }
  | { readonly type: 'too-long'; readonly set: number; readonly length: number }
  | { readonly type: 'only-jokers'; readonly set: number }
  | { readonly type: 'too-many-jokers'; readonly set: number; readonly most: number }
  | { readonly type: 'numbers-differ'; readonly set: number; readonly tile: Face; readonly number: number }
  | { readonly type: 'colour-twice'; readonly set: number; readonly tile: Face }
  | { readonly type: 'colours-differ'; readonly set: number; readonly tile: Face; readonly colour: Colour }
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
  | { readonly type: 'table-touched'; readonly tiles: readonly Face[] } // the old set that is not there as it was
  | { readonly type: 'below-opening'; readonly sum: number; readonly needed: number; readonly best: number } // best: what another reading would reach
  | { readonly type: 'joker-not-in-new-set'; readonly withTwo: boolean }
  | { readonly type: 'frozen-set'; readonly tiles: readonly Face[] }

/** Why a bot chose its move. */
export type Reason =
  | { readonly type: 'goes-out' }
  | { readonly type: 'lays'; readonly tiles: number; readonly points: number }
  | { readonly type: 'opens'; readonly sum: number }
  | { readonly type: 'keeps-joker'; readonly tiles: number }
  | { readonly type: 'holds-back'; readonly tiles: number } // how many could have been laid
  | { readonly type: 'waits'; readonly tiles: number } // the same, where nothing is laid
  | { readonly type: 'nothing-to-lay' }
  | { readonly type: 'deal-is-poor' }
  | { readonly type: 'deal-is-fair' }
  | { readonly type: 'can-open-next' }
  | { readonly type: 'nothing-to-announce' }

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
