/** The geometry of the board: the largest tile size at which all sets fit, its rows and half tiles, and the zoom steps. */
import type { BoardGrid } from '../table/places/place-sets.ts'

export type BoardSpace = { readonly width: number; readonly height: number }

/** Height to width of a tile, and spacing around and between sets: as in the style sheet. */
const RATIO = 64 / 46
const GAP = 2
const spacingFor = (tile: number): { readonly pad: number; readonly between: number } =>
  tile >= 40 ? { pad: 8, between: 10 } : { pad: 4, between: 2 }

/** Pixels of half a tile with half its gap, and of a row with the space below it. */
export const pitchOf = (tile: number): { readonly unit: number; readonly line: number } => {
  const { pad, between } = spacingFor(tile)
  return { unit: (tile + GAP) / 2, line: Math.ceil(tile * RATIO) + 2 * pad + between }
}

/** What fits into a board. Without a width, before it has been measured, nothing does. */
export const gridOf = (tile: number, { width, height }: BoardSpace): BoardGrid => {
  const { pad, between } = spacingFor(tile)
  const { unit, line } = pitchOf(tile)
  return {
    columns: Math.max(0, Math.floor((width - 2 * pad + GAP) / unit)),
    rows: Math.max(1, Math.floor((height + between) / line)),
  }
}

/** The rows that sets of these lengths need one after the other, a tile apart. */
const rowsFor = (lengths: readonly number[], columns: number): number => {
  let rows = 1
  let column = 0
  for (const length of lengths) {
    const wide = 2 * length
    if (column > 0 && column + wide > columns) {
      rows += 1
      column = 0
    }
    rows += Math.max(0, Math.ceil(wide / Math.max(2, columns)) - 1)
    column += wide + 2
  }
  return rows
}

/** The widest tile that fits, within bounds and in steps, so that tiles seldom change their size; at the lower bound the board scrolls. */
export const fitTile = (lengths: readonly number[], space: BoardSpace, [least, most]: readonly [number, number]): number => {
  for (let tile = most; tile > least; tile -= STEP) {
    const { columns, rows } = gridOf(tile, space)
    if (rowsFor(lengths, columns) <= rows) return tile
  }
  return least
}
const STEP = 4

export const ZOOMS = [0.6, 0.75, 1, 1.3, 1.7, 2.2] as const
/** The next larger or smaller zoom step; unchanged at either end. */
export const stepZoom = (zoom: number, way: 1 | -1): number => {
  const index = ZOOMS.findIndex(step => step >= zoom - 0.01)
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, index + way))] ?? 1
}
/** Limits a zoom factor from pinching, which need not be a step. */
export const clampZoom = (zoom: number): number => Math.min(ZOOMS.at(-1) ?? 1, Math.max(ZOOMS[0], zoom))
