/** Why a move was refused, in English. */
import type { AskingName } from '../../rules/index.ts'
import type { Texts } from '../types.ts'
import { card, coins, island, side } from './phrases.ts'
import { questions } from './questions.ts'

const NEEDS = {
  'ready-ship': 'a ship with crew and without coins',
  ship: 'one of your ships that costs enough',
  hazard: 'a hazard in play',
} as const

export const refusals: Texts['refusals'] = {
  over: () => 'The match is over.',
  watching: () => 'You are a spectator.',
  'not-awaited': refusal => `It is ${side[refusal.side]}’s turn to choose.`,
  'other-question': ({ asked }) => `Answer this first: ${questions[asked as AskingName]}`,
  'other-side': refusal => `Only ${side[refusal.side]} can do that.`,
  'not-in-hand': refusal => `${card(refusal.card)} is not in your hand.`,
  'wrong-kind': refusal => `${card(refusal.card)} is the wrong kind of card.`,
  'too-dear': refusal => `That costs ${coins(refusal.cost)}; you have ${refusal.coins}.`,
  'hand-full': () => 'You already have five cards.',
  'nothing-to-draw': () => 'There is nothing to draw.',
  'event-useless': refusal => `${card(refusal.card)} needs ${NEEDS[refusal.needs]}.`,
  'no-island': () => 'There is no such island.',
  'island-taken': refusal => `${island(refusal.isle)} has no room for an investment.`,
  'no-card-there': () => 'There is no such card in play.',
  'named-twice': () => 'You chose the same thing twice.',
  'names-none': () => 'Choose at least one.',
  'too-many': ({ given, most }) => `Choose at most ${most}, not ${given}.`,
  'wrong-count': ({ given, amount }) => `Choose exactly ${amount}, not ${given}.`,
  'not-funded': refusal => `It needs ${coins(refusal.cost)} and has ${refusal.coins}.`,
  'already-up': () => 'That card is already face up.',
  'not-due': () => 'That card has no effect now.',
  'no-ship': () => 'There is no such ship.',
  'no-crew-there': () => 'There is no such crew member.',
  'crew-not-yours': refusal => `You have no more copies of ${card(refusal.card)}.`,
  'ship-full': ({ places }) => `That ship has room for ${places}.`,
  'nothing-changes': () => 'That changes nothing.',
  'ship-has-coins': refusal => `That ship has ${coins(refusal.coins)} on it.`,
  'ship-without-crew': () => 'That ship has no crew.',
  'not-raiding': () => 'That is not part of the raiding party.',
  'ship-too-cheap': ({ cost, least }) => `That ship costs ${cost}; it must cost ${least} or more.`,
  'more-than-cost': ({ most }) => `At most ${coins(most)} on the card can pay for raising it.`,
  'cannot-meet': () => 'You cannot use that way past.',
  'icon-not-there': () => 'The party has no such icon left.',
  'no-coin-there': () => 'There is no coin for that.',
  'same-place': () => 'Choose two different cards of the same kind.',
  'not-in-discards': refusal => `${card(refusal.card)} is not in the discard pile.`,
  'must-be-done': () => 'You cannot decline that.',
}
