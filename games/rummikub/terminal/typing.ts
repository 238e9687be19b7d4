/** Reads moves as players type them (`lay B3 B4 B5`, `add B6 to 2`, or the whole table) and turns them into notation. */
import type { TerminalReader } from '@tortuga/kit'
import { questionOf, type TileSet, type View } from '../rules/index.ts'
import { withTexts } from './reader.ts'

/** Words of the notation with synonyms. Words of both languages are always accepted. */
const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['draw', 'd', 'take', 'dobierz', 'dobieram', 'weź', 'wez'],
  ['pass', 'pasuj', 'pasuję', 'pasuje'],
  ['play', 'table', 'stół', 'stol'],
  ['lay', 'l', 'wyłóż', 'wyloz', 'wykładam'],
  ['add', 'a', 'dołóż', 'doloz', 'dokładam'],
  ['to', 'do'],
  ['redeal', 'deal', 'rozdaj', 'rozdanie'],
  ['announce', 'say', 'zapowiedz', 'zapowiedź'],
  ['yes', 'y', 'tak', 't'],
  ['no', 'n', 'nie'],
]

/** A set in notation, always with the mark of its kind. */
const spellSet = ({ kind, tiles }: TileSet): string => `${kind === 'group' ? '=' : '~'}${tiles.join(' ')}`
const isTile = (word: string): boolean => /^[=~]?(?:[krbo]\d+|j)$/.test(word)

/** `add B6 to 2`: a numbered tile goes to the end of the run where it fits, a joker to the upper end, or to the lower end if the run reaches 13. */
const spellAddition = (tile: string, set: TileSet): string => {
  const { kind, tiles } = set
  const numbers = tiles.map(other => Number(other.slice(1)))
  const index = tiles.findIndex(other => other !== 'J')
  const first = (numbers[index] ?? 0) - index
  const isBefore = kind === 'run' && (tile === 'J' ? first + tiles.length > 13 : Number(tile.slice(1)) < first)
  return spellSet({ kind, tiles: isBefore ? [tile, ...tiles] : [...tiles, tile] })
}

/** Translates typed text into notation: resolves synonyms, accepts lower case, and fills in the sets that stay unchanged. */
export const spellMove = (text: string, view: View): string => {
  const typed = text
    .toLowerCase()
    .replace(/\//g, ' / ')
    .split(/[\s,]+/)
    .filter(word => word !== '')
    .map(word => (isTile(word) ? word.toUpperCase() : (SYNONYMS.find(words => words.includes(word))?.[0] ?? word)))
  const [first = '', ...rest] = typed
  const sets = view.table.map(spellSet)
  if (first === 'add') {
    const [tile = '', to, number] = rest
    const index = Number(number ?? to) - 1
    const set = view.table[index]
    return set === undefined ? typed.join(' ') : `play ${sets.with(index, spellAddition(tile, set)).join(' / ')}`
  }
  const isLaying = first === 'lay' || isTile(first.toLowerCase())
  if (!isLaying) return typed.join(' ')
  const newSets = (first === 'lay' ? rest : typed).join(' ')
  return `play ${[...sets, newSets].join(' / ')}`
}

export const howToType = (view: View, reader: TerminalReader): readonly string[] => {
  const { draw, pass, lay, add, play, redeal, announce } = withTexts(reader).text.typing
  const question = questionOf(view)
  if (question === null) return []
  return { redeal: [redeal], announcement: [announce], turn: [view.bankSize > 0 ? draw : pass, lay, add, play] }[question]
}
