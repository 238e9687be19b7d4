/** Where things lie at a table: whatever is marked `data-place`, measured from the table's corner. */
import type { Place } from './flights.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Boxes = ReadonlyMap<Place, Box>

const placesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')]

/** What is not drawn has no place. A place may go by a second name, `data-also`. */
export const measurePlaces = (root: HTMLElement): Boxes => {
  const origin = root.getBoundingClientRect()
  const boxes = new Map<Place, Box>()
  for (const element of placesIn(root)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    const box = { x: x - origin.x, y: y - origin.y, width, height }
    for (const name of [element.dataset['place'], element.dataset['also']]) if (name !== undefined) boxes.set(name, box)
  }
  return boxes
}

/** The element that was measured under this name: the last one that is drawn. */
export const findPlace = (root: HTMLElement, place: Place): HTMLElement | undefined =>
  placesIn(root).findLast(element => element.dataset['place'] === place && element.offsetWidth > 0)

/** How high a piece is for its width, and the widest it is drawn. */
export type Shape = { readonly ratio: number; readonly widest: number }

/** Where a piece is set down in a place that is wider than it: in the middle, no larger than such a piece is. */
export const fitInto = ({ x, y, width, height }: Box, { ratio, widest }: Shape): Box => {
  const fitted = Math.min(width, height / ratio, widest)
  return { x: x + (width - fitted) / 2, y: y + (height - fitted * ratio) / 2, width: fitted, height: fitted * ratio }
}

/** As a transform: from its goal, where the piece is now. */
export const shiftTo = ({ x, y, width }: Box, goal: Box): string =>
  `translate(${x - goal.x}px, ${y - goal.y}px) scale(${goal.width === 0 ? 1 : width / goal.width})`
