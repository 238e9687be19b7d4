/** Which tile is which, when a table has changed. */
import { describe, expect, it } from 'vitest'
import { matchLays, type Lay } from './glide.ts'

const lay = (id: string, face: string, x: number, isOnBoard = true): Lay => ({
  id,
  face,
  isOnBoard,
  box: { x, y: 0, width: 10, height: 14 },
})
const match = (before: readonly Lay[], now: readonly Lay[]): readonly (number | null)[] =>
  matchLays(before, now).map(found => found?.box.x ?? null)

describe('tiles that have moved', () => {
  it('are known by name and face', () => {
    expect(match([lay('0.0', 'K1', 0), lay('0.1', 'K2', 10)], [lay('0.1', 'K2', 50), lay('0.0', 'K1', 60)])).toEqual([10, 0])
  })

  it('are known by their face where names have shifted, the nearest first', () => {
    const before = [lay('0.0', 'K1', 0), lay('1.0', 'R5', 20), lay('2.0', 'K1', 100)]
    expect(match(before, [lay('0.0', 'R5', 5), lay('1.0', 'K1', 90), lay('2.0', 'K1', 10)])).toEqual([20, 0, 100])
  })

  it('turn over where a blank lay', () => {
    expect(match([lay('?0.0', '', 30)], [lay('0.3', 'B9', 31)])).toEqual([30])
    expect(match([lay('?0.0', '', 30)], [lay('B9#0', 'B9', 31, false)])).toEqual([null])
  })

  it('are new where nothing like them was', () => {
    expect(match([lay('0.0', 'K1', 0)], [lay('0.0', 'K1', 0), lay('0.1', 'K2', 10)])).toEqual([0, null])
  })
})
