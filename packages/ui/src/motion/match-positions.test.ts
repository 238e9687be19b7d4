/** Matching old and new positions of pieces. */
import { describe, expect, it } from 'vitest'
import { matchPositions, type GlidePosition } from './match-positions.ts'

const position = (name: string, face: string, x: number, zone = 'board'): GlidePosition => ({
  name,
  face,
  zone,
  box: { x, y: 0, width: 10, height: 14 },
})
const match = (before: readonly GlidePosition[], now: readonly GlidePosition[]): readonly (number | null)[] =>
  matchPositions(before, now).map(found => found?.box.x ?? null)

describe('pieces after a change of the table', () => {
  it('are matched by name and face', () => {
    expect(match([position('0.0', 'K1', 0), position('0.1', 'K2', 10)], [position('0.1', 'K2', 50), position('0.0', 'K1', 60)])).toEqual([
      10, 0,
    ])
  })

  it('are matched by face if names have changed, the nearest first', () => {
    const before = [position('0.0', 'K1', 0), position('1.0', 'R5', 20), position('2.0', 'K1', 100)]
    expect(match(before, [position('0.0', 'R5', 5), position('1.0', 'K1', 90), position('2.0', 'K1', 10)])).toEqual([20, 0, 100])
  })

  it('replace a hidden piece of the same zone', () => {
    expect(match([position('?0.0', '', 30)], [position('0.3', 'B9', 31)])).toEqual([30])
    expect(match([position('?0.0', '', 30)], [position('B9#0', 'B9', 31, 'rack')])).toEqual([null])
  })

  it('are new if nothing matches', () => {
    expect(match([position('0.0', 'K1', 0)], [position('0.0', 'K1', 0), position('0.1', 'K2', 10)])).toEqual([0, null])
  })
})
