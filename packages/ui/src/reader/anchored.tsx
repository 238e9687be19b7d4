/** A slip next to its target: the card reader, or why a tap was refused. It follows its target when the table scrolls, moves or changes its size. */
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { placeBeside, type PlacedBox } from '../controls/place-beside.ts'

/** The table's root element, and its middle: a slip for a target in the middle stays above the prompt. */
const TABLE = '.game-table'
const BOARD = '.table-board'

/** Everything that can move a target. */
const MOVES = ['scroll', 'transitionend', 'animationend'] as const

/** The element of a target on the same table. */
export const findTarget = (table: Element, key: string): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-target="${CSS.escape(key)}"]`)

const moveSlip = (slip: HTMLElement, table: HTMLElement, target: HTMLElement, avoid: string | null): void => {
  const room = table.getBoundingClientRect()
  const boxOf = (element: Element): PlacedBox => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - room.left, top: top - room.top, width, height }
  }
  const board = target.closest(BOARD)?.getBoundingClientRect()
  const { left, top } = placeBeside(
    boxOf(target),
    { width: slip.offsetWidth, height: slip.offsetHeight },
    { width: room.width, height: board === undefined ? room.height : board.bottom - room.top },
    avoid === null ? null : [...table.querySelectorAll(avoid)].map(boxOf),
  )
  slip.style.left = `${left}px`
  slip.style.top = `${top}px`
}

type Props = {
  /** The target: its key (`data-target`), or its element. */
  readonly at: string | HTMLElement
  /** Selects what the slip should not cover, on a table where pieces lie close together. */
  readonly avoid?: string
  readonly className?: string
  readonly role?: 'alert' | 'tooltip'
  readonly children: ReactNode
}

/** Hidden while its target is not on the table. */
export const Anchored = ({ at, avoid, className = '', role, children }: Props): ReactNode => {
  const slip = useRef<HTMLDivElement>(null)
  // After every render: the target may have moved, and the slip may have changed its size.
  useLayoutEffect(() => {
    const box = slip.current
    const table = box?.closest<HTMLElement>(TABLE) ?? null
    if (box === null || table === null) return undefined
    const place = (): void => {
      const target = typeof at === 'string' ? findTarget(table, at) : at
      const isThere = target !== null && target.isConnected
      box.style.visibility = isThere ? 'visible' : 'hidden'
      if (isThere) moveSlip(box, table, target, avoid ?? null)
    }
    place()
    for (const event of MOVES) table.addEventListener(event, place, { capture: true, passive: true })
    globalThis.addEventListener('resize', place)
    return () => {
      for (const event of MOVES) table.removeEventListener(event, place, { capture: true })
      globalThis.removeEventListener('resize', place)
    }
  })
  return (
    <div ref={slip} className={`slip paper ${className}`} role={role}>
      {children}
    </div>
  )
}
