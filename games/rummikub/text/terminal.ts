/** Rummikub in a terminal: the table, moves as choices, and how they are typed: `lay B3 B4 B5`, `add B6 to 2`, or the whole table. */
import { unreachable } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { drawTable, penOf, sayTiles, sortRack } from './terminal-table.ts'
import type { Asked, Pen, Reader } from './terminal-table.ts'
import { SYNONYMS, TYPING } from './terminal-words.ts'

const keyOf = ({ kind, tiles }: Rules.TileSet): string => `${kind} ${tiles.join(' ')}`

/** New sets beside the old ones, one old set with more tiles, or anything else. */
const sayPlay = (pen: Pen, rules: Asked, view: Rules.View, { table }: Rules.Play): string => {
  const { words } = pen
  const old = new Set(view.table.map(keyOf))
  const now = new Set(table.map(keyOf))
  const fresh = table.filter(set => !old.has(keyOf(set)))
  const touched = view.table.flatMap((set, place) => (now.has(keyOf(set)) ? [] : [place]))
  const laid = rules.laidBy(view, table)
  const [place] = touched
  if (place === undefined) {
    const sum = fresh.reduce((total, set) => total + rules.sumOf(set, view.options), 0)
    return `${words.lay} ${fresh.map(({ tiles }) => sayTiles(pen, tiles)).join(' / ')} (${words.points(sum)})`
  }
  if (touched.length === 1 && fresh.length === 1 && laid.length === 1)
    return `${words.addTo(place)}: ${sayTiles(pen, laid)} → ${fresh.map(({ tiles }) => sayTiles(pen, tiles)).join('')}`
  return `${words.rearrange} ${sayTiles(pen, sortRack(laid))}`
}

const sayMove = (rules: Asked, move: Rules.Move, view: Rules.View, reader: Reader): string => {
  const pen = penOf(reader)
  switch (move.type) {
    case 'draw':
      return pen.words.draw
    case 'pass':
      return pen.words.pass
    case 'out-of-time':
      return pen.words.outOfTime
    case 'redeal':
      return pen.words.redeal(move.want)
    case 'announce':
      return pen.words.announce(move.open)
    case 'play':
      return sayPlay(pen, rules, view, move)
    default:
      return unreachable(move)
  }
}

/** Drawing and passing first, then plays by how many tiles they lay. */
const rank = (rules: Asked, move: Rules.Move, view: Rules.View): number => {
  if (move.type === 'draw' || move.type === 'pass') return Infinity
  return move.type === 'play' ? rules.laidBy(view, move.table).length : 0
}

/** A set of the table as the notation writes it, its kind always said. */
const spellSet = ({ kind, tiles }: Rules.TileSet): string => `${kind === 'group' ? '=' : '~'}${tiles.join(' ')}`
const isTile = (word: string): boolean => /^[=~]?(?:[krbo]\d+|j)$/.test(word)

/** `add B6 to 2`: before a run or behind it, as the number asks; a joker goes behind, before where 13 is reached. */
const spellAddition = (tile: string, set: Rules.TileSet): string => {
  const { kind, tiles } = set
  const numbers = tiles.map(other => Number(other.slice(1)))
  const place = tiles.findIndex(other => other !== 'J')
  const first = (numbers[place] ?? 0) - place
  const isBefore = kind === 'run' && (tile === 'J' ? first + tiles.length > 13 : Number(tile.slice(1)) < first)
  return spellSet({ kind, tiles: isBefore ? [tile, ...tiles] : [...tiles, tile] })
}

/** What was typed, as the notation has it: words of either language, tiles in small letters too, and the rest of the table filled in. */
const spell = (text: string, view: Rules.View): string => {
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
    const place = Number(number ?? to) - 1
    const set = view.table[place]
    return set === undefined ? typed.join(' ') : `play ${sets.with(place, spellAddition(tile, set)).join(' / ')}`
  }
  const isLaying = first === 'lay' || isTile(first.toLowerCase())
  if (!isLaying) return typed.join(' ')
  const fresh = (first === 'lay' ? rest : typed).join(' ')
  return `play ${[...sets, fresh].join(' / ')}`
}

const howToType = (view: Rules.View, { language }: Reader): readonly string[] => {
  const { draw, pass, lay, add, play, redeal, announce } = TYPING[language]
  if (view.phase === 'redeal') return [redeal]
  if (view.phase === 'announcement') return [announce]
  return [view.bankSize > 0 ? draw : pass, lay, add, play]
}

/** The rules' own functions are handed in, so that no rule is said twice. */
export const createTerminal = (rules: Asked) => ({
  draw: (view: Rules.View, reader: Reader): readonly string[] => drawTable(rules, view, reader),
  sayMove: (move: Rules.Move, view: Rules.View, reader: Reader): string => sayMove(rules, move, view, reader),
  rank: (move: Rules.Move, view: Rules.View): number => rank(rules, move, view),
  spell,
  howToType,
})
