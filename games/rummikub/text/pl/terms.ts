/** Terms of Rummikub in Polish: tiles, colours, counts and answers. */
import { pluralFormFor, pluralFor } from '@tortuga/kit'
import type { Face, ScoreReason, TileColour } from '../../rules/index.ts'
import { partsOf } from '../format.ts'
import type { TermText } from '../types.ts'

export const plural = pluralFor('pl')
export const form = pluralFormFor('pl')

/** Feminine nominative and accusative (kostka, seria), and masculine for the colour itself (kolor). */
export const COLOURS: Readonly<Record<TileColour, { readonly name: string; readonly accusative: string; readonly masculine: string }>> = {
  K: { name: 'czarna', accusative: 'czarną', masculine: 'czarny' },
  R: { name: 'czerwona', accusative: 'czerwoną', masculine: 'czerwony' },
  B: { name: 'niebieska', accusative: 'niebieską', masculine: 'niebieski' },
  O: { name: 'pomarańczowa', accusative: 'pomarańczową', masculine: 'pomarańczowy' },
}
export const SCORE_REASONS: Readonly<Record<ScoreReason, string>> = {
  won: 'wygrana',
  rack: 'kostki na tabliczce',
  'never-opened': 'bez otwarcia',
  'could-have-opened': 'niewykorzystane otwarcie',
  announced: 'zapowiedziane otwarcie',
}

/** Accusative: „Ola bierze 1 kostkę”. */
export const tilesAccusative = (count: number): string => plural(count, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })
/** Nominative, for labels: „1 kostka”. */
export const tiles = (count: number): string => plural(count, { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' })
export const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
export const tile = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'joker' : `${COLOURS[parts.colour].name} ${parts.number}`
}
export const tileAccusative = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'jokera' : `${COLOURS[parts.colour].accusative} ${parts.number}`
}
export const list = (faces: readonly Face[]): string => faces.map(tile).join(', ')
export const listAccusative = (faces: readonly Face[]): string => faces.map(tileAccusative).join(', ')
export const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`

export const terms: TermText = {
  kind: kind => (kind === 'group' ? 'grupa' : 'seria'),
  scoreReason: reason => SCORE_REASONS[reason],
  colour: colour => COLOURS[colour].masculine,
  tile,
  tiles,
  points,
  redeal: want => (want ? 'Poproś o nowe rozdanie' : 'Graj tymi kostkami'),
  announce: open => (open ? 'Zapowiedz otwarcie' : 'Nic nie zapowiadaj'),
  waitingFor: names => `Odpowiada jeszcze: ${names.join(', ')}.`,
}
