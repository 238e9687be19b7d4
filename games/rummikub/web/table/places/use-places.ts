/** The places of the sets as a React hook: remembers where they lie from one change of the table to the next. */
import { useState } from 'react'
import type { TileTable } from '../../../rules/index.ts'
import type { LaidSet } from './match-sets.ts'
import { layOut, type BoardGrid, type Layout } from './place-sets.ts'

/** `base` is the table before the turn. While it stays the same object, no set is moved that need not be. */
type Placed = { readonly key: string; readonly base: TileTable; readonly columns: number; readonly layout: Layout }

const keyOf = (sets: readonly LaidSet[]): string => sets.map(({ id, faces }) => `${id}:${faces.join(' ')}`).join('/')
const tableKey = (table: TileTable): string => table.map(({ tiles }) => tiles.join(' ')).join('/')

const place = (last: Placed | null, sets: readonly LaidSet[], base: TileTable, grid: BoardGrid): Placed => {
  const key = keyOf(sets)
  const { columns } = grid
  if (last !== null && last.key === key && last.columns === columns) return last.base === base ? last : { ...last, base }
  const isNewTable = last === null || (last.base !== base && tableKey(last.base) !== tableKey(base))
  const mayPack = isNewTable || last.columns !== columns
  const before = last === null || last.columns === 0 ? null : last.layout // the board had not been measured
  return { key, base, columns, layout: layOut(before, sets, grid, mayPack) }
}

export const usePlaces = (sets: readonly LaidSet[], base: TileTable, grid: BoardGrid): Layout => {
  const [placed, setPlaced] = useState(() => place(null, sets, base, grid))
  const now = place(placed, sets, base, grid)
  if (now !== placed) setPlaced(now)
  return now.layout
}
