/** Places sets on the board. A set stays where it is while others change; only between turns, when the table has become too high, all sets are packed again. */
import { at } from '@tortuga/kit'
import { isSameSet, matchSets, type LaidSet, type SetPlace } from './match-sets.ts'

/** The size of the board: half tiles in a row, and rows that are visible without scrolling. */
export type BoardGrid = { readonly columns: number; readonly rows: number }

export type Layout = {
  readonly sets: readonly LaidSet[]
  readonly places: readonly SetPlace[] // by set
  readonly free: SetPlace // for the next new set
  readonly rows: number
}

/** A row is about as high as this many half tiles are wide. */
const ROW_HEIGHT = 3
/** The length that the place for a new set has. */
const NEW_SET = 3

/** Half tiles between sets: if possible enough for another tile, so that sets can grow where they are. */
const GAPS = [4, 3, 2, 1] as const
const MIN_GAP = 1

/** A set that is longer than a row goes on in the next one. */
const extentOf = (length: number, { columns }: BoardGrid): { readonly width: number; readonly height: number } => {
  const inRow = Math.max(1, Math.floor(columns / 2))
  return { width: 2 * Math.min(length, inRow), height: Math.ceil(length / inRow) }
}

const createBoard = (grid: BoardGrid) => {
  const taken: { readonly row: number; readonly start: number; readonly end: number }[] = []
  const isFree = ({ row, column }: SetPlace, length: number, gap: number = MIN_GAP): boolean => {
    const { width, height } = extentOf(length, grid)
    if (row < 0 || column < 0 || (column > 0 && column + width > grid.columns)) return false
    return taken.every(
      other => other.row < row || other.row >= row + height || column >= other.end + gap || column + width + gap <= other.start,
    )
  }
  const rows = (): number => Math.max(0, ...taken.map(({ row }) => row + 1))
  /** All free places in reading order; the row below all sets always has one. */
  const listFree = (length: number, gap: number): readonly SetPlace[] => {
    const { width } = extentOf(length, grid)
    const columns = Array.from({ length: Math.max(0, grid.columns - width) + 1 }, (_, column) => column)
    return Array.from({ length: rows() + 1 }, (_, row) => row).flatMap(row =>
      columns.flatMap(column => (isFree({ row, column }, length, gap) ? [{ row, column }] : [])),
    )
  }
  return {
    rows,
    isFree,
    /** The first free place with this gap around it. */
    findFirst: (length: number, gap: number): SetPlace => listFree(length, gap)[0] ?? { row: rows(), column: 0 },
    findNearest: (length: number, near: SetPlace): SetPlace => {
      const distance = ({ row, column }: SetPlace): number => Math.abs(row - near.row) * ROW_HEIGHT + Math.abs(column - near.column)
      return listFree(length, MIN_GAP).toSorted((one, other) => distance(one) - distance(other))[0] ?? { row: rows(), column: 0 }
    },
    take: ({ row, column }: SetPlace, length: number): void => {
      const { width, height } = extentOf(length, grid)
      for (let line = row; line < row + height; line += 1) taken.push({ row: line, start: column, end: column + width })
    },
  }
}
type SetBoard = ReturnType<typeof createBoard>

/** The place for a new set: the first one with room to grow, as long as it can be seen without scrolling. */
const findForNew = (board: SetBoard, length: number, { rows }: BoardGrid): SetPlace => {
  const places = GAPS.map(gap => board.findFirst(length, gap))
  return places.find(({ row }) => row < rows) ?? board.findFirst(length, MIN_GAP)
}

/** Where a changed set lies if its tiles stay where they are: tiles that were added in front move its left edge. */
const shiftedPlace = (old: LaidSet, { row, column }: SetPlace, set: LaidSet): SetPlace => {
  const kept = old.faces.findIndex(face => set.faces.includes(face))
  return { row, column: column + 2 * (kept - set.faces.indexOf(old.faces[kept] ?? '')) }
}

/** Packs all sets in reading order, `gap` half tiles apart. */
const packApart = (sets: readonly LaidSet[], order: readonly number[], grid: BoardGrid, gap: number): readonly SetPlace[] => {
  const board = createBoard(grid)
  const places = new Map<number, SetPlace>()
  for (const index of order) {
    const { length } = at(sets, index).faces
    const place = board.findFirst(length, gap)
    board.take(place, length)
    places.set(index, place)
  }
  return sets.map((_, index) => places.get(index) ?? { row: 0, column: 0 })
}

const pack = (sets: readonly LaidSet[], order: readonly number[], grid: BoardGrid): readonly SetPlace[] => {
  const tries = GAPS.map(gap => packApart(sets, order, grid, gap))
  return tries.find(places => layoutOf(sets, places, grid).rows <= grid.rows) ?? packApart(sets, order, grid, MIN_GAP)
}

/** Where the tiles of a new set lay, if they were all in one set that has been split. */
const splitFrom = (before: Layout, set: LaidSet): SetPlace | null => {
  const index = before.sets.findIndex(old => set.faces.every(face => old.faces.includes(face)))
  return index < 0 ? null : shiftedPlace(at(before.sets, index), at(before.places, index), set)
}

/** Keeps every set at its place if there is room: unchanged sets first, then changed ones, then new ones. */
const keep = (before: Layout, sets: readonly LaidSet[], grid: BoardGrid): readonly SetPlace[] => {
  const board = createBoard(grid)
  const places = new Map<number, SetPlace>()
  const olds = matchSets(before.sets, sets).map(was => (was === null ? null : { set: at(before.sets, was), place: at(before.places, was) }))
  const put = (index: number, place: SetPlace): void => {
    places.set(index, place)
    board.take(place, at(sets, index).faces.length)
  }
  const putIfFree = (index: number, place: SetPlace): void => {
    if (!places.has(index) && board.isFree(place, at(sets, index).faces.length)) put(index, place)
  }
  for (const [index, set] of sets.entries()) {
    const old = olds[index] ?? null
    if (old !== null && isSameSet(old.set, set)) putIfFree(index, old.place)
  }
  for (const [index, set] of sets.entries()) {
    const old = olds[index] ?? null
    if (old === null) continue
    putIfFree(index, shiftedPlace(old.set, old.place, set))
    putIfFree(index, old.place)
  }
  for (const [index, { faces, near = null }] of sets.entries()) {
    if (places.has(index)) continue
    const wanted = olds[index]?.place ?? near ?? splitFrom(before, at(sets, index))
    put(index, wanted === null ? findForNew(board, faces.length, grid) : board.findNearest(faces.length, wanted))
  }
  return sets.map((_, index) => places.get(index) ?? { row: 0, column: 0 })
}

const inReadingOrder = (places: readonly SetPlace[]): readonly number[] =>
  [...places.keys()].toSorted((one, other) => {
    const [a, b] = [at(places, one), at(places, other)]
    return a.row - b.row || a.column - b.column
  })

const layoutOf = (sets: readonly LaidSet[], places: readonly SetPlace[], grid: BoardGrid): Layout => {
  const board = createBoard(grid)
  for (const [index, { faces }] of sets.entries()) board.take(at(places, index), faces.length)
  const free = findForNew(board, NEW_SET, grid)
  return { sets, places, free, rows: Math.max(board.rows(), free.row + 1) }
}

/** The next layout. `mayPack`: the table has changed between turns, so the sets may be packed again if they need more rows than there are. */
export const layOut = (before: Layout | null, sets: readonly LaidSet[], grid: BoardGrid, mayPack: boolean): Layout => {
  if (before === null) return layoutOf(sets, pack(sets, [...sets.keys()], grid), grid)
  const kept = layoutOf(sets, keep(before, sets, grid), grid)
  if (!mayPack || kept.rows <= grid.rows) return kept
  return layoutOf(sets, pack(sets, inReadingOrder(kept.places), grid), grid)
}
