/** Terms of Rummikub in English: tiles, colours, counts and answers. */
import { pluralFor } from '@tortuga/kit'
import type { Face, ScoreReason } from '../../rules/index.ts'
import { partsOf } from '../format.ts'
import type { TermText } from '../types.ts'

export const plural = pluralFor('en')
export const COLOURS = { K: 'black', R: 'red', B: 'blue', O: 'orange' } as const
export const SCORE_REASONS: Readonly<Record<ScoreReason, string>> = {
  won: 'won',
  rack: 'tiles left',
  'never-opened': 'never opened',
  'could-have-opened': 'could have opened',
  announced: 'announced an opening',
}

export const tiles = (count: number): string => plural(count, { one: 'tile', other: 'tiles' })
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
export const tile = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'a joker' : `${COLOURS[parts.colour]} ${parts.number}`
}
export const list = (faces: readonly Face[]): string => faces.map(tile).join(', ')
export const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const terms: TermText = {
  kind: kind => kind,
  scoreReason: reason => SCORE_REASONS[reason],
  colour: colour => COLOURS[colour],
  tile,
  tiles,
  points,
  redeal: want => (want ? 'Deal again' : 'Keep these tiles'),
  announce: open => (open ? 'Announce an opening' : 'Say nothing'),
  waitingFor: names => `Waiting for ${join(names)}.`,
}
