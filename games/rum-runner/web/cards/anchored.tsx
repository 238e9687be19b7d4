/** A slip of paper at the thing it is about: above it where there is room, else beside or below it, and never off the table. */
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'

const GAP = 8

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The first spot that fits into the room; the last one if none does. */
const placeBeside = (
  thing: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> => {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(most - GAP, value))
  const middle = clamp(thing.left + thing.width / 2 - width / 2, room.width - width)
  const level = clamp(thing.top + thing.height / 2 - height / 2, room.height - height)
  const spots = [
    { left: middle, top: thing.top - height - GAP },
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - width - GAP, top: level },
    { left: middle, top: thing.top + thing.height + GAP },
  ]
  const fits = ({ left, top }: Pick<Box, 'left' | 'top'>): boolean =>
    left >= GAP && top >= GAP && left + width <= room.width - GAP && top + height <= room.height - GAP
  return spots.find(fits) ?? { left: middle, top: clamp(thing.top - height - GAP, room.height - height) }
}

type Props = { readonly at: string; readonly className: string; readonly role?: 'alert' | 'tooltip'; readonly children: ReactNode }

/** `at` is the key of the thing. What lies on the table is not read over the note below it. */
export const Anchored = ({ at, className, role, children }: Props): ReactElement => {
  const slip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = slip.current
    const table = box?.closest<HTMLElement>('.rr')
    if (box === null || table === undefined || table === null) return
    const thing = table.querySelector<HTMLElement>(`[data-thing="${CSS.escape(at)}"]`)
    if (thing === null) return
    const [room, target] = [table.getBoundingClientRect(), thing.getBoundingClientRect()]
    const board = thing.closest('.rr-board')?.getBoundingClientRect()
    const { left, top } = placeBeside(
      { left: target.left - room.left, top: target.top - room.top, width: target.width, height: target.height },
      box.getBoundingClientRect(),
      { width: room.width, height: board === undefined ? room.height : board.bottom - room.top },
    )
    box.style.left = `${left}px`
    box.style.top = `${top}px`
  })
  return (
    <div ref={slip} className={`rr-slip paper ${className}`} role={role}>
      {children}
    </div>
  )
}
