/** Tap-tap as well as drag: small helpers that tell the two apart, by mouse, finger and keyboard. */
import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** How far a finger may slip and still mean a tap. */
export const SLIP = 8

export type Gesture = {
  readonly onTap: () => void
  /** Called while dragging, with the way since the start. */
  readonly onDrag?: (dx: number, dy: number) => void
  /** The element under the pointer where it was let go; null where the drag was called off. */
  readonly onDrop?: (target: Element | null) => void
}

/** Handlers for one piece. A tap is a click (so Enter and Space work on a button); a drag begins after a slip and swallows the click that follows it. */
export const usePointerOrTap = ({ onTap, onDrag, onDrop }: Gesture) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const isDragging = useRef(false)

  const finish = (target: Element | null): void => {
    start.current = null
    if (isDragging.current) onDrop?.(target)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (onDrag === undefined || event.button !== 0) return
      start.current = { x: event.clientX, y: event.clientY }
      isDragging.current = false
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (start.current === null) return
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y]
      if (!isDragging.current && Math.hypot(dx, dy) < SLIP) return
      if (!isDragging.current) event.currentTarget.setPointerCapture(event.pointerId)
      isDragging.current = true
      onDrag?.(dx, dy)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => finish(document.elementFromPoint(event.clientX, event.clientY)),
    onPointerCancel: (): void => finish(null),
    onClick: (): void => {
      if (isDragging.current) isDragging.current = false
      else onTap()
    },
  }
}
