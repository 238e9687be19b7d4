/** Where an arrow key leads among tiles that lie in rows: along the row, or to the nearest tile of the next one. */

export type Spot = { readonly id: string; readonly x: number; readonly y: number } // the middle of a tile

const ROW = 12 // tiles whose middles differ by less are in one row

/** The nearest spot above or below, by rows first and then by the distance along the row. */
const across = (spots: readonly Spot[], from: Spot, way: 1 | -1): Spot | undefined => {
  const beyond = spots.filter(({ y }) => (y - from.y) * way > ROW)
  const row = Math.min(...beyond.map(({ y }) => Math.abs(y - from.y)))
  const near = beyond.filter(({ y }) => Math.abs(Math.abs(y - from.y) - row) <= ROW)
  return near.toSorted((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0]
}

/** The spot a key leads to; undefined where it leads nowhere. `spots` stand in the order of reading. */
export const walk = (spots: readonly Spot[], id: string, key: string): Spot | undefined => {
  const index = spots.findIndex(spot => spot.id === id)
  const from = spots[index]
  if (from === undefined) return undefined
  switch (key) {
    case 'ArrowRight':
      return spots[index + 1]
    case 'ArrowLeft':
      return index === 0 ? undefined : spots[index - 1]
    case 'ArrowDown':
      return across(spots, from, 1)
    case 'ArrowUp':
      return across(spots, from, -1)
    case 'Home':
      return spots.find(({ y }) => Math.abs(y - from.y) <= ROW)
    case 'End':
      return spots.findLast(({ y }) => Math.abs(y - from.y) <= ROW)
    default:
      return undefined
  }
}
