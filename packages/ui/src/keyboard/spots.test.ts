/** Arrow keys over stops at given positions. */
import { describe, expect, it } from 'vitest'
import { findNextStop, type StopGroup, type StopSpot } from './spots.ts'

const ALONE: StopGroup = { top: 0, bottom: 100 }
const stop = (x: number, y: number, height = 30, group = ALONE): StopSpot => ({ x, y, height, group })

/** Three rows in one group: 0 1 2 / 3 4 / 5 6 7 8. */
const ROWS = [
  stop(10, 10),
  stop(50, 12),
  stop(90, 10),
  stop(20, 60),
  stop(60, 60),
  stop(0, 200),
  stop(40, 191),
  stop(80, 200),
  stop(120, 200),
]

describe('stops in several rows', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 8, 8],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 4, 6],
    ['ArrowUp', 8, 4],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 7, 7],
    ['Home', 4, 3],
    ['End', 6, 8],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(findNextStop(ROWS, from, key)).toBe(to)
  })

  it('are all meant by Home and End with Ctrl', () => {
    expect(findNextStop(ROWS, 4, 'Home', true)).toBe(0)
    expect(findNextStop(ROWS, 4, 'End', true)).toBe(8)
  })

  it('are not left by other keys or from an unknown stop', () => {
    expect(findNextStop(ROWS, 4, 'Enter')).toBeNull()
    expect(findNextStop(ROWS, -1, 'ArrowRight')).toBeNull()
  })
})

describe('stops in one line', () => {
  const row = [stop(0, 0, 90), stop(40, -20, 90), stop(80, 0, 90)]
  const column = [stop(0, 0), stop(0, 40), stop(0, 80)]

  it('of a row are walked by up and down, too', () => {
    expect(findNextStop(row, 0, 'ArrowDown')).toBe(1)
    expect(findNextStop(row, 1, 'ArrowUp')).toBe(0)
    expect(findNextStop(row, 2, 'ArrowDown')).toBe(2)
  })

  it('of a column are walked by left and right, too', () => {
    expect(findNextStop(column, 0, 'ArrowRight')).toBe(1)
    expect(findNextStop(column, 0, 'ArrowDown')).toBe(1)
    expect(findNextStop(column, 2, 'ArrowLeft')).toBe(1)
    expect(findNextStop(column, 2, 'Home', true)).toBe(0)
  })
})

describe('stops of several groups', () => {
  const [board, left, right] = [
    { top: 0, bottom: 100 },
    { top: 110, bottom: 200 },
    { top: 120, bottom: 160 },
  ]
  /** The board has a third row that is scrolled out of sight, behind the groups below it: 0 1 / 2 3 / 4 5, then 6 7 on the left and 8 on the right. */
  const spots = [
    ...[20, 70, 140].flatMap(y => [stop(20, y, 30, board), stop(80, y, 30, board)]),
    stop(20, 130, 30, left),
    stop(20, 180, 30, left),
    stop(90, 140, 30, right),
  ]

  it.each([
    ['ArrowDown', 2, 4], // to the hidden row, not to the group behind which it is
    ['ArrowDown', 4, 6],
    ['ArrowDown', 5, 8],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 7, 6],
    ['ArrowUp', 8, 5],
    ['ArrowDown', 8, 8],
    ['Home', 8, 8],
    ['End', 4, 5],
    ['ArrowRight', 5, 6],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(findNextStop(spots, from, key)).toBe(to)
  })
})
