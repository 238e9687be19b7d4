/** The time of a turn as a bar that runs out; the digits beside it say the same. */
import type { Millis } from '@tortuga/kit'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { useSetting } from './setting.ts'

const SOON: Millis = 15_000

/** What a whole turn has: as the rulebook says, or more where the table has set more. */
const wholeOf = (clock: { readonly type: string; readonly seconds?: number }, left: Millis): Millis =>
  Math.max(left, clock.type === 'move' ? (clock.seconds ?? 0) * 1000 : 0)

export const TimeBar = (): ReactElement | null => {
  const { clocks, view, game, awaited, animate, mode } = useSetting()
  const bar = useRef<HTMLSpanElement>(null)
  const left = clocks?.left[view.turn]
  const isShown = left !== undefined && view.phase === 'turn' && awaited.includes(view.turn) && animate
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
    <span className="rk-time" data-mine={mode === 'turn'} aria-hidden="true">
      <span ref={bar} />
    </span>
  )
}
