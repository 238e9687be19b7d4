/** Why a bot recommends a move, in English. */
import type { Texts } from '../types.ts'
import { bottles, cards, points } from './cards.ts'

export const reasons: Texts['reasons'] = {
  'at-random': () => 'chosen at random',
  wins: ({ points: count }) => `wins at once with ${points(count)}`,
  gains: ({ points: won, taken, cards: count }) =>
    `gains ${points(won)}${taken > 0 ? ` and takes ${taken} from others` : ''} for ${cards(count)}`,
  'draws-for': ({ colour, value }) => `helps to raise the ${colour} captain to ${value}`,
  collects: ({ colour, bottles: held, needed }) => `makes ${held} of the ${bottles(needed, colour)} that gain the captain`,
  digs: () => 'no visible card is better than an unknown one',
  'keeps-best': () => 'keeps the most promising cards',
}
