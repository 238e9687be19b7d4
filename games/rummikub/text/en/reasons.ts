/** Why a bot or a hint chooses a move, in English. */
import type { Texts } from '../types.ts'
import { points, tiles } from './terms.ts'

export const reasons: Texts['reasons'] = {
  'goes-out': () => 'goes out',
  lays: ({ tiles: count, points: worth }) => `lays ${tiles(count)} worth ${points(worth)}, the most possible`,
  'lays-some': ({ tiles: count, points: worth }) => `lays ${tiles(count)} worth ${points(worth)}`,
  opens: ({ sum }) => `opens with ${points(sum)}`,
  'keeps-joker': ({ tiles: count }) => `lays ${tiles(count)} and keeps the joker for later`,
  'holds-back': ({ tiles: count }) => `${tiles(count)} could be laid, but one is enough to avoid drawing`,
  waits: ({ tiles: count }) => `${tiles(count)} could be laid, but waiting gives nothing away and lets you lay more at once later`,
  'nothing-to-lay': () => 'nothing can be laid',
  'nothing-fits': () => 'no set on the rack, and no tile that fits the table as it lies',
  'deal-is-poor': () => 'enough doublets, and no opening in sight',
  'deal-is-fair': () => 'these tiles are good enough',
  'too-few-doublets': () => 'too few doublets for a new deal',
  'can-open-next': () => 'you can open next turn',
  'nothing-to-announce': () => 'you cannot open yet',
}
