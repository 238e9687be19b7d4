/** Why a move is not allowed, in English. */
import type { Texts } from '../types.ts'
import { bottles, card, cards, join, slotName } from './cards.ts'

export const refusals: Texts['refusals'] = {
  over: () => 'The match is over.',
  watching: () => 'You are watching this match.',
  'not-your-turn': () => 'It is not your turn.',
  'discards-first': ({ amount }) => `The parrot comes first: it costs ${cards(amount)}.`,
  'no-discard-owed': () => 'You do not have to return cards now.',
  'not-in-hand': ({ card: face }) => `You do not have ${card(face)} in your hand.`,
  'card-twice': ({ card: face }) => `You can use ${card(face)} only once.`,
  'wrong-count': ({ given, amount }) => `Return exactly ${cards(amount)}; you chose ${given}.`,
  'no-cards': () => 'A set needs at least one card from your hand.',
  'beach-counts-whole': () => 'In this edition all face-up beach bottles count; you cannot leave one out.',
  'slot-face-down': ({ slot }) => `There is no face-up bottle in ${slotName(slot)}.`,
  'slot-twice': ({ slot }) => `You named ${slotName(slot)} twice.`,
  'gains-nothing': ({ shortfalls }) =>
    `This set gains no captain: ${shortfalls
      .map(({ colour, bottles: count, value, own }) =>
        own && value === 8
          ? `your ${colour} captain cannot go above 8`
          : `${bottles(count, colour)} against ${own ? 'your' : 'a'} captain at ${value}`,
      )
      .join('; ')}.`,
  'hand-adds-nothing': ({ colours }) => `At least one of your cards must help to gain a captain (${join(colours)}).`,
}
