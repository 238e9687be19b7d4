/** Finds and highlights where dragged pieces would be dropped, and scrolls parts of the table when a piece is dragged to their edges. */

/** Pixels: a container scrolls this near its edge, this far per frame. */
const EDGE = 36
const STEP = 8

/** The distance of a point from a rectangle in pixels; 0 inside. */
const distanceFrom = (box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

type DropSearch = {
  readonly selector?: string // `[data-drop], [data-target]` unless given
  readonly snap?: number // pixels: an element this near is found, too; 16 unless given
}

/** The element on which a piece at this point of the window would be dropped: the nearest one, and the innermost of nested ones. */
export const findDrop = (
  root: ParentNode,
  x: number,
  y: number,
  { selector = '[data-drop], [data-target]', snap = 16 }: DropSearch = {},
): HTMLElement | null => {
  const near = [...root.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
    const box = element.getBoundingClientRect()
    const distance = distanceFrom(box, x, y)
    return box.width === 0 || distance > snap ? [] : [{ element, distance }]
  })
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.findLast(({ distance }) => distance === least)?.element ?? null // inner elements follow outer ones in the document
}

/** How many of these elements, which are in reading order, are before a point. */
export const indexAmong = (elements: Iterable<Element>, x: number, y: number): number =>
  [...elements].filter(element => {
    const box = element.getBoundingClientRect()
    return box.bottom < y || (box.top <= y && box.x + box.width / 2 < x)
  }).length

/** Marks this element, and no other, with `data-over`. */
export const markOver = (root: HTMLElement, element: Element | null): void => {
  const marked = root.querySelector('[data-over]')
  if (marked === element) return
  marked?.removeAttribute('data-over')
  element?.setAttribute('data-over', 'true')
}

/** How far to scroll if the pointer is at `at` inside a container, in one direction. */
const scrollStep = (at: number, start: number, end: number): number => (at - start < EDGE ? -STEP : end - at < EDGE ? STEP : 0)

/** Scrolls the container with `data-drag-hold` that has the pointer near an inner edge; true if it has moved. */
export const scrollAtEdges = (root: HTMLElement, x: number, y: number): boolean =>
  [...root.querySelectorAll<HTMLElement>('[data-drag-hold]')].some(container => {
    const box = container.getBoundingClientRect()
    if (distanceFrom(box, x, y) > 0) return false
    const { scrollLeft, scrollTop } = container
    container.scrollBy({ left: scrollStep(x, box.left, box.right), top: scrollStep(y, box.top, box.bottom), behavior: 'instant' })
    return container.scrollLeft !== scrollLeft || container.scrollTop !== scrollTop
  })
