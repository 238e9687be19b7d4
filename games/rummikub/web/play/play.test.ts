/** Arrow keys over rows of tiles, and tiles that shrink until a table fits. */
import { describe, expect, it } from 'vitest'
import { clampZoom, fitTile, heightOf, stepZoom, ZOOMS } from './fit.ts'
import { walk, type Spot } from './walk.ts'

const spot = (id: string, x: number, y: number): Spot => ({ id, x, y })
/** Two rows on the table, and a rack below. */
const SPOTS = [
  spot('a', 10, 10),
  spot('b', 30, 10),
  spot('c', 60, 12),
  spot('d', 12, 50),
  spot('e', 58, 50),
  spot('r', 20, 200),
  spot('s', 40, 200),
]
const from = (id: string, ...keys: readonly string[]): string | undefined =>
  keys.reduce<string | undefined>((at, key) => (at === undefined ? undefined : walk(SPOTS, at, key)?.id), id)

describe('arrow keys', () => {
  it('go along rows and on to the next one', () => {
    expect(from('a', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('d')
    expect(from('d', 'ArrowLeft')).toBe('c')
    expect(from('a', 'ArrowLeft')).toBeUndefined()
    expect(from('s', 'ArrowRight')).toBeUndefined()
  })

  it('go up and down to the nearest tile, from the table to the rack and back', () => {
    expect(from('c', 'ArrowDown')).toBe('e')
    expect(from('b', 'ArrowDown')).toBe('d')
    expect(from('e', 'ArrowDown')).toBe('s')
    expect(from('r', 'ArrowUp')).toBe('d')
    expect(from('a', 'ArrowUp')).toBeUndefined()
  })

  it('go to the ends of a row', () => {
    expect(from('b', 'End')).toBe('c')
    expect(from('c', 'Home')).toBe('a')
    expect(from('b', 'x')).toBeUndefined()
    expect(walk(SPOTS, 'nobody', 'End')).toBeUndefined()
  })
})

describe('the size of tiles', () => {
  const forty = Array.from({ length: 40 }, (_, index) => 3 + (index % 3))

  it('is the largest that fits', () => {
    const room = { width: 1000, height: 560 }
    const tile = fitTile(forty, room, [24, 56])
    expect(heightOf(forty, tile, room.width)).toBeLessThanOrEqual(room.height)
    expect(heightOf(forty, tile + 1, room.width)).toBeGreaterThan(room.height)
    expect(fitTile([3, 4], room, [24, 56])).toBe(56)
  })

  it('does not fall below what can be read and hit: then the table scrolls', () => {
    expect(fitTile(forty, { width: 366, height: 300 }, [27, 46])).toBe(27)
  })

  it('reckons with sets that are wider than the table', () => {
    expect(heightOf([13], 50, 366)).toBe(heightOf([3], 50, 366))
  })

  it('goes up and down by steps, and stays within them', () => {
    expect(stepZoom(1, 1)).toBe(1.3)
    expect(stepZoom(1, -1)).toBe(0.75)
    expect(stepZoom(2.2, 1)).toBe(2.2)
    expect(stepZoom(0.6, -1)).toBe(0.6)
    expect(stepZoom(1.1, 1)).toBe(1.7)
    expect([clampZoom(9), clampZoom(0)]).toEqual([ZOOMS.at(-1), ZOOMS[0]])
  })
})
