/** Short English labels that the terminal and the web table share. */
import type { GameTerms } from '../types.ts'
import { card, cards, coins, island, plural, points, side } from './phrases.ts'
import { questions } from './questions.ts'

export const terms: GameTerms = {
  side,
  card,
  island,
  coins,
  cards,
  points,
  actionsLeft: count => plural(count, { one: 'action left', other: 'actions left' }),
  round: round => `Turn ${round}`,
  bank: 'Bank',
  supply: 'Supply',
  hand: 'Hand',
  deck: 'Deck',
  discards: 'Discards',
  score: 'Scored',
  removed: 'Out of the game',
  fleet: 'Ships',
  faceDown: 'face down',
  empty: 'empty',
  sinceStart: 'since the start',
  known: 'known',
  party: 'raiding',
  shown: 'Shown',
  navigation: 'N',
  combat: 'C',
  questions,
  waiting: who => `Waiting for ${side[who]}.`,
}
