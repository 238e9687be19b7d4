/** How fast one connection may talk: a bucket that fills steadily and is drawn from by each message. */
import type { Millis } from '@tortuga/kit'

export type Verdict = 'pass' | 'drop' | 'cut'

/** Lets `burst` through at once and `perSecond` for ever. A dropped message is no draw; when `patience` of them pile up, the line is to be cut. */
export const createBucket = (
  { perSecond, burst, patience }: { readonly perSecond: number; readonly burst: number; readonly patience: number },
  now: () => Millis,
): (() => Verdict) => {
  let level = burst
  let dropped = 0
  let last = now()
  return () => {
    const when = now()
    level = Math.min(burst, level + (Math.max(0, when - last) / 1000) * perSecond)
    last = when
    if (level === burst) dropped = 0
    if (level >= 1) {
      level -= 1
      return 'pass'
    }
    dropped += 1
    return dropped > patience ? 'cut' : 'drop'
  }
}
