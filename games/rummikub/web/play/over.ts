/** What lies under a pointer that carries tiles, and how the table shows it. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What lies under the pointer. */
export type Over =
  | { readonly type: 'set'; readonly id: string; readonly at: number }
  | { readonly type: 'new' }
  | { readonly type: 'rack'; readonly at: number }

const SNAP = 16
const EDGE = 36

export const tilesIn = (element: Element): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-tile]')]

/** Before which of these tiles the pointer is: rows count before places in a row. */
const placeAmong = (tiles: readonly HTMLElement[], x: number, y: number): number =>
  tiles.filter(tile => {
    const box = tile.getBoundingClientRect()
    return box.bottom < y || (box.top <= y && box.x + box.width / 2 < x)
  }).length

const distanceTo = (box: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** The set under the pointer, or one so near that the tile snaps to it; the empty table; the rack. */
export const findOver = (root: HTMLElement, x: number, y: number): Over | null => {
  const rack = root.querySelector('.rk-rack')
  if (rack !== null && distanceTo(rack.getBoundingClientRect(), x, y) === 0) return { type: 'rack', at: placeAmong(tilesIn(rack), x, y) }
  const board = root.querySelector('.rk-board')
  if (board === null || distanceTo(board.getBoundingClientRect(), x, y) > 0) return null
  const near = [...board.querySelectorAll<HTMLElement>('[data-set]')]
    .map(element => ({ element, distance: distanceTo(element.getBoundingClientRect(), x, y) }))
    .filter(({ distance }) => distance <= SNAP)
    .toSorted((one, other) => one.distance - other.distance)[0]
  if (near === undefined) return { type: 'new' }
  return { type: 'set', id: near.element.dataset['set'] ?? '', at: placeAmong(tilesIn(near.element), x, y) }
}

export const showOver = (root: HTMLElement, over: Over | null): void => {
  const shown = root.querySelector('[data-over]')
  const selector =
    over === null ? null : over.type === 'set' ? `[data-set="${CSS.escape(over.id)}"]` : over.type === 'new' ? '.rk-new' : '.rk-rack'
  const element = selector === null ? null : root.querySelector(selector)
  if (element === shown) return
  shown?.removeAttribute('data-over')
  element?.setAttribute('data-over', 'true')
}

export const scrollAtEdge = (root: HTMLElement, y: number): void => {
  const board = root.querySelector('.rk-board')
  const box = board?.getBoundingClientRect()
  if (board === null || box === undefined) return
  if (y < box.top + EDGE && y > box.top - EDGE) board.scrollTop -= 8
  else if (y > box.bottom - EDGE && y < box.bottom) board.scrollTop += 8
}
