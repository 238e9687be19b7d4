/** The texts of the table in English. */
import { pluralFor } from '@tortuga/kit'
import type { DrawSource, RumEnding } from '../../../rules/index.ts'
import type { Dye } from '../../art/ink.ts'

/** The bottles on one end of a card. */
export type BottleEnd = { readonly dye: Dye; readonly count: 1 | 2 }

/** Who has a captain, from the reader's point of view. */
export type CaptainHolder = { readonly type: 'row' } | { readonly type: 'you' } | { readonly type: 'other'; readonly name: string }

const count = pluralFor('en')
const COUNTS = { 1: 'one', 2: 'two' } as const

const captain = (dye: Dye): string => `${dye.charAt(0).toUpperCase()}${dye.slice(1)} captain`
const cards = (number: number): string => count(number, { one: 'card', other: 'cards' })
const points = (number: number): string => count(number, { one: 'point', other: 'points' })
const up = (bottles: BottleEnd): string => `${COUNTS[bottles.count]} ${bottles.dye} ${bottles.count === 1 ? 'bottle' : 'bottles'} up`
const holderText = (holder: CaptainHolder): string =>
  holder.type === 'row' ? 'in the row' : holder.type === 'you' ? 'yours' : `owned by ${holder.name}`

export const en = {
  card: (top: BottleEnd, below: BottleEnd): string => `${up(top)}, ${COUNTS[below.count]} ${below.dye} below`,
  cardDoes: 'In a set only the upper end counts. Face up on the beach, its single bottle belongs to everybody’s set.',
  faceDown: 'face-down card',
  parrot: 'the parrot',
  captain,
  captainSaid: (dye: Dye, value: number, holder: CaptainHolder): string => `${captain(dye)}, worth ${value}, ${holderText(holder)}`,
  captainDoes: (value: number, holder: CaptainHolder): string =>
    `${holder.type === 'row' ? 'It counts for nobody yet.' : `It counts ${points(value)} for its owner.`} ${holder.type === 'you' ? 'Raise' : 'Gain'} it with a set that shows more than ${count(value, { one: 'bottle', other: 'bottles' })} of its colour, or with a trio of single bottles.`,
  parrotDoes: (cost: number): string =>
    cost === 0
      ? 'The next parrot ends the match.'
      : `If you draw it, return ${cards(cost)}. In a tide every player does. Then the clock advances, and the parrot goes back to the wreck.`,
  clockName: 'Castaway clock',
  clockDoes: (cost: number): string =>
    `${cost > 0 ? `The parrot now costs ${cards(cost)}.` : 'The next parrot ends the match.'} It advances with every parrot and whenever the wreck is empty. At 8 the pirate ship ends the match.`,
  wreckDoes:
    'A draw from here is random, and only you see it. When the last card is taken, the player with the most cards returns them all, and the clock advances.',
  wouldTake: 'this set gains it',
  bottles: (dye: Dye, number: number): string => `${number} ${dye}`,

  sources: 'Beach and wreck',
  beach: 'Beach',
  slot: (number: number, what: string): string => `Beach, slot ${number}: ${what}`,
  slotEmpty: 'empty',
  counts: 'counts in the set',
  countsNot: 'does not count',
  tapAgain: 'tap again to draw',
  wreckSize: (size: number): string => `Wreck, ${cards(size)}`,
  clock: (hour: number): string => `Castaway clock: ${hour}`,
  clockCost: (number: number): string => `the parrot costs ${number}`,
  clockLast: 'the next parrot ends the match',
  clockShip: 'the pirate ship is here',
  freeCaptains: 'Free captains',
  noFreeCaptains: 'No free captains',
  yourCaptains: 'Your captains',
  noCaptains: 'No captains yet',
  captainsOf: (name: string): string => `Captains: ${name}`,

  pointsWord: (number: number): string => points(number).replace(/^\d+ /, ''),
  points,
  cards,
  handOf: (name: string, size: number): string => `${name}: ${cards(size)} in hand`,
  known: (card: string): string => `known to all: ${card}`,
  picking: (number: number): string => `picking ${cards(number)}`,
  reaching: (from: DrawSource): string => (from === 'wreck' ? 'drawing from the wreck' : `drawing from slot ${from + 1}`),

  turnCard: (card: string): string => `Turn the card: ${card}`,
  handHelp: 'Turn a card with its arrows or the T key. The upper end counts.',
  pickHelp: 'Tap the cards to return.',
  sealedHand: 'chosen',

  drawWreck: 'Draw from the wreck',
  drawSlot: 'Take this card',
  slotHint: (number: number): string => `Take the card from slot ${number}`,
  play: 'Play the set',
  discard: (number: number): string => `Return ${cards(number)}`,

  yourTurnHelp: 'Draw from the beach or the wreck, or tap cards in your hand to make a set.',
  yourTurnNoCards: 'Your hand is empty: draw from the beach or the wreck.',
  waitingHelp: 'You can already try out sets with your cards.',
  set: 'Your set',
  setGains: (captains: readonly string[]): string => `This set gains: ${captains.join(', ')}`,
  setGainsNothing: 'This set gains nothing yet',
  setPoints: (before: number, after: number): string => `you ${before} → ${points(after)}`,
  othersPoints: (name: string, before: number, after: number): string => `${name} ${before} → ${after}`,
  fromHolder: (holder: CaptainHolder): string =>
    holder.type === 'row' ? 'from the row' : holder.type === 'you' ? 'yours' : `from ${holder.name}`,
  worth: (value: number): string => `worth ${value}`,
  rises: (value: number): string => `rises to ${value}`,
  trio: 'trio',
  missing: (number: number): string => `${number} more needed`,
  cannotRise: 'already at 8',
  taken: 'gained',
  raised: 'raised',
  short: 'too few',
  spare: (list: string): string => `Not used: ${list}`,
  afterSet: 'Your cards go back to the wreck; the beach stays.',
  chooseBeach: 'Tap a beach card to leave its bottle out.',
  parrotTitle: 'The parrot!',
  yourMove: 'Your move',
  tide: 'The tide comes in!',
  captainLost: 'You lose a captain',
  tideTitle: 'The tide brought the parrot',
  owe: (number: number): string => `Return ${cards(number)} to the wreck, face down.`,
  answered: (isYou: boolean): string => (isYou ? 'have chosen' : 'has chosen'),
  stillChoosing: (isYou: boolean): string => (isYou ? 'are choosing' : 'is choosing'),
  returnsAll: (isYou: boolean): string => (isYou ? 'return all cards' : 'returns all cards'),
  ended: { points: 'A player has reached the target.', clock: 'The pirate ship is here.' } satisfies Record<RumEnding, string>,
  target: (number: number): string => `first to ${number}`,
  captainsWon: 'Captains',
  wins: 'wins',
}

/** The texts of the table. Log lines, refusals and reasons are in `games/rum/text`, which the terminal uses, too. */
export type TableText = typeof en
