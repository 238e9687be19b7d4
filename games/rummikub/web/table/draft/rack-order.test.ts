/** The order of the rack: by colour, by number, and the player's own. */
import { describe, expect, it } from 'vitest'
import { FIRST_ORDER, gapsIn, nextOrder, orderRack, moveOnRack } from './rack-order.ts'
import { rackIds } from './tile-ids.ts'

const TILES = rackIds(['R5', 'J', 'K5', 'R2', 'R5', 'O1'])

describe('the rack', () => {
  it('gives equal tiles different ids', () => {
    expect(TILES).toEqual(['R5#0', 'J#0', 'K5#0', 'R2#0', 'R5#1', 'O1#0'])
  })

  it('is sorted by colour or by number, jokers last', () => {
    expect(orderRack(TILES, FIRST_ORDER)).toEqual(['K5#0', 'R2#0', 'R5#0', 'R5#1', 'O1#0', 'J#0'])
    expect(orderRack(TILES, nextOrder(FIRST_ORDER))).toEqual(['O1#0', 'R2#0', 'K5#0', 'R5#0', 'R5#1', 'J#0'])
  })

  it('marks where a colour begins', () => {
    expect(gapsIn(orderRack(TILES, FIRST_ORDER), FIRST_ORDER)).toEqual([false, true, false, false, true, true])
    expect(gapsIn(TILES, nextOrder(FIRST_ORDER))).not.toContain(true)
  })

  it('keeps the player’s own order, with new tiles at the end', () => {
    const shown = orderRack(TILES, FIRST_ORDER)
    const own = moveOnRack(TILES, shown, ['J#0'], 1)
    expect(orderRack(TILES, own)).toEqual(['K5#0', 'J#0', 'R2#0', 'R5#0', 'R5#1', 'O1#0'])
    expect(orderRack([...TILES, 'B9#0'], own).at(-1)).toBe('B9#0')
    const cycled = nextOrder(nextOrder(nextOrder(own)))
    expect(cycled).toEqual(own)
    expect(orderRack(TILES.slice(2), own)).toEqual(['K5#0', 'R2#0', 'R5#1', 'O1#0'])
  })

  it('offers the player’s own order once there is one', () => {
    expect(nextOrder(nextOrder(FIRST_ORDER))).toEqual(FIRST_ORDER)
  })
})
