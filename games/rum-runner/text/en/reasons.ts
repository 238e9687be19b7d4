/** Why a bot chose its move, in English: the second half of a sentence. */
import type { Texts } from '../types.ts'
import { card, island, points } from './phrases.ts'

export const reasons: Texts['reasons'] = {
  'at-random': () => 'a random choice',
  'only-choice': () => 'the only possible move',
  sells: ({ points: won, total }) => `sells rum for ${points(won)}, ${total} in total`,
  funds: reason => `funds the rum at ${island(reason.isle)}`,
  'pays-for': reason => `pays for ${card(reason.card)}`,
  'puts-to-work': reason => `puts ${card(reason.card)} to work`,
  'needs-cards': () => 'gives you more cards to choose from',
  'finds-out': () => 'shows what lies there',
  'nothing-better': () => 'nothing better to do',
  'builds-up': () => 'gets cards into play',
  saves: () => 'coins will be needed',
  defends: reason => `protects ${island(reason.isle)}`,
  weakens: reason => `weakens the defence of ${island(reason.isle)}`,
  hinders: () => 'slows the pirate down',
  'lets-pass': () => 'not worth the coins',
  'takes-back': () => 'more useful elsewhere',
  raids: reason => `${island(reason.isle)} promises most`,
  'gets-past': () => 'the cheapest way past',
  'keeps-best': () => 'gives up the least valuable',
  'looks-ahead': () => 'best in my simulations',
}
