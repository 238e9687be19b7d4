/** A card under the mouse, large enough to read. Taps and keys open the same in a dialog, so nobody needs this. */
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import type { Face } from '../rules/index.ts'
import { LootCard } from './loot-card.tsx'

type Peeked = { readonly face: Face; readonly x: number; readonly y: number; readonly isBelow: boolean }

const DELAY = 220
const WIDTH = 190
const HEIGHT = 300

const placeOf = (mini: HTMLElement, face: Face): Peeked => {
  const { left, right, top, bottom } = mini.getBoundingClientRect()
  const x = Math.max(8, Math.min((left + right - WIDTH) / 2, innerWidth - WIDTH - 8))
  const isBelow = top < HEIGHT
  return { face, x, y: isBelow ? bottom + 8 : innerHeight - top + 8, isBelow }
}

export const Peek = ({ table }: { readonly table: RefObject<HTMLElement | null> }): ReactElement | null => {
  const [peeked, setPeeked] = useState<Peeked | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const root = table.current
    if (root === null) return undefined
    const show = (event: PointerEvent): void => {
      clearTimeout(timer.current)
      const mini = event.target instanceof Element ? event.target.closest<HTMLElement>('.soc-mini[data-face]') : null
      const face = mini?.dataset['face']
      if (mini === null || face === undefined || event.pointerType !== 'mouse') return setPeeked(null)
      timer.current = setTimeout(() => setPeeked(mini.isConnected ? placeOf(mini, face) : null), DELAY)
    }
    const hide = (): void => {
      clearTimeout(timer.current)
      setPeeked(null)
    }
    root.addEventListener('pointerover', show)
    root.addEventListener('pointerleave', hide)
    root.addEventListener('pointerdown', hide)
    return () => {
      hide()
      root.removeEventListener('pointerover', show)
      root.removeEventListener('pointerleave', hide)
      root.removeEventListener('pointerdown', hide)
    }
  }, [table])
  if (peeked === null) return null
  const { face, x, y, isBelow } = peeked
  return (
    <div className="soc-peek" aria-hidden="true" style={isBelow ? { left: x, top: y } : { left: x, bottom: y }}>
      <LootCard face={face} />
    </div>
  )
}
