/** All that Rum Runner's table says, and in which shape. Log lines, refusals, reasons and the cards are not here: they are the game's own (`games/rum-runner/text`). */
import type { Card, Ending, Side, Skill, Way } from '../../rules/index.ts'
import type { AskedName } from '../draft/asked.ts'
import type { Act } from '../draft/drafting.ts'

export type Skills = { readonly navigation: number; readonly combat: number }

/** A word of the game, what it means, and the rule that says so. */
export type Term = { readonly word: string; readonly says: string; readonly rule: string }

/** What stands on buttons. */
export type Deeds = {
  readonly keep: string
  readonly mulligan: string
  readonly flip: (card: string) => string
  readonly done: string
  readonly gain: string
  readonly draw: string
  readonly event: (card: string) => string
  readonly found: (cards: number) => string
  readonly hazard: (card: string) => string
  readonly recall: (card: string) => string
  readonly invest: (coins: number) => string
  readonly ship: (card: string, cost: number) => string
  readonly crew: string
  readonly raid: (island: string) => string
  readonly raise: (hazards: number) => string
  readonly raiseNone: string
  readonly meet: string
  readonly icons: string
  readonly discardOne: (card: string) => string
  readonly discard: (cards: number) => string
  readonly actNow: (sailor: string) => string
  readonly loseCrew: (sailor: string) => string
  readonly trashShip: (ship: string) => string
  readonly delay: (ship: string) => string
  readonly choose: (island: string) => string
  readonly add: (coins: number) => string
  readonly addNone: string
  readonly look: string
  readonly trash: (card: string) => string
  readonly remove: string
  readonly shift: string
  readonly tow: (island: string) => string
  readonly fetch: (card: string) => string
  readonly spread: string
  readonly payUp: string
  readonly letStay: string
  readonly mixHand: string
  readonly yes: string
  readonly no: string
}

/** What to do next, while an action is being made. */
export type Help = {
  readonly event: string
  readonly ship: string
  readonly hazard: string
  readonly hazardIsland: (card: string) => string
  readonly found: string
  readonly foundIsland: (card: string) => string
  readonly invest: string
  readonly recall: string
  readonly crew: string
  readonly crewShip: (sailor: string) => string
  readonly raid: string
  readonly raidIsland: string
  readonly raidShips: string
  readonly raise: string
  readonly order: string
}

export type TableText = {
  readonly deeds: Deeds
  readonly help: Help

  /** Sides and seats. */
  readonly sides: Readonly<Record<Side, string>>
  readonly sideOf: (name: string, side: Side) => string
  readonly youAre: (side: Side, points: number, goal: number) => string
  readonly watching: string
  readonly yourSide: string
  readonly scoreOf: (points: number, goal: number) => string
  readonly bottles: (count: number) => string
  readonly scoreLine: (name: string, side: Side, goal: number) => string
  readonly picking: (cards: number) => string
  readonly hovered: string
  readonly onTop: (cards: readonly string[]) => string

  /** Cards. */
  readonly kinds: Readonly<Record<Card['kind'], string>>
  readonly costs: (coins: number) => string
  readonly worth: (points: number) => string
  readonly cardInHand: (card: string, kind: string, cost: number) => string
  readonly faceDown: string
  readonly theCard: string
  readonly theHazard: string
  readonly funded: string
  readonly yourSecret: string
  readonly seenByPirate: string
  readonly youKnow: string
  readonly sinceStart: string
  readonly on: (card: string, island: string) => string
  readonly way: (way: Way) => string
  readonly noSkill: string
  readonly stopReading: string

  /** Islands and lanes. */
  readonly islands: string
  readonly islandShort: (island: string, coins: number | null, hazards: number) => string
  readonly investmentOn: (island: string) => string
  readonly noInvestment: string
  readonly crownDeck: string
  readonly laneOf: (island: string, hazards: number) => string
  readonly hazardOn: (number: number, count: number, island: string) => string
  readonly noHazard: string
  readonly layHere: (island: string) => string
  readonly laidHere: (card: string, island: string) => string
  readonly here: string
  readonly free: string
  readonly drafted: string
  readonly raidedNow: string

  /** Ships. */
  readonly fleet: (ships: number) => string
  readonly noShips: string
  readonly ship: (name: string, state: string, left: Skills, crew: number, places: number) => string
  readonly sailor: (name: string, left: Skills, isNew: boolean) => string
  readonly crewOf: (ship: string) => string
  readonly freePlace: string
  readonly numbered: (name: string, number: number) => string
  readonly ready: string
  readonly noCrew: string
  readonly delayed: (coins: number) => string
  readonly raiding: string
  readonly droppedOut: string
  readonly shipLost: string
  readonly lost: string
  readonly unspent: string
  readonly unspentSaid: (navigation: number, combat: number) => string

  /** Hand and buttons. */
  readonly yourHand: (cards: number) => string
  readonly emptyHand: string
  readonly clear: string
  readonly toHand: string
  readonly goOn: string
  readonly sending: string
  readonly hinted: string

  /** The note. */
  readonly note: string
  readonly yourTurn: string
  readonly actionsLeft: (actions: number) => string
  readonly whatToDo: string
  readonly acts: Readonly<Record<Act, string>>
  readonly actsHelp: string
  readonly blocked: Readonly<Record<'no-such-card' | 'no-card-in-play' | 'no-ready-ship' | 'no-coins', string>>
  readonly noTakingBack: string
  readonly thenFunded: string
  readonly ofCost: (coins: number) => string
  readonly hired: (sailors: readonly string[]) => string
  readonly goesAshore: (sailors: readonly string[]) => string
  readonly shipPlan: (ship: Skills & { readonly places: number }) => string
  readonly hazardPlan: (card: string, island: string) => string
  readonly foundPlan: (cards: readonly string[]) => string
  readonly recallPlan: (card: string) => string
  readonly raidPlan: (island: string, up: number, down: number) => string
  readonly partyPlan: (ships: readonly string[], skills: Skills) => string
  readonly questions: Readonly<Partial<Record<AskedName, string>>>
  readonly pickHelp: Readonly<Partial<Record<AskedName, string>>>
  readonly pickCards: (cards: number) => string
  readonly chosen: (given: number, amount: number) => string
  readonly pileChoice: string
  readonly shownHand: string
  readonly waitFor: (name: string) => string
  readonly doing: Readonly<Record<'actions' | 'raise' | 'face' | 'crew' | 'other', (actions: number) => string>>
  readonly refused: string
  readonly rule: (rule: string) => string
  readonly hint: string
  readonly takeHint: string
  readonly over: string
  readonly ended: Readonly<Record<Ending, string>>

  /** The raid. */
  readonly raidSteps: string
  readonly steps: Readonly<Record<'target' | 'party' | 'raising' | 'facing' | 'island' | 'crew', string>>
  readonly facing: (number: number, count: number) => string
  readonly party: string
  readonly yourParty: string
  readonly laneTitle: (island: string) => string
  readonly fates: Readonly<Record<'faced' | 'met' | 'stopped' | 'next' | 'down', string>>
  readonly metBy: (way: string) => string
  readonly trashed: string
  readonly lootWaits: string
  readonly lootNone: string
  readonly loot: Readonly<Record<'shown' | 'scored' | 'stayed' | 'trashed', (card: string) => string>>
  readonly raidWon: (island: string) => string
  readonly raidLost: (island: string) => string
  readonly backToTable: string
  readonly backToRaid: string
  readonly wholeTable: string
  readonly raiseTitle: (island: string) => string
  readonly raiseCost: (coins: number) => string
  readonly fromCard: string
  readonly extraCoins: string
  readonly thenOnIt: string
  readonly less: string
  readonly more: string
  readonly barsTheWay: (card: string) => string
  readonly meetOne: string
  readonly ways: string
  readonly missing: (count: number) => string
  readonly haveOf: (have: number, amount: number) => string
  readonly crownThen: (coins: number) => string
  readonly cannot: string
  readonly always: string
  readonly spendIcons: (count: number, skill: Skill) => string
  readonly iconOf: (name: string, skill: Skill) => string
  readonly orderTitle: string
  readonly orderNow: (sailors: readonly string[]) => string
  readonly putFirst: string
  readonly earlier: (sailor: string) => string
  readonly later: (sailor: string) => string

  /** Windows. */
  readonly close: string
  readonly pilesAndLists: string
  readonly pilesOf: (name: string) => string
  readonly pileOf: (pile: string, name: string) => string
  readonly emptyPile: string
  readonly decklists: string
  readonly deckOf: Readonly<Record<Side, string>>
  readonly decksHelp: string
  readonly cardColumn: string
  readonly copiesColumn: string
  readonly whereColumn: string
  readonly whatItSays: string
  readonly whereabouts: Readonly<Record<'play' | 'hand' | 'discards' | 'score' | 'removed' | 'top', (cards: number) => string>>
  readonly stillHidden: (cards: number) => string
  readonly glossary: string
}
