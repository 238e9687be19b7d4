/** A token-bucket rate limiter: the bucket refills at a steady rate, and each message takes one token. */
import type { Millis } from '@tortuga/kit'

type TokenBucketVerdict = 'pass' | 'drop' | 'cut'

/** Lets `burst` messages pass at once and `perSecond` continuously. After `patience` dropped messages the verdict is `cut`: the connection should be closed. */
export const createTokenBucket = (
  { perSecond, burst, patience }: { readonly perSecond: number; readonly burst: number; readonly patience: number },
  now: () => Millis,
): (() => TokenBucketVerdict) => {
  let tokens = burst
  let dropped = 0
  let last = now()
  return () => {
    const when = now()
    tokens = Math.min(burst, tokens + (Math.max(0, when - last) / 1000) * perSecond)
    last = when
    if (tokens === burst) dropped = 0
    if (tokens >= 1) {
      tokens -= 1
      return 'pass'
    }
    dropped += 1
    return dropped > patience ? 'cut' : 'drop'
  }
}
