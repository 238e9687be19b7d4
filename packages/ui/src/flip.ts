/** Pieces travel from where they were to where they are: FLIP on the Web Animations API. Mark each with `data-flip="its name"`; a new piece may name where it comes from with `data-flip-from`. */
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { delayOf, MOTION, SLIDE } from './motion.ts'

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** How a piece must be moved and scaled to lie where it was. */
export type Shift = { readonly dx: number; readonly dy: number; readonly sx: number; readonly sy: number }

/** Null where it has not moved by as much as a pixel. */
export const shiftFrom = (was: Place, is: Place): Shift | null => {
  if (is.width === 0 || is.height === 0) return null
  const shift = { dx: was.x - is.x, dy: was.y - is.y, sx: was.width / is.width, sy: was.height / is.height }
  const hasMoved = Math.abs(shift.dx) >= 1 || Math.abs(shift.dy) >= 1 || Math.abs(shift.sx - 1) > 0.02
  return hasMoved ? shift : null
}

const placeIn = (root: DOMRect, element: HTMLElement): Place => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - root.x, y: y - root.y, width, height }
}

const travel = (element: HTMLElement, { dx, dy, sx, sy }: Shift, delay: number): Animation =>
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration: MOTION.move, delay, easing: SLIDE, fill: 'backwards' },
  )

/** Where nothing may move, what changed is outlined for a moment. */
const mark = (element: HTMLElement): void => {
  element.classList.add('is-changed')
  setTimeout(() => element.classList.remove('is-changed'), MOTION.marked)
}

/** Call it in the component that draws the pieces: after each of its renders, every marked piece inside `root` that lies elsewhere than before travels there. */
export const useFlip = (root: RefObject<HTMLElement | null>, animate: boolean): void => {
  const places = useRef<ReadonlyMap<string, Place>>(new Map())
  const running = useRef(new Map<string, Animation>())
  const size = useRef('')

  useLayoutEffect(() => {
    const board = root.current
    if (board === null) return
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-flip]')]
    const before = new Map(places.current)
    const box = board.getBoundingClientRect()
    for (const piece of pieces) {
      const name = piece.dataset['flip'] ?? ''
      const animation = running.current.get(name)
      if (animation?.playState === 'running') before.set(name, placeIn(box, piece)) // on its way: from where it is seen now
      animation?.cancel()
    }
    const now = new Map(pieces.map(piece => [piece.dataset['flip'] ?? '', placeIn(box, piece)]))
    const isResized = size.current !== '' && size.current !== `${box.width}×${box.height}`
    running.current.clear()
    if (!isResized && places.current.size > 0) {
      const moved = pieces.flatMap(piece => {
        const { flip = '', flipFrom = '' } = piece.dataset
        const [was, is] = [before.get(flip) ?? before.get(flipFrom), now.get(flip)]
        const shift = was === undefined || is === undefined ? null : shiftFrom(was, is)
        return shift === null ? [] : [{ piece, flip, shift }]
      })
      for (const [index, { piece, flip, shift }] of moved.entries())
        if (animate) running.current.set(flip, travel(piece, shift, delayOf(index, moved.length)))
        else mark(piece)
    }
    places.current = now
    size.current = `${box.width}×${box.height}`
  })
}
