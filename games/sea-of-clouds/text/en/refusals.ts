/** Why a move is refused, in English. */
import type { LootNames, SeaRefusalText } from '../types.ts'
import { space } from './counts.ts'

export const createRefusals = ({ card }: LootNames): SeaRefusalText => ({
  over: () => 'The match is over.',
  watching: () => 'You are watching this match.',
  'not-asked': () => 'It is not your turn.',
  'another-question': ({ asked }) =>
    asked === 'decide' ? 'First take or leave the share you are looking at.' : 'Answer the current question first.',
  'not-in-hand': ({ place }) => `You did not take that many cards: there is no card ${place + 1}.`,
  'no-card-there': refusal => `There is no card ${refusal.place + 1} on ${space(refusal.space)}.`,
  'not-your-pirate': () => 'You have no such Pirate.',
  'nothing-to-resolve': refusal => `${card(refusal.card)} has already been resolved.`,
  'wrong-victim': refusal =>
    refusal.victim === null
      ? `${card(refusal.card)} is resolved for one captain at a time: choose which one.`
      : `${card(refusal.card)} cannot be resolved for that captain now.`,
  'not-defeated': () => 'You have not defeated that captain.',
  'not-your-rum': () => 'You have no such Rum.',
  'not-your-object': () => 'You have no such face-up Object.',
  'no-such-object': ({ isChosen }) => (isChosen ? 'That captain has no such face-up Object.' : 'Choose the Object you want in return.'),
  'no-rum-there': () => 'That captain has no Rum.',
  'drawn-blind': () => 'The Rum you get is random: you cannot choose it.',
})
