/** All that the table of Sea of Clouds says, and in which shape. Log lines, refusals, reasons and card texts are not here: they are the game's own (`games/sea-of-clouds/text`). */
import type { Asked } from '../drafting.ts'

/** The places of a captain's board. */
export const ZONES = ['pirates', 'relics', 'objects', 'rum', 'secrets'] as const
export type Zone = (typeof ZONES)[number]

export type TableText = {
  /** Places. */
  readonly voyage: string
  readonly shares: string
  readonly spaceTitle: (number: number) => string
  readonly deckSaid: (size: number, top: string | null, discards: number) => string
  /** Names of cards that are not played with, and how many others are left out unseen. */
  readonly leftOut: (names: readonly string[], cards: number) => string
  readonly captains: string
  readonly captain: (number: number) => string
  readonly you: string
  readonly boardOf: (name: string) => string
  readonly yourBoard: string
  /** A place of a board as a screen reader says it: what stands on it, whose it is, its cards, then its figures. */
  readonly baySaid: (zone: string, count: number, owner: string, cards: readonly string[], figures: readonly string[]) => string
  readonly none: string
  readonly close: string

  /** Figures. */
  readonly strength: string
  readonly strengthSaid: (strength: string) => string
  readonly noPirates: string
  readonly pointsShort: string
  readonly pointsWord: string
  readonly pointsTiny: (points: string) => string
  readonly pointsKnown: (points: string, hidden: number) => string
  readonly andHidden: (cards: number) => string
  readonly doubloonsWord: string
  readonly doubloonsTitle: string
  readonly nextStep: (card: string, gain: number) => string
  readonly nextGain: (gain: string) => string
  readonly total: string

  /** The next battle with a captain. `outcome` is one of the two after it. */
  readonly compared: (difference: number, outcome: string) => string
  readonly tie: (outcome: string) => string
  readonly withoutPirates: (outcome: string) => string
  readonly youWin: string
  readonly youLose: string
  readonly wins: (name: string) => string
  readonly noBattle: string
  readonly apart: string

  /** Looking. */
  readonly youLook: (space: string) => string
  readonly looks: (name: string) => string
  readonly looksAt: (space: string) => string
  readonly waitsLook: (name: string, space: string) => string
  readonly onlyYou: string
  readonly onlyCoins: string
  readonly youKnow: (cards: string) => string
  readonly knownAs: (back: string, card: string) => string
  readonly ifTaken: string
  readonly noChange: string
  readonly gainPoints: (points: string) => string
  readonly gainStrength: (strength: string) => string

  /** The order of cards taken. */
  readonly taken: string
  readonly takenBy: (name: string) => string
  readonly orderHelp: string
  readonly orderEntry: (card: string, place: number, cards: number) => string
  readonly orderSaid: (cards: readonly string[]) => string

  /** Choosing. */
  readonly choosing: string
  readonly reaching: (what: string) => string
  readonly against: (card: string, victim: string) => string
  readonly rumCount: (cards: number) => string
  readonly objectCount: (cards: number) => string
  readonly someRum: (name: string) => string
  readonly youGive: string
  readonly youGet: string

  /** A boarding. */
  readonly boardingAfter: (round: number) => string
  readonly battles: string
  readonly deeds: string
  readonly nobodyFights: string
  readonly nothingDone: string
  readonly reportRead: string
  readonly goOn: string

  /** Actions. */
  readonly take: string
  readonly takeCard: (space: string) => string
  readonly exchange: string
  readonly wait: string
  readonly choose: Readonly<Record<Asked, string>>
  readonly sending: string

  /** The note. */
  readonly note: string
  readonly yourTurn: string
  readonly refused: string
  readonly rule: (rule: string) => string
  readonly hint: string
  readonly hintMarked: string
  readonly takeHint: string

  /** The end. */
  readonly over: string
  readonly finalScoring: string
  readonly turnedOver: string
  readonly majority: (of: string, name: string, count: number) => string
}
