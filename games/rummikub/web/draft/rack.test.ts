/** The order of the rack: by colour, by number, and one's own, which is kept. */
import { describe, expect, it } from 'vitest'
import { FIRST_ORDER, gapsIn, nextOrder, orderRack, reorder } from './rack.ts'
import { rackIds } from './tiles.ts'

const TILES = rackIds(['R5', 'J', 'K5', 'R2', 'R5', 'O1'])

describe('the rack', () => {
  it('names equal tiles apart', () => {
    expect(TILES).toEqual(['R5#0', 'J#0', 'K5#0', 'R2#0', 'R5#1', 'O1#0'])
  })

  it('stands by colour or by number, jokers last', () => {
    expect(orderRack(TILES, FIRST_ORDER)).toEqual(['K5#0', 'R2#0', 'R5#0', 'R5#1', 'O1#0', 'J#0'])
    expect(orderRack(TILES, nextOrder(FIRST_ORDER))).toEqual(['O1#0', 'R2#0', 'K5#0', 'R5#0', 'R5#1', 'J#0'])
  })

  it('shows where a colour begins', () => {
    expect(gapsIn(orderRack(TILES, FIRST_ORDER), FIRST_ORDER)).toEqual([false, true, false, false, true, true])
    expect(gapsIn(TILES, nextOrder(FIRST_ORDER))).not.toContain(true)
  })

  it('stands as its owner put it, with new tiles behind, and comes back to that', () => {
    const shown = orderRack(TILES, FIRST_ORDER)
    const own = reorder(TILES, shown, ['J#0'], 1)
    expect(orderRack(TILES, own)).toEqual(['K5#0', 'J#0', 'R2#0', 'R5#0', 'R5#1', 'O1#0'])
    expect(orderRack([...TILES, 'B9#0'], own).at(-1)).toBe('B9#0')
    const round = nextOrder(nextOrder(nextOrder(own)))
    expect(round).toEqual(own)
    expect(orderRack(TILES.slice(2), own)).toEqual(['K5#0', 'R2#0', 'R5#1', 'O1#0'])
  })

  it('offers one’s own order once there is one', () => {
    expect(nextOrder(nextOrder(FIRST_ORDER))).toEqual(FIRST_ORDER)
  })
})
