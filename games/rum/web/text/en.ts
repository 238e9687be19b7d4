/** RUM's table in English. */
import { pluralFor } from '@tortuga/kit'
import type { ByDye, Dye } from '../art/ink.ts'
import type { Bottles, Holder, TableText } from './types.ts'

const count = pluralFor('en')
const NAMES: ByDye<string> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  black: 'black',
}
const COUNTS = { 1: 'one', 2: 'two' } as const

const captain = (dye: Dye): string => `${NAMES[dye].charAt(0).toUpperCase()}${NAMES[dye].slice(1)} captain`
const cards = (number: number): string => count(number, { one: 'card', other: 'cards' })
const points = (number: number): string => count(number, { one: 'point', other: 'points' })
const up = (bottles: Bottles): string => `${COUNTS[bottles.count]} ${NAMES[bottles.dye]} ${bottles.count === 1 ? 'bottle' : 'bottles'} up`
const saidOf = (holder: Holder): string =>
  holder.type === 'row' ? 'in the row' : holder.type === 'you' ? 'yours' : `owned by ${holder.name}`

export const en: TableText = {
  card: (top, below) => `${up(top)}, ${COUNTS[below.count]} ${NAMES[below.dye]} below`,
  faceDown: 'face-down card',
  parrot: 'the parrot',
  captain,
  captainSaid: (dye, value, holder) => `${captain(dye)}, worth ${value}, ${saidOf(holder)}`,
  wouldTake: 'this set takes it',
  bottles: (dye, number) => `${number} ${NAMES[dye]}`,

  players: 'Players',
  beach: 'Beach',
  slot: (number, what) => `Beach, slot ${number}: ${what}`,
  slotEmpty: 'empty',
  counts: 'counts in the set',
  countsNot: 'does not count',
  tapAgain: 'tap again to draw',
  wreckSize: size => `Wreck, ${cards(size)}`,
  clock: hour => `Castaway clock: ${hour}`,
  clockCost: number => `the parrot takes ${number}`,
  clockShip: 'the pirate ship is here',
  freeCaptains: 'Free captains',
  noFreeCaptains: 'No captain is free',
  yourCaptains: 'Your captains',
  noCaptains: 'No captain yet',
  captainsOf: name => `Captains: ${name}`,

  pointsWord: number => points(number).replace(/^\d+ /, ''),
  points,
  cards,
  handOf: (name, size) => `${name}: ${cards(size)} in hand`,
  known: card => `everybody knows: ${card}`,
  picking: number => `picking: ${cards(number)}`,
  reaching: from => (from === 'wreck' ? 'reaching for the wreck' : `reaching for slot ${from + 1}`),
  you: 'You',
  player: number => `Player ${number}`,

  yourHand: size => `Your hand, ${cards(size)}`,
  emptyHand: 'Your hand is empty',
  turnCard: card => `Turn the card: ${card}`,
  handHelp: 'Turn a card with its arrows or the T key. The upper end counts.',
  pickHelp: 'Tap the cards you give back.',
  sealedHand: 'sealed',

  drawWreck: 'Draw from the wreck',
  drawSlot: number => `Draw from slot ${number}`,
  play: 'Play the set',
  gather: 'Clear',
  discard: number => `Give back ${cards(number)}`,
  sending: 'sending…',

  yourTurn: 'Your turn',
  yourTurnHelp: 'Draw from the beach or the wreck, or tap cards in your hand to make a set.',
  yourTurnNoCards: 'Your hand is empty: draw from the beach or the wreck.',
  turnOf: name => `Turn: ${name}`,
  waitingHelp: 'You can already try sets with your cards.',
  note: 'What is asked',
  set: 'This set',
  setGains: captains => `This set takes: ${captains.join(', ')}`,
  setGainsNothing: 'This set takes nothing yet',
  setPoints: (before, after) => `you ${before} → ${points(after)}`,
  othersPoints: (name, before, after) => `${name} ${before} → ${after}`,
  fromHolder: holder => (holder.type === 'row' ? 'from the row' : holder.type === 'you' ? 'yours' : `from ${holder.name}`),
  worth: value => `worth ${value}`,
  rises: value => `rises to ${value}`,
  trio: 'trio',
  missing: number => `${number} more needed`,
  cannotRise: 'cannot rise',
  taken: 'taken',
  raised: 'raised',
  short: 'too few',
  spare: list => `Without effect: ${list}`,
  afterSet: 'The cards go back to the wreck, the beach stays.',
  chooseBeach: 'Tap a beach card to leave its bottle out.',
  parrotTitle: 'The parrot!',
  tideTitle: 'The parrot came with the tide',
  owe: number => `Give ${cards(number)} back to the wreck, face down.`,
  chosen: (given, amount) => `${given} of ${amount} chosen`,
  answered: isYou => (isYou ? 'have chosen' : 'has chosen'),
  stillChoosing: isYou => (isYou ? 'are choosing' : 'is choosing'),
  returnsAll: isYou => (isYou ? 'give back all' : 'gives back all'),
  refused: 'That does not work',
  rule: rule => `Rule ${rule}`,
  hint: 'Hint',
  takeHint: 'Set it up',
  over: 'The game is over',
  ended: { points: 'The target is reached.', clock: 'The pirate ship is here.' },
  target: number => `first to ${number}`,
}
