/** Sets stay where they are while others change. */
import { describe, expect, it } from 'vitest'
import type { LaidSet } from './match-sets.ts'
import { layOut, type Layout } from './place-sets.ts'

const GRID = { columns: 20, rows: 2 }
/** Too low for sets that lie further apart. */
const DENSE = { columns: 20, rows: 1 }
/** `s0:K1 K2 K3 / s1:B4 B5 B6` */
const setsOf = (text: string): readonly LaidSet[] =>
  text.split(' / ').map(part => {
    const [id = '', faces = ''] = part.split(':')
    return { id, faces: faces.split(' ') }
  })
const placesOf = ({ places }: Layout): readonly string[] => places.map(({ row, column }) => `${row}:${column}`)
const first = (text: string): Layout => layOut(null, setsOf(text), DENSE, true)
const START = first('s0:K1 K2 K3 / s1:B4 B5 B6 / s2:R7 R8 R9')
const after = (text: string, before = START): Layout => layOut(before, setsOf(text), GRID, false)

describe('the places of sets', () => {
  it('are in reading order at first, apart as far as the rows allow, with a place for a new set', () => {
    expect(placesOf(START)).toEqual(['0:0', '0:7', '0:14'])
    expect(placesOf(layOut(null, START.sets, { columns: 30, rows: 1 }, true))).toEqual(['0:0', '0:8', '0:16'])
    expect(placesOf(layOut(null, START.sets, GRID, true))).toEqual(['0:0', '0:10', '1:0'])
    expect(START.free).toEqual({ row: 1, column: 0 })
  })

  it('stay when another set grows, shrinks or goes away', () => {
    expect(placesOf(after('s0:K1 K2 / s1:B4 B5 B6 / s2:R7 R8 R9'))).toEqual(['0:0', '0:7', '0:14'])
    expect(placesOf(after('s0:K1 K2 K3 / s2:R7 R8 R9'))).toEqual(['0:0', '0:14'])
  })

  it('let a set grow where there is room: at its end, and at its front without moving its tiles', () => {
    const loose = after('s0:K1 K2 K3 / s2:R7 R8 R9')
    expect(placesOf(after('s0:K1 K2 K3 K4 / s2:R7 R8 R9', loose))).toEqual(['0:0', '0:14'])
    expect(placesOf(after('s0:K1 K2 K3 / s2:R6 R7 R8 R9', loose))).toEqual(['0:0', '0:12'])
    expect(placesOf(after('s0:K2 K3 / s2:R7 R8 R9', loose))).toEqual(['0:2', '0:14'])
  })

  it('move only the set that has no room any more, to the nearest free place', () => {
    expect(placesOf(after('s0:K1 K2 K3 K4 / s1:B4 B5 B6 / s2:R7 R8 R9'))).toEqual(['1:0', '0:7', '0:14'])
  })

  it('are kept by the tiles if the ids change, as after a play', () => {
    expect(placesOf(after('s0:R7 R8 R9 / s1:B4 B5 B6 / s2:K1 K2 K3'))).toEqual(['0:14', '0:7', '0:0'])
    expect(placesOf(after('d0:B4 B5 B6 / d1:K1 K2 K3 ? / d2:R7 R8 R9'))).toEqual(['0:7', '1:0', '0:14'])
  })

  it('are near the point at which a new set was dropped', () => {
    const sets = [...setsOf('s0:K1 K2 K3 / s1:B4 B5 B6 / s2:R7 R8 R9'), { id: 'n1', faces: ['O1'], near: { row: 2, column: 9 } }]
    expect(placesOf(layOut(START, sets, GRID, false)).at(-1)).toBe('1:9')
  })

  it('keep the second half of a split set beside the first', () => {
    const whole = layOut(null, setsOf('s0:R4 R5 R6 R7 R8 / s1:K1 K2 K3'), { columns: 30, rows: 2 }, true)
    expect(placesOf(whole)).toEqual(['0:0', '0:14'])
    const split = setsOf('s0:R4 R5 R6 / n1:R7 R8 / s1:K1 K2 K3')
    expect(placesOf(layOut(whole, split, { columns: 30, rows: 2 }, false))).toEqual(['0:0', '0:7', '0:14'])
  })

  it('let a long set go on in the next row', () => {
    const long = first('s0:K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 / s1:B4 B5 B6')
    expect(placesOf(long)).toEqual(['0:0', '2:0'])
  })

  it('are packed again only between turns, and only if the table is too high', () => {
    const spread: Layout = { ...START, places: [{ row: 0, column: 0 }, { row: 3, column: 0 }, { row: 6, column: 0 }], rows: 7 } // prettier-ignore
    expect(placesOf(layOut(spread, START.sets, GRID, false))).toEqual(['0:0', '3:0', '6:0'])
    expect(placesOf(layOut(spread, START.sets, GRID, true))).toEqual(['0:0', '0:10', '1:0'])
    expect(placesOf(layOut(spread, START.sets, { columns: 20, rows: 7 }, true))).toEqual(['0:0', '3:0', '6:0'])
  })
})
