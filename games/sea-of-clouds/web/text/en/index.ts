/** The texts of the web table in English. Log lines, refusals, reasons and card texts are in `games/sea-of-clouds/text`. */
import { pluralFor } from '@tortuga/kit'
import type { GlossaryWord } from '@tortuga/ui/table'
import type { SeaQuestion } from '../../table/draft/draft-state.ts'

const plural = pluralFor('en')
const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })

export const en = {
  voyage: 'Voyage',
  shares: 'Shares of loot',
  spaceTitle: (number: number): string => `Space ${number}`,
  deckLabel: (size: number, top: string | null, discards: number): string =>
    `Deck: ${cards(size)}${top === null ? '' : `, on top: ${top}`}; ${discards === 0 ? 'nothing discarded yet' : `${cards(discards)} discarded`}`,
  leftOut: (names: readonly string[], count: number): string =>
    `Not in this match: ${[...names, `${cards(count)} that nobody has seen`].join(', ')}.`,
  captains: 'Captains',
  boardOf: (name: string): string => `Board: ${name}`,
  yourBoard: 'Your board',
  zoneLabel: (zone: string, count: number, owner: string, list: readonly string[], figures: readonly string[]): string =>
    [`${zone} ${count}, ${owner}${list.length === 0 ? '' : `: ${list.join(', ')}`}`, ...figures].join('; '),
  none: 'nothing here yet',

  strength: 'strength',
  strengthLabel: (strength: string): string => `strength ${strength}`,
  noPirates: 'no Pirates',
  pointsShort: 'pts',
  pointsWord: 'points',
  pointsTiny: (points: string): string => (points === '1' ? '1 pt' : `${points} pts`),
  pointsKnown: (points: string, hidden: number): string => `${points}, plus ${cards(hidden)} face down`,
  andHidden: (count: number): string => `+ ${count} face down`,
  doubloonsWord: 'doubloons',
  doubloonsTitle: 'Doubloons',
  nextStep: (card: string, gain: number): string => `next ${gain < 0 ? `−${-gain}` : `+${gain}`}: ${card}`,
  nextGain: (gain: string): string => `next one ${gain}`,

  compared: (difference: number, outcome: string): string =>
    `${difference === 0 ? 'equally strong' : difference > 0 ? `${difference} stronger` : `${-difference} weaker`}: ${outcome}`,
  tie: (outcome: string): string => `tie (Parrot): ${outcome}`,
  withoutPirates: (outcome: string): string => `no Pirates: ${outcome}`,
  youWin: 'you win',
  youLose: 'you lose',
  wins: (name: string): string => `${name} wins`,
  noBattle: 'nobody has Pirates',
  apart: 'not your neighbour',

  youLook: (space: string): string => `You are looking at ${space}`,
  looks: (name: string): string => `${name} is looking`,
  looksAt: (space: string): string => `looking at ${space}`,
  waitsLook: (name: string, space: string): string => `${name} is looking at ${space}.`,
  onlyYou: 'Only you see these cards.',
  onlyCoins: 'No cards here, only doubloons.',
  youKnow: (list: string): string => `You know: ${list}`,
  knownAs: (back: string, card: string): string => `${back}, you know: ${card}`,
  ifTaken: 'If you take it',
  withMajorities: (points: number): string => `up to ${plural(points, { one: 'point', other: 'points' })} more with majorities`,
  furtherEffects: (cards: readonly string[]): string => `then: ${cards.join(', ')}`,
  noChange: 'no change in points or strength for now',
  gainPoints: (points: number): string => `${points > 0 ? '+' : ''}${plural(points, { one: 'point', other: 'points' })}`.replace('-', '−'),
  gainStrength: (strength: string): string => `${strength} strength`,

  taken: 'Taken, not played yet',
  takenBy: (name: string): string => `Taken by ${name}, not played yet`,
  orderName: 'Cards in the order of play',
  orderHelp: 'Order of play: drag a card, or tap it and then its new place.',
  orderEntry: (card: string, place: number, count: number): string =>
    `${card}, place ${place} of ${count}; press and use the arrow keys to move it`,
  orderLabel: (list: readonly string[]): string => `Order: ${list.join(', ')}`,

  choosing: 'choosing',
  reaching: (what: string): string => `pointing at ${what}`,
  against: (card: string, victim: string): string => `${card} against ${victim}`,
  takesCoins: (taken: number, owned: number): string =>
    owned === 0 ? 'no doubloons to take' : `you take ${taken} of ${plural(owned, { one: 'doubloon', other: 'doubloons' })}`,
  takesRum: (taken: number, owned: number): string => (owned === 0 ? 'no Rum to take' : `you take ${taken} of ${owned} Rum, at random`),
  losesObject: (lost: number, owned: number): string =>
    owned === 0
      ? 'no face-up Object to discard'
      : `discards ${lost} of ${plural(owned, { one: 'face-up Object', other: 'face-up Objects' })}`,
  someRum: (name: string): string => `Random Rum from ${name}`,
  youGive: 'You give',
  youGet: 'You get',

  plays: (name: string): string => `${name} is playing.`,
  youPlay: 'Your move.',
  boardingAfter: (round: number): string => `Boarding after round ${round}`,
  boardingDone: (round: number): string => `The boarding after round ${round}`,
  battleOf: (number: number, count: number): string => `battle ${number} of ${count}`,
  yourCrew: 'Your crew',
  crewOf: (name: string): string => `Crew: ${name}`,
  battlesWon: (won: number, count: number): string => `You win ${won} of ${plural(count, { one: 'battle', other: 'battles' })}.`,
  nothingChanged: 'You neither lose nor gain anything.',
  youLoseThis: (what: string): string => `− ${what}`,
  youGetThis: (what: string): string => `+ ${what}`,
  lostTo: (amount: number, card: string): string => `${amount} lost to ${card}`,
  battles: 'Battles',
  effects: 'Effects',
  nobodyFights: 'neither has Pirates',
  noEffects: 'No effects.',
  boardingOver: 'The boarding is over.',

  take: 'Take this share',
  takeCard: (space: string): string => `Take this card from ${space}`,
  exchange: 'Exchange',
  exchangeFor: (given: string, taken: string, victim: string): string => `Exchange ${given} for ${victim}’s ${taken}`,
  choose: {
    order: 'Play a card',
    resolve: 'Choose a Pirate first',
    pick: 'Choose a card first',
    aim: 'Choose a captain first',
    discard: 'Choose a card first',
    exchange: 'Choose both cards first',
  } satisfies Readonly<Record<Exclude<SeaQuestion, 'decide'>, string>>,

  total: 'Total',
  finalScoring: 'Final scoring',
  turnedOver: 'Revealed cards',
  piratesPayNothing: 'Pirates score nothing: they have gone ashore.',
  majority: (of: string, name: string, count: number): string => `Most ${of}: ${name} (${count})`,

  heldBy: (name: string): string => `now with ${name}`,
  worthNow: (points: string): string => `worth now: ${points}`,
  about: {
    parrot: 'Its captain wins ties, in battles and for majorities, and resolves Pirates first.',
    hat: 'Its captain has the first turn of every round.',
    doubloons: 'Each doubloon is worth 1 point at the end.',
    deck: 'A share that a captain leaves gets its top card. A captain who leaves all three shares takes it.',
    rum: 'Face down until the end. Most Rum is worth its number; Collector’s Rum and Luxury Rum depend on how many you have.',
    relic: 'Equal Relics score together, by their table. A single one may cost points.',
    object: 'Some Objects are played at once, some stay face up, some are secrets.',
    pirate: 'Its strength counts in boardings. After a victory it acts.',
    pirates: 'Their strength counts in boardings, and each acts after a victory. Then all Pirates are discarded. They score nothing.',
    relics: 'Equal Relics score together, by their table. A single one may cost points.',
    objects: 'Face-up Objects change strength or points. A Chest goes to a captain who beats its owner.',
    secrets: 'Face down until the end: points for cards or for majorities.',
  },

  glossary: [
    { word: '(1x)', meaning: 'Once in a boarding, however many captains you defeat.' },
    { word: 'defeat', forms: ['beats', 'victory'], meaning: 'You win the battle against a neighbour in a boarding.' },
    { word: 'strength', meaning: 'The strength of your Pirates and Objects decides your battles.' },
    { word: 'Parrot', meaning: 'Its captain wins ties and resolves Pirates first.' },
    { word: 'face-down', meaning: 'You see its back only.' },
    { word: 'in total', meaning: 'All these cards together score this much.' },
  ] as readonly GlossaryWord[],
}

export type TableText = typeof en
