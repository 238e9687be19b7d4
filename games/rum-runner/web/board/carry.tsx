/** A card carried by finger or mouse: what it is dropped on is what would have been tapped next. */
import { useRef, useState, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import type { Face } from '../../rules/index.ts'
import { CardFace } from '../cards/card-face.tsx'
import { thingOf, type Thing } from '../draft/things.ts'
import { useSetting } from '../setting.ts'

/** So far a finger may tremble. */
const SLACK = 12

/** What lies under a point, the carried card itself left out. */
const thingUnder = (x: number, y: number): Thing | null => {
  const found = document.elementsFromPoint(x, y).map(element => element.closest<HTMLElement>('.rr-board [data-thing]'))
  return thingOf(found.find(element => element !== null)?.dataset['thing'] ?? '')
}

export const Carried = ({
  thing,
  face,
  children,
}: {
  readonly thing: Thing
  readonly face: Face
  readonly children: ReactNode
}): ReactElement => {
  const { canAct, carry } = useSetting()
  const [isHeld, setHeld] = useState(false)
  const ghost = useRef<HTMLDivElement>(null)
  const wasCarried = useRef(false)

  const follow = (x: number, y: number): void => {
    if (ghost.current !== null) ghost.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%) rotate(-2deg)`
  }
  const lift = (event: PointerEvent<HTMLElement>): void => {
    wasCarried.current = false
    if (!canAct || !event.isPrimary || event.button !== 0) return
    const { clientX, clientY, pointerId, currentTarget } = event
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== pointerId) return
      if (!wasCarried.current && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLACK) return
      if (!wasCarried.current) {
        wasCarried.current = true
        currentTarget.setPointerCapture(pointerId)
        setHeld(true)
      }
      follow(moved.clientX, moved.clientY)
    }
    const end = (ended: globalThis.PointerEvent): void => {
      if (ended.pointerId !== pointerId) return
      currentTarget.removeEventListener('pointermove', move)
      currentTarget.removeEventListener('pointerup', end)
      currentTarget.removeEventListener('pointercancel', end)
      setHeld(false)
      if (wasCarried.current && ended.type === 'pointerup') carry(thing, thingUnder(ended.clientX, ended.clientY))
    }
    currentTarget.addEventListener('pointermove', move)
    currentTarget.addEventListener('pointerup', end)
    currentTarget.addEventListener('pointercancel', end)
  }
  /** A card that was carried was not tapped. */
  const settle = (event: MouseEvent): void => {
    if (!wasCarried.current) return
    wasCarried.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="rr-carried"
      data-held={isHeld}
      onPointerDown={lift}
      onClickCapture={settle}
      onDragStart={event => event.preventDefault()}
    >
      {children}
      {isHeld && (
        <div ref={ghost} className="rr-ghost" aria-hidden="true">
          <CardFace face={face} />
        </div>
      )}
    </div>
  )
}
