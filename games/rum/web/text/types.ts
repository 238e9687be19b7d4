/** All that RUM's table says, and in which shape. Log lines, refusals and reasons are not here: they are the game's own (`games/rum/text`). */
import type { Ending, Source } from '../../rules/index.ts'
import type { Dye } from '../art/ink.ts'

/** Bottles of one end. */
export type Bottles = { readonly dye: Dye; readonly count: 1 | 2 }

/** Who owns a captain, as its reader would say it. */
export type Holder = { readonly type: 'row' } | { readonly type: 'you' } | { readonly type: 'other'; readonly name: string }

export type TableText = {
  /** Pieces, as a screen reader says them. */
  readonly card: (up: Bottles, below: Bottles) => string
  readonly faceDown: string
  readonly parrot: string
  readonly captain: (dye: Dye) => string
  readonly captainSaid: (dye: Dye, value: number, holder: Holder) => string
  readonly wouldTake: string
  readonly bottles: (dye: Dye, count: number) => string

  /** Places. */
  readonly players: string
  readonly beach: string
  readonly slot: (number: number, what: string) => string
  readonly slotEmpty: string
  readonly counts: string
  readonly countsNot: string
  readonly tapAgain: string
  readonly wreckSize: (cards: number) => string
  readonly clock: (hour: number) => string
  readonly clockCost: (cards: number) => string
  readonly clockShip: string
  readonly freeCaptains: string
  readonly noFreeCaptains: string
  readonly yourCaptains: string
  readonly noCaptains: string
  readonly captainsOf: (name: string) => string

  /** Seats. */
  readonly pointsWord: (points: number) => string
  readonly points: (points: number) => string
  readonly cards: (count: number) => string
  readonly handOf: (name: string, cards: number) => string
  readonly known: (card: string) => string
  readonly picking: (cards: number) => string
  readonly reaching: (from: Source) => string
  readonly you: string
  readonly player: (number: number) => string

  /** The hand. */
  readonly yourHand: (cards: number) => string
  readonly emptyHand: string
  readonly turnCard: (card: string) => string
  readonly handHelp: string
  readonly pickHelp: string
  readonly sealedHand: string

  /** Actions. */
  readonly drawWreck: string
  readonly drawSlot: (number: number) => string
  readonly play: string
  readonly gather: string
  readonly discard: (cards: number) => string
  readonly sending: string

  /** The note above the shelf. */
  readonly yourTurn: string
  readonly yourTurnHelp: string
  readonly yourTurnNoCards: string
  readonly turnOf: (name: string) => string
  readonly waitingHelp: string
  readonly note: string
  readonly set: string
  readonly setGains: (captains: readonly string[]) => string
  readonly setGainsNothing: string
  readonly setPoints: (before: number, after: number) => string
  readonly othersPoints: (name: string, before: number, after: number) => string
  readonly fromHolder: (holder: Holder) => string
  readonly worth: (value: number) => string
  readonly rises: (value: number) => string
  readonly trio: string
  readonly missing: (bottles: number) => string
  readonly cannotRise: string
  readonly taken: string
  readonly raised: string
  readonly short: string
  readonly spare: (bottles: string) => string
  readonly afterSet: string
  readonly chooseBeach: string
  readonly parrotTitle: string
  readonly tideTitle: string
  readonly owe: (cards: number) => string
  readonly chosen: (given: number, amount: number) => string
  /** After a name, or after „you”. */
  readonly answered: (isYou: boolean) => string
  readonly stillChoosing: (isYou: boolean) => string
  readonly returnsAll: (isYou: boolean) => string
  readonly refused: string
  readonly rule: (rule: string) => string
  readonly hint: string
  readonly takeHint: string
  readonly over: string
  readonly ended: Readonly<Record<Ending, string>>
  readonly target: (points: number) => string
}
