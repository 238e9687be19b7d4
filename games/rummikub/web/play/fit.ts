/** How large tiles may be so that all sets of a table, flowing in rows, fit into a box. */

export type Room = { readonly width: number; readonly height: number }

/** Around the tiles of a set, between sets, and how much higher than wide a tile is. As in the style sheet. */
const RATIO = 64 / 46
const GAP = 2
const spacingFor = (tile: number): { readonly pad: number; readonly between: number } =>
  tile >= 40 ? { pad: 8, between: 12 } : { pad: 4, between: 2 }

/** The height of sets with so many tiles each, laid in rows. */
export const heightOf = (lengths: readonly number[], tile: number, width: number): number => {
  const { pad, between } = spacingFor(tile)
  const row = tile * RATIO + 2 * pad
  let rows = 1
  let x = 0
  for (const length of lengths) {
    const wide = Math.min(width, length * tile + (length - 1) * GAP + 2 * pad)
    if (x > 0 && x + wide > width) {
      rows += 1
      x = 0
    }
    x += wide + between
  }
  return rows * row + (rows - 1) * between
}

/** The widest tile that fits, within bounds: below the least the table scrolls. */
export const fitTile = (lengths: readonly number[], { width, height }: Room, [least, most]: readonly [number, number]): number => {
  for (let tile = most; tile > least; tile -= 1) if (heightOf(lengths, tile, width) <= height) return tile
  return least
}

export const ZOOMS = [0.6, 0.75, 1, 1.3, 1.7, 2.2] as const
/** The next larger or smaller step; the same at either end. */
export const stepZoom = (zoom: number, way: 1 | -1): number => {
  const index = ZOOMS.findIndex(step => step >= zoom - 0.01)
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, index + way))] ?? 1
}
/** A pinch may end anywhere in between. */
export const clampZoom = (zoom: number): number => Math.min(ZOOMS.at(-1) ?? 1, Math.max(ZOOMS[0], zoom))
