/** The table of Sea of Clouds in English. */
import { pluralFor } from '@tortuga/kit'
import type { TableText } from './types.ts'

const plural = pluralFor('en')
const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })

export const en: TableText = {
  voyage: 'Voyage',
  shares: 'Shares of loot',
  spaceTitle: number => `Space ${number}`,
  deckSaid: (size, top, discards) =>
    `Deck: ${cards(size)}${top === null ? '' : `, on top: ${top}`}; ${discards === 0 ? 'nothing discarded yet' : `${cards(discards)} discarded`}`,
  leftOut: (names, count) => `Not played with: ${[...names, `${cards(count)} that nobody has seen`].join(', ')}.`,
  captains: 'Captains',
  captain: number => `Captain ${number}`,
  you: 'You',
  boardOf: name => `Board: ${name}`,
  yourBoard: 'Your board',
  baySaid: (zone, count, owner, list, figures) =>
    [`${zone} ${count}, ${owner}${list.length === 0 ? '' : `: ${list.join(', ')}`}`, ...figures].join('; '),
  none: 'nothing here yet',
  close: 'Close',

  strength: 'strength',
  strengthSaid: strength => `strength ${strength}`,
  noPirates: 'no Pirates',
  pointsShort: 'pts',
  pointsWord: 'points',
  pointsTiny: points => `${points} pts`,
  pointsKnown: (points, hidden) => `${points}, and ${cards(hidden)} face down`,
  andHidden: count => `+ ${count} face down`,
  doubloonsWord: 'doubloons',
  doubloonsTitle: 'Doubloons',
  nextStep: (card, gain) => `next ${gain < 0 ? `−${-gain}` : `+${gain}`}: ${card}`,
  nextGain: gain => `the next one ${gain}`,
  total: 'Total',

  compared: (difference, outcome) =>
    `${difference === 0 ? 'as strong' : difference > 0 ? `${difference} more` : `${-difference} less`}: ${outcome}`,
  tie: outcome => `tie (Parrot): ${outcome}`,
  withoutPirates: outcome => `no Pirates: ${outcome}`,
  youWin: 'you win',
  youLose: 'you lose',
  wins: name => `${name} wins`,
  noBattle: 'nobody has Pirates',
  apart: 'not your neighbour',

  youLook: space => `You are looking at ${space}`,
  looks: name => `${name} is looking`,
  looksAt: space => `looks at ${space}`,
  waitsLook: (name, space) => `${name} is looking at ${space}.`,
  onlyYou: 'Only you see these cards.',
  onlyCoins: 'No cards here, only doubloons.',
  youKnow: list => `You know: ${list}`,
  knownAs: (back, card) => `${back}, you know it: ${card}`,
  ifTaken: 'If you take it',
  noChange: 'no points and no strength for now',
  gainPoints: points => `${points} points`,
  gainStrength: strength => `${strength} strength`,

  taken: 'Taken, not yet played',
  takenBy: name => `Taken by ${name}, not yet played`,
  orderHelp: 'They are played in this order: drag one, or tap it and then its new place.',
  orderEntry: (card, place, count) => `${card}, place ${place} of ${count}; press and use the arrow keys to move it`,
  orderSaid: list => `Order: ${list.join(', ')}`,

  choosing: 'is choosing',
  reaching: what => `reaching: ${what}`,
  against: (card, victim) => `${card} against ${victim}`,
  rumCount: count => `${count} Rum`,
  objectCount: count => plural(count, { one: 'Object', other: 'Objects' }),
  someRum: name => `Any Rum of ${name}`,
  youGive: 'You give',
  youGet: 'You get',

  boardingAfter: round => `Boarding after round ${round}`,
  battles: 'Battles',
  deeds: 'What was done',
  nobodyFights: 'neither has Pirates',
  nothingDone: 'Nobody gained anything.',
  reportRead: 'This is how the boarding went.',
  goOn: 'Sail on',

  take: 'Take this share',
  takeCard: space => `Take this card of ${space}`,
  exchange: 'Exchange',
  wait: 'Wait',
  choose: {
    decide: 'Take this share',
    order: 'Play a card',
    resolve: 'Choose a Pirate',
    pick: 'Choose a card',
    aim: 'Choose a captain',
    discard: 'Choose what to discard',
    exchange: 'Exchange',
  },
  sending: 'sending…',

  note: 'What is asked',
  yourTurn: 'Your turn.',
  refused: 'That does not work',
  rule: rule => `Rule ${rule}`,
  hint: 'Hint',
  hintMarked: 'the marked one',
  takeHint: 'Set it up',

  over: 'The game is over',
  finalScoring: 'Final scoring',
  turnedOver: 'Turned over',
  majority: (of, name, count) => `Most ${of}: ${name} (${count})`,
}
