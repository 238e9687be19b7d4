/** Points that count up to what they are: a gain is seen as one. At once where nothing may move. */
import { useEffect, useState } from 'react'
import { MOTION } from './motion.ts'

/** `from` is where it begins when it is first shown. For the eye alone: whoever hears the table is told the value itself. */
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
  }, [value, animate]) // `shown` is where it begins
  return animate ? shown : value
}
