/** The size of tiles that fits the board, and zoom steps. */
import { describe, expect, it } from 'vitest'
import { clampZoom, fitTile, gridOf, stepZoom, ZOOMS } from './tile-size.ts'

describe('the size of tiles', () => {
  const forty = Array.from({ length: 40 }, (_, index) => 3 + (index % 3))

  it('is the largest that fits', () => {
    const room = { width: 1000, height: 560 }
    const tile = fitTile(forty, room, [24, 56])
    expect([tile, gridOf(tile, room)]).toEqual([36, { columns: 52, rows: 9 }])
    expect(fitTile(forty, room, [24, tile])).toBe(tile)
    expect(fitTile([...forty, 13, 13, 13], room, [24, 56])).toBeLessThan(tile)
    expect(fitTile([3, 4], room, [24, 56])).toBe(56)
  })

  it('does not fall below the lower bound; then the board scrolls', () => {
    expect(fitTile(forty, { width: 366, height: 300 }, [27, 46])).toBe(27)
  })

  it('handles sets that are wider than the board', () => {
    expect(fitTile([13, 3], { width: 366, height: 180 }, [26, 44])).toBe(32)
    expect(fitTile([13, 3], { width: 366, height: 80 }, [26, 44])).toBe(26)
  })

  it('zooms in steps within its limits', () => {
    expect(stepZoom(1, 1)).toBe(1.3)
    expect(stepZoom(1, -1)).toBe(0.75)
    expect(stepZoom(2.2, 1)).toBe(2.2)
    expect(stepZoom(0.6, -1)).toBe(0.6)
    expect(stepZoom(1.1, 1)).toBe(1.7)
    expect([clampZoom(9), clampZoom(0)]).toEqual([ZOOMS.at(-1), ZOOMS[0]])
  })
})
