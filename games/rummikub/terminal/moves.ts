/** Moves as lines in a terminal's list of choices. */
import { unreachable, type TerminalReader } from '@tortuga/kit'
import { tilesLaidFromRack, sumOf, type Move, type TilePlay, type TileSet, type View } from '../rules/index.ts'
import { printTiles, sortTiles, withTexts, type RummikubReader } from './reader.ts'

const keyOf = ({ kind, tiles }: TileSet): string => `${kind} ${tiles.join(' ')}`

/** Says whether a play lays new sets, adds one tile to a set, or rearranges the table. */
const sayPlay = (reader: RummikubReader, view: View, { table }: TilePlay): string => {
  const { text, terms } = reader
  const before = new Set(view.table.map(keyOf))
  const after = new Set(table.map(keyOf))
  const added = table.filter(set => !before.has(keyOf(set)))
  const changed = view.table.flatMap((set, index) => (after.has(keyOf(set)) ? [] : [index]))
  const laid = tilesLaidFromRack(view, table)
  const [first] = changed
  if (first === undefined) {
    const sum = added.reduce((total, set) => total + sumOf(set, view.options), 0)
    return `${text.lay} ${added.map(({ tiles }) => printTiles(reader, tiles)).join(' / ')} (${terms.points(sum)})`
  }
  if (changed.length === 1 && added.length === 1 && laid.length === 1)
    return `${text.addTo(first)}: ${printTiles(reader, laid)} → ${added.map(({ tiles }) => printTiles(reader, tiles)).join('')}`
  return `${text.rearrange} ${printTiles(reader, sortTiles(laid))}`
}

export const sayMove = (move: Move, view: View, terminalReader: TerminalReader): string => {
  const reader = withTexts(terminalReader)
  const { text, terms } = reader
  switch (move.type) {
    case 'draw':
      return text.draw
    case 'pass':
      return text.pass
    case 'out-of-time':
      return text.outOfTime
    case 'redeal':
      return terms.redeal(move.want)
    case 'announce':
      return terms.announce(move.open)
    case 'play':
      return sayPlay(reader, view, move)
    default:
      return unreachable(move)
  }
}

/** Drawing and passing come first, then plays by the number of tiles they lay. */
export const rankMove = (move: Move, view: View): number => {
  if (move.type === 'draw' || move.type === 'pass') return Infinity
  return move.type === 'play' ? tilesLaidFromRack(view, move.table).length : 0
}
