/** Dragging pieces by mouse, pen and touch: copies of the pieces follow the pointer and the drop target is highlighted. Short presses stay clicks. Only transforms change during a drag. */
import { useEffect, useRef, type RefObject } from 'react'
import { markOver, scrollAtEdges } from './drop-target.ts'
import { copyPicture } from './picture.ts'
import type { Rect } from './places.ts'

/** How a table reacts to dragging. Pieces have `data-drag="<key>"`. */
export type DragOptions<Target> = {
  /** The keys of the pieces to drag with this one; empty if it may not be moved. */
  readonly lift: (key: string) => readonly string[]
  /** What the pieces would be dropped on at this point of the window; null if on nothing. */
  readonly dropAt: (x: number, y: number, keys: readonly string[]) => Target | null
  /** The element to mark with `data-over` while pieces are over a target. */
  readonly show?: (target: Target) => Element | null
  /** The pieces were dropped on a target. `boxes`: where each was released, in pixels of the window (for `useGlide`). */
  readonly drop: (keys: readonly string[], target: Target, boxes: ReadonlyMap<string, Rect>) => void
}

/** Pixels a pointer moves before a press becomes a drag. */
const SLOP = 6
/** Milliseconds a finger rests on a piece in a scrolling container before it drags the piece instead of scrolling. */
const HOLD = 220
/** Pixels: a copy under a finger is at least this wide. */
const NARROWEST = 40

type Pressed = {
  readonly key: string
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly hold: { readonly timer: number; readonly axis: string } | null // for a finger in a scrolling container
}
type Lifted<Target> = {
  readonly keys: readonly string[]
  readonly ghost: HTMLElement
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number }
  x: number
  y: number
  over: Target | null
  frame: number
}

const piecesOf = (root: HTMLElement, keys: readonly string[]): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-drag]')].filter(element => keys.includes(element.dataset['drag'] ?? ''))

/** Copies of the dragged pieces, side by side under the pointer, in their order on the table. */
const makeGhost = (root: HTMLElement, pieces: readonly HTMLElement[], x: number, y: number): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  for (const piece of pieces) {
    const copy = copyPicture(piece, NARROWEST)
    copy?.setAttribute('data-ghost', piece.dataset['drag'] ?? '')
    if (copy !== null) ghost.append(copy)
  }
  const corner = root.getBoundingClientRect()
  ghost.style.left = `${x - corner.x + root.scrollLeft}px`
  ghost.style.top = `${y - corner.y + root.scrollTop}px`
  root.append(ghost)
  return ghost
}

const boxesOf = (ghost: HTMLElement): ReadonlyMap<string, Rect> =>
  new Map([...ghost.querySelectorAll('[data-ghost]')].map(copy => [copy.getAttribute('data-ghost') ?? '', copy.getBoundingClientRect()]))

/** Whether a finger moves along the axis in which its container scrolls. `axis` is `x`, or empty for any direction. */
const isScrolling = (axis: string, dx: number, dy: number): boolean => axis !== 'x' || Math.abs(dx) >= Math.abs(dy)

const startDragging = <Target>(root: HTMLElement, options: () => DragOptions<Target>): (() => void) => {
  let pressed: Pressed | null = null
  let lifted: Lifted<Target> | null = null
  let isClickDue = false // the pointer that dragged is still down, or has just been released

  const clearPress = (): void => {
    clearTimeout(pressed?.hold?.timer)
    pressed = null
  }
  const follow = (): void => {
    if (lifted === null) return
    const { x, y, from, keys } = lifted
    lifted.ghost.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`
    lifted.frame = scrollAtEdges(root, x, y) ? requestAnimationFrame(follow) : 0
    lifted.over = options().dropAt(x, y, keys)
    markOver(root, lifted.over === null ? null : (options().show?.(lifted.over) ?? null))
  }
  const lift = ({ key, pointer, x, y }: Pressed): void => {
    clearPress()
    const keys = options().lift(key)
    if (keys.length === 0) return
    const pieces = piecesOf(root, keys)
    lifted = { keys, ghost: makeGhost(root, pieces, x, y), pointer, from: { x, y }, x, y, over: null, frame: 0 }
    for (const piece of pieces) piece.dataset['lifted'] = 'true'
    root.dataset['dragging'] = 'true'
    isClickDue = true
  }
  const finish = (isDropped: boolean): void => {
    if (lifted === null) return
    const { keys, over, ghost, frame } = lifted
    cancelAnimationFrame(frame)
    const boxes = boxesOf(ghost)
    lifted = null
    ghost.remove()
    delete root.dataset['dragging']
    for (const piece of root.querySelectorAll<HTMLElement>('[data-lifted]')) delete piece.dataset['lifted']
    markOver(root, null)
    if (isDropped && over !== null) options().drop(keys, over, boxes)
  }

  const down = (event: PointerEvent): void => {
    const piece = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
    if (piece === null || !event.isPrimary || event.button !== 0 || lifted !== null) return
    const isFinger = event.pointerType === 'touch'
    if (isFinger && event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId)
    const axis = isFinger ? piece.closest<HTMLElement>('[data-drag-hold]')?.dataset['dragHold'] : undefined
    const press = { key: piece.dataset['drag'] ?? '', pointer: event.pointerId, x: event.clientX, y: event.clientY, hold: null }
    clearPress()
    pressed = axis === undefined ? press : { ...press, hold: { axis, timer: window.setTimeout(() => lift(press), HOLD) } }
  }
  const move = (event: PointerEvent): void => {
    const { pointerId, clientX, clientY } = event
    if (lifted !== null && pointerId === lifted.pointer) {
      lifted.x = clientX
      lifted.y = clientY
      if (lifted.frame === 0) lifted.frame = requestAnimationFrame(follow)
      return
    }
    if (pressed === null || pointerId !== pressed.pointer) return
    const [dx, dy] = [clientX - pressed.x, clientY - pressed.y]
    if (Math.hypot(dx, dy) < SLOP) return
    if (pressed.hold !== null && isScrolling(pressed.hold.axis, dx, dy)) clearPress()
    else lift(pressed)
  }
  const release = (event: PointerEvent): void => {
    clearPress()
    setTimeout(() => {
      isClickDue = false // the click that ends a drag comes before this
    })
    if (lifted === null || event.pointerId !== lifted.pointer) return
    if (event.type === 'pointerup') follow()
    finish(event.type === 'pointerup')
  }
  const swallowClick = (event: Event): void => {
    if (!isClickDue) return
    event.preventDefault()
    event.stopPropagation()
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || lifted === null) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  /** No scrolling by touch during a drag. */
  const preventScroll = (event: Event): void => {
    if (lifted !== null && event.cancelable) event.preventDefault()
  }
  /** No context menu of a long press, and no native drag of a picture. */
  const preventNative = (event: Event): void => {
    if (pressed !== null || lifted !== null) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('touchmove', preventScroll, { signal, passive: false })
  root.addEventListener('contextmenu', preventNative, { signal })
  root.addEventListener('dragstart', preventNative, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  window.addEventListener('click', swallowClick, { signal, capture: true })
  window.addEventListener('keydown', escape, { signal, capture: true })
  return () => {
    clearPress()
    finish(false)
    listening.abort()
  }
}

/**
 * Lets the player drag the pieces with `data-drag` inside the root, which must be positioned. The root has `data-dragging` during a drag, and the pieces have `data-lifted`.
 * `data-drag-hold` marks a scrolling container: a finger must rest on a piece in it before it drags, and the container scrolls at its edges during a drag.
 * With `data-drag-hold="x"` a finger that moves up or down drags at once, because the container scrolls only sideways.
 */
export const useDrag = <Target>(root: RefObject<HTMLElement | null>, options: DragOptions<Target>): void => {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => (root.current === null ? undefined : startDragging(root.current, () => latest.current)), [root])
}
