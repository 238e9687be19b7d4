/** All that Rummikub's table says, and in which shape. Log lines, refusals and reasons are not here: they are the game's own (`games/rummikub/text`). */
import type { Colour, Face, Kind, SetFault } from '../../rules/index.ts'
import type { Order } from '../draft/rack.ts'

/** A fault at the set that has it: a title, and a sentence where the title does not say it all. */
export type Why = { readonly title: string; readonly more: string }
type Faults = { readonly [K in SetFault['type']]: (fault: Extract<SetFault, { type: K }>) => Why }

export type TableText = {
  /** Pieces and places, as a screen reader says them. */
  readonly table: string
  readonly tableHelp: string
  readonly emptyTable: string
  readonly joker: string
  readonly blank: string
  readonly ownTile: string
  readonly flying: string
  readonly set: (number: number, kind: Kind) => string
  readonly setRight: string
  readonly newSet: string
  readonly fits: string
  readonly asKind: (kind: Kind) => string
  readonly showWhy: (number: number) => string
  readonly rack: (tiles: number) => string
  readonly rackHelp: string
  readonly emptyRack: string
  readonly colour: (colour: Colour) => string
  readonly bank: (tiles: number) => string
  readonly players: string
  readonly box: (name: string, tiles: number, jokers: number) => string

  /** Seats. */
  readonly player: (number: number) => string
  readonly you: string
  readonly tiles: (count: number) => string
  readonly opened: string
  readonly notOpened: string
  readonly announced: string
  readonly points: (points: number) => string
  readonly rearranging: (blanks: number) => string
  readonly hasAnswered: string
  readonly isAnswering: string
  readonly rackOf: (name: string) => string

  /** What can be done. */
  readonly draw: string
  readonly drawInstead: string
  readonly pass: string
  readonly passInstead: string
  readonly commit: string
  readonly giveUp: string
  readonly sort: Readonly<Record<Order, string>>
  readonly sortNext: (order: Order) => string
  readonly undoStep: string
  readonly startOver: string
  readonly arrange: string
  readonly arranging: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomFit: string
  readonly keys: string
  readonly keysHelp: readonly (readonly [keys: string, does: string])[]
  readonly scores: string
  readonly sending: string
  readonly takeBack: string
  readonly close: string

  /** What is said about the turn. */
  readonly yourTurn: string
  readonly mustOpen: (points: number) => string
  readonly mayLay: string
  readonly lastMove: string
  readonly turnOf: (name: string) => string
  readonly waiting: string
  readonly watching: string
  readonly othersSee: string
  readonly laid: (tiles: number) => string
  readonly broken: (sets: number) => string
  readonly allRight: string
  readonly goesOut: string
  readonly sum: (sum: number, needed: number) => string
  readonly sumLabel: string
  readonly mistakeCosts: string
  readonly marked: (tiles: number) => string
  readonly arrangeNeeds: string
  readonly arranged: string
  readonly arrangedBut: (left: string) => string
  readonly notArranged: string
  readonly notByTheseRules: string
  readonly failed: string
  readonly relaid: (lost: number) => string
  readonly dropped: string
  readonly notToRack: string
  readonly moved: (tiles: string, set: number) => string
  readonly movedNew: (tiles: string, set: number) => string
  readonly movedBack: (tiles: string) => string
  readonly undone: string
  readonly begunAgain: string

  /** Questions and notes. */
  readonly redealTitle: string
  readonly redealMay: (doublets: string) => string
  readonly redealNot: (held: number, needed: number) => string
  readonly redealYes: string
  readonly redealNo: string
  readonly redealAnswered: string
  readonly announceTitle: string
  readonly announceWhy: (could: number, announced: number) => string
  readonly announceYes: string
  readonly announceNo: string
  readonly refused: string
  readonly rule: (rule: string) => string
  readonly hint: string
  readonly layHint: string
  readonly timeUp: (name: string | null, tiles: number) => string
  readonly mistake: (name: string | null, tiles: number) => string
  readonly restored: string
  readonly note: string

  /** Faults, where they are; and where a missing tile could come from. */
  readonly faults: Faults
  readonly touchedTitle: string
  readonly touchedMore: string
  readonly frozenTitle: string
  readonly frozenMore: string
  readonly spareOnRack: (tile: Face) => string
  readonly spareInSet: (tile: Face, set: number) => string

  /** Scores. */
  readonly roundOver: (round: number) => string
  readonly wentOut: (name: string) => string
  readonly bankOut: string
  readonly round: (round: number) => string
  readonly roundOf: (round: number, rounds: number) => string
  readonly total: string
  readonly playerColumn: string
  readonly roundColumn: string
  readonly left: string
  readonly goOn: string
  readonly over: string
  readonly lastMoves: string
}
