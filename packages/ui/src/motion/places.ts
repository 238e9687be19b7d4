/** Finds and measures the places of a table: elements with `data-place`. */
import type { PlaceName } from './flights.ts'

/** A rectangle in pixels, relative to the table's top left corner. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** The measured places of a table. */
export type RectsByPlace = ReadonlyMap<PlaceName, Rect>

const placesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')]

/** Measures all visible places. An element can have a second name in `data-also`. */
export const measurePlaces = (root: HTMLElement): RectsByPlace => {
  const origin = root.getBoundingClientRect()
  const rects = new Map<PlaceName, Rect>()
  for (const element of placesIn(root)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    const rect = { x: x - origin.x, y: y - origin.y, width, height }
    for (const name of [element.dataset['place'], element.dataset['also']]) if (name !== undefined) rects.set(name, rect)
  }
  return rects
}

/** The element that `measurePlaces` used for this name: the last visible one. */
export const findPlace = (root: HTMLElement, place: PlaceName): HTMLElement | undefined =>
  placesIn(root).findLast(element => element.dataset['place'] === place && element.offsetWidth > 0)

/** The shape of a piece: its height divided by its width, and its largest width. */
export type PieceShape = { readonly ratio: number; readonly widest: number }

/** The rectangle of a piece inside a place: centred, as large as fits, but no wider than `widest`. */
export const fitInto = ({ x, y, width, height }: Rect, { ratio, widest }: PieceShape): Rect => {
  const fitted = Math.min(width, height / ratio, widest)
  return { x: x + (width - fitted) / 2, y: y + (height - fitted * ratio) / 2, width: fitted, height: fitted * ratio }
}

/** The CSS transform that moves an element from `goal`, where it is laid out, to the given rectangle. */
export const transformFrom = ({ x, y, width }: Rect, goal: Rect): string =>
  `translate(${x - goal.x}px, ${y - goal.y}px) scale(${goal.width === 0 ? 1 : width / goal.width})`
