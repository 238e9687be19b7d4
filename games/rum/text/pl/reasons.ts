/** Why a bot recommends a move, in Polish. */
import type { Texts } from '../types.ts'
import { adjective, cards, points } from './cards.ts'

export const reasons: Texts['reasons'] = {
  'at-random': () => 'wybór losowy',
  wins: ({ points: count }) => `wygrywa od razu: ${points(count)}`,
  gains: ({ points: won, taken, cards: count }) => `daje ${points(won)} za ${cards(count)}${taken > 0 ? `, a rywale tracą ${taken}` : ''}`,
  'draws-for': ({ colour, value }) => `pomaga podnieść wartość ${adjective(colour).genitive} karty kolekcji do ${value}`,
  collects: ({ colour, bottles, needed }) =>
    `daje ${bottles} z ${needed} ${adjective(colour).many} butelek, którymi zdobędziesz kartę kolekcji`,
  digs: () => 'żadna odkryta karta nie jest lepsza od nieznanej',
  'keeps-best': () => 'zostawia na ręce najlepiej rokujące karty',
}
