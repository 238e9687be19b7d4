/** Whether a seat is able to lay tiles, and tables that it may end its turn with. */
import type { Seat } from '@tortuga/kit'
import { canOpen } from '../opening/opening.ts'
import { listAdditions, listOpenings, listRackSets } from '../sets/simple-plays.ts'
import { canLay, solve, solveOpening } from '../solver/solve.ts'
import type { Face, TileTable, View } from '../data/types.ts'

const tilesOf = (table: TileTable): readonly Face[] => table.flatMap(({ tiles }) => tiles)
const hasOpened = ({ standings }: View, seat: Seat): boolean => standings[seat]?.opened === true

/** Tables that only add to the table, so that they are legal under all options. */
export const listSimpleTables = (view: View, seat: Seat): readonly TileTable[] => {
  const { table, rack, options } = view
  if (hasOpened(view, seat)) return [...listRackSets(rack).map(set => [...table, set]), ...listAdditions(table, rack, options)]
  return listOpenings(rack, options.openingMin, options).map(sets => [...table, ...sets])
}

/** Simple plays are tried first, because they usually make the slower solver unnecessary. */
const isAble = (view: View, seat: Seat): boolean => {
  const { table, rack, options } = view
  if (!hasOpened(view, seat)) return canOpen(rack, options)
  return listRackSets(rack).length > 0 || listAdditions(table, rack, options).length > 0 || canLay(tilesOf(table), rack)
}

/** R10.1, R10.3: whether the seat must lay, so that it may not pass. The solver decides it exactly, because this option needs jokers that move freely (R13.5). */
export const mustLay = (view: View, seat: Seat): boolean => view.options.emptyBank === 'mustLay' && isAble(view, seat)

/** The solver's play for a seat that must lay but can only do so by rearranging. */
export const solveTable = (view: View, seat: Seat): TileTable => {
  const { table, rack, options } = view
  if (hasOpened(view, seat)) return solve(tilesOf(table), rack, 'tiles')?.sets ?? table
  return [...table, ...(solveOpening(rack, 'tiles', options.openingMin)?.sets ?? [])]
}
