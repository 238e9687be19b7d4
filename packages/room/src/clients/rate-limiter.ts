/** A sliding-window rate limiter. */
import { at } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { MessageRate } from './message-budgets.ts'

/** Returns whether the action is allowed at this time, and counts it if so. */
export type RateLimiter = (when: Millis) => boolean

/** Allows at most `most` actions within any `window`. */
export const createRateLimiter = ({ most, window }: Pick<MessageRate, 'most' | 'window'>): RateLimiter => {
  const times: Millis[] = []
  return when => {
    while (times.length > 0 && when - at(times, 0) >= window) times.shift()
    if (times.length >= most) return false
    times.push(when)
    return true
  }
}

/** A limiter for each seat or player, so that more connections do not allow more. */
export const createRateLimiters = <K>(rate: Pick<MessageRate, 'most' | 'window'>): ((key: K, when: Millis) => boolean) => {
  const limiters = new Map<K, RateLimiter>()
  return (key, when) => {
    const limiter = limiters.get(key) ?? createRateLimiter(rate)
    limiters.set(key, limiter)
    return limiter(when)
  }
}
