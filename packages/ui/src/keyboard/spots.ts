/** Keyboard navigation over stops by their positions: along the reading order, or to the nearest stop of the next row. */

/** The upper and lower edge of a group, in pixels. Stops of one group share one object. */
export type StopGroup = { readonly top: number; readonly bottom: number }
/** The centre and the height of a stop, in pixels. */
export type StopSpot = { readonly x: number; readonly y: number; readonly height: number; readonly group: StopGroup }

/** Down or up. */
type Way = 1 | -1

/** Centres closer than a third of a stop's height are in one row: a picked card is raised, and a fan of cards is curved. */
const isSameRow = (one: StopSpot, other: StopSpot): boolean => Math.abs(one.y - other.y) <= Math.min(one.height, other.height) / 3

const leastBy = <A>(list: readonly A[], measure: (item: A) => number): A | undefined =>
  list.toSorted((one, other) => measure(one) - measure(other))[0]

/** The spots of the first row in this direction. */
const firstRow = (spots: readonly StopSpot[], way: Way): readonly StopSpot[] => {
  const first = leastBy(spots, ({ y }) => y * way)
  return first === undefined ? [] : spots.filter(spot => isSameRow(spot, first))
}

const nearEdge = ({ top, bottom }: StopGroup, way: Way): number => (way === 1 ? top : -bottom)
const farEdge = ({ top, bottom }: StopGroup, way: Way): number => (way === 1 ? bottom : -top)

/** The next rows of the groups above or below. They are found by the edges of the groups, since stops that are scrolled out of sight have positions outside their group. */
const rowsBeyond = (spots: readonly StopSpot[], own: StopGroup, way: Way): readonly StopSpot[] => {
  const groups = [...new Set(spots.map(({ group }) => group))]
  const beyond = groups.filter(({ top, bottom }) => ((top + bottom) / 2) * way > farEdge(own, way))
  const nearest = leastBy(beyond, group => nearEdge(group, way))
  if (nearest === undefined) return []
  const beside = beyond.filter(group => nearEdge(group, way) < farEdge(nearest, way))
  return beside.flatMap(group =>
    firstRow(
      spots.filter(spot => spot.group === group),
      way,
    ),
  )
}

const upOrDown = (spots: readonly StopSpot[], index: number, from: StopSpot, way: Way): number => {
  if (spots.every(spot => isSameRow(spot, from))) return index + way
  const inside = spots.filter(spot => spot.group === from.group && (spot.y - from.y) * way > 0 && !isSameRow(spot, from))
  const row = inside.length > 0 ? firstRow(inside, way) : rowsBeyond(spots, from.group, way)
  const found = leastBy(row, ({ x }) => Math.abs(x - from.x))
  return found === undefined ? index : spots.indexOf(found)
}

const nextIndex = (spots: readonly StopSpot[], index: number, from: StopSpot, key: string, isWhole: boolean): number | null => {
  const isInRow = (spot: StopSpot): boolean => spot.group === from.group && isSameRow(spot, from)
  switch (key) {
    case 'ArrowRight':
      return index + 1
    case 'ArrowLeft':
      return index - 1
    case 'ArrowDown':
      return upOrDown(spots, index, from, 1)
    case 'ArrowUp':
      return upOrDown(spots, index, from, -1)
    case 'Home':
      return isWhole ? 0 : spots.findIndex(isInRow)
    case 'End':
      return isWhole ? spots.length - 1 : spots.findLastIndex(isInRow)
    default:
      return null
  }
}

/**
 * The index of the stop that a key leads to, which is `index` itself at an edge; null for keys that do not navigate.
 * `spots` are in reading order. If all are in one row, up and down act as left and right. `isWhole`: Home and End mean all stops, not the row.
 */
export const findNextStop = (spots: readonly StopSpot[], index: number, key: string, isWhole = false): number | null => {
  const from = spots[index]
  const next = from === undefined ? null : nextIndex(spots, index, from, key, isWhole)
  return next === null ? null : Math.max(0, Math.min(spots.length - 1, next))
}
