/** A bar that shrinks with the time left in the turn. Hidden from screen readers, because the clock in digits says the same. */
import type { Millis } from '@tortuga/kit'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { turnOf } from '../../rules/index.ts'
import { useTable } from './context/context.ts'

const SOON: Millis = 15_000

/** The full time of a turn: the default clock, or more if the table's clock has more left. */
const wholeOf = (clock: { readonly type: string; readonly seconds?: number }, left: Millis): Millis =>
  Math.max(left, clock.type === 'move' ? (clock.seconds ?? 0) * 1000 : 0)

export const TimeBar = (): ReactElement | null => {
  const { clocks, view, game, awaited, animate, mode } = useTable()
  const bar = useRef<HTMLSpanElement>(null)
  const seat = turnOf(view)
  const left = seat === null ? undefined : clocks?.left[seat]
  const isShown = left !== undefined && seat !== null && awaited.includes(seat) && animate
  const since = clocks?.since ?? 0
  useLayoutEffect(() => {
    if (!isShown || left === undefined) return undefined
    const rest = Math.max(0, left - (Date.now() - since))
    const whole = wholeOf(game.clock, left)
    const run = bar.current?.animate([{ transform: `scaleX(${rest / whole})` }, { transform: 'scaleX(0)' }], {
      duration: rest,
      fill: 'both',
    })
    const timer = setTimeout(() => bar.current?.setAttribute('data-soon', 'true'), Math.max(0, rest - SOON))
    bar.current?.removeAttribute('data-soon')
    return () => {
      run?.cancel()
      clearTimeout(timer)
    }
  }, [isShown, left, since, game])
  if (!isShown) return null
  return (
    <span className="rk-time" data-mine={mode === 'turn' || mode === 'announce'} aria-hidden="true">
      <span ref={bar} />
    </span>
  )
}
