/** Dragging by mouse, pen and finger: a lifted copy follows the pointer, the place it would go to is shown, and a tap stays a tap. Only transforms change while it moves. */
import { useEffect, useRef, type RefObject } from 'react'
import type { TileId } from '../draft/tiles.ts'
import { findOver, scrollAtEdge, showOver, tilesIn, type Box, type Over } from './over.ts'

export type DragHandlers = {
  /** The tiles that come along with this one; none where it may not be moved. */
  readonly lift: (id: TileId) => readonly TileId[]
  readonly start: (ids: readonly TileId[]) => void
  /** `null`: let go over nothing, or cancelled. `boxes`: where each of them was let go. */
  readonly end: (ids: readonly TileId[], over: Over | null, boxes: ReadonlyMap<TileId, Box>) => void
}

const SLOP = 6
/** How long a finger rests on the table before it lifts a tile rather than pans. */
const HOLD = 220

type Pressed = { readonly id: TileId; readonly pointer: number; readonly x: number; readonly y: number; readonly timer: number | null }
type Lifted = {
  readonly ids: readonly TileId[]
  readonly ghost: HTMLElement
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number }
  x: number
  y: number
  over: Over | null
  frame: number
}

/** Copies of the lifted tiles, side by side under the pointer, in the order in which they lie. */
const makeGhost = (root: HTMLElement, ids: readonly TileId[], x: number, y: number): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = 'rk-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const elements = tilesIn(root).filter(element => ids.includes(element.dataset['tile'] ?? ''))
  const width = elements[0]?.getBoundingClientRect().width ?? 46
  ghost.style.setProperty('--rk-tile', `${Math.max(width, 40)}px`)
  for (const element of elements) {
    const face = element.querySelector('svg')?.cloneNode(true)
    if (face instanceof Element) {
      face.setAttribute('data-ghost', element.dataset['tile'] ?? '')
      ghost.append(face)
    }
  }
  ghost.style.left = `${x}px`
  ghost.style.top = `${y}px`
  root.append(ghost)
  return ghost
}

const boxesOf = (ghost: HTMLElement): ReadonlyMap<TileId, Box> =>
  new Map([...ghost.querySelectorAll('[data-ghost]')].map(face => [face.getAttribute('data-ghost') ?? '', face.getBoundingClientRect()]))

/** Gives a function that says whether the click that follows belongs to a drag. */
export const useDrag = (table: RefObject<HTMLElement | null>, handlers: DragHandlers): (() => boolean) => {
  const latest = useRef(handlers)
  latest.current = handlers
  const wasDragged = useRef(false)

  useEffect(() => {
    const root = table.current
    if (root === null) return undefined
    let pressed: Pressed | null = null
    let lifted: Lifted | null = null

    const forget = (): void => {
      if (pressed?.timer !== null && pressed !== null) clearTimeout(pressed.timer)
      pressed = null
    }
    const follow = (): void => {
      if (lifted === null) return
      lifted.frame = 0
      lifted.ghost.style.transform = `translate(${lifted.x - lifted.from.x}px, ${lifted.y - lifted.from.y}px)`
      scrollAtEdge(root, lifted.y)
      lifted.over = findOver(root, lifted.x, lifted.y)
      showOver(root, lifted.over)
    }
    const lift = ({ id, pointer, x, y }: Pressed): void => {
      const ids = latest.current.lift(id)
      forget()
      if (ids.length === 0) return
      const box = root.getBoundingClientRect()
      const ghost = makeGhost(root, ids, x - box.x, y - box.y)
      lifted = { ids, ghost, pointer, from: { x, y }, x, y, over: null, frame: 0 }
      root.dataset['dragging'] = 'true'
      latest.current.start(ids)
    }
    const finish = (isDropped: boolean): void => {
      if (lifted === null) return
      const { ids, over, ghost, frame } = lifted
      cancelAnimationFrame(frame)
      const boxes = boxesOf(ghost)
      ghost.remove()
      delete root.dataset['dragging']
      showOver(root, null)
      lifted = null
      wasDragged.current = true
      setTimeout(() => {
        wasDragged.current = false
      })
      latest.current.end(ids, isDropped ? over : null, boxes)
    }

    const down = (event: PointerEvent): void => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null
      if (tile === null || !event.isPrimary || event.button !== 0 || lifted !== null) return
      const id = tile.dataset['tile'] ?? ''
      const isFinger = event.pointerType === 'touch'
      const mustHold = isFinger && tile.closest('.rk-board') !== null
      const begun = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY }
      if (isFinger) tile.releasePointerCapture?.(event.pointerId)
      pressed = { ...begun, timer: mustHold ? window.setTimeout(() => lift({ ...begun, timer: null }), HOLD) : null }
    }
    const move = (event: PointerEvent): void => {
      if (lifted !== null && event.pointerId === lifted.pointer) {
        lifted.x = event.clientX
        lifted.y = event.clientY
        if (lifted.frame === 0) lifted.frame = requestAnimationFrame(follow)
        return
      }
      if (pressed === null || event.pointerId !== pressed.pointer) return
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLOP) return
      if (pressed.timer !== null) return forget() // it pans
      lift(pressed)
    }
    const up = (event: PointerEvent): void => {
      forget()
      if (lifted === null || event.pointerId !== lifted.pointer) return
      follow()
      finish(true)
    }
    const cancel = (): void => {
      forget()
      finish(false)
    }
    const keep = (event: Event): void => {
      if (lifted !== null && event.cancelable) event.preventDefault() // a lifted tile does not pan the table
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && lifted !== null) finish(false)
    }
    const noMenu = (event: Event): void => {
      if (pressed !== null || lifted !== null) event.preventDefault()
    }

    root.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape)
    root.addEventListener('touchmove', keep, { passive: false })
    root.addEventListener('contextmenu', noMenu)
    return () => {
      forget()
      lifted?.ghost.remove()
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape)
      root.removeEventListener('touchmove', keep)
      root.removeEventListener('contextmenu', noMenu)
    }
  }, [table])

  return () => wasDragged.current
}
