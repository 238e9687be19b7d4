/** Animates a number towards its value, so that players notice a gain. */
import { useEffect, useState } from 'react'
import { MOTION } from './timing.ts'

/** The number to display while counting from `from` (on the first render) or from the previous value. Without `animate` it is the value itself. Hide it from screen readers and give them the final value. */
export const useCountUp = (value: number, animate: boolean, from: number = value): number => {
  const [shown, setShown] = useState(animate ? from : value)
  useEffect(() => {
    if (shown === value) return undefined
    if (!animate || document.hidden) {
      setShown(value)
      return undefined
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, (now - start) / MOTION.count)
      setShown(Math.round(shown + (value - shown) * share))
      if (share < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, animate]) // not `shown`: it is only the starting point
  return animate ? shown : value
}
