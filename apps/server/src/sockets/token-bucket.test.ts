/** The token bucket with a scripted clock. */
import { expect, it } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

it('passes a burst, then a steady rate, and cuts a client that does not slow down', () => {
  let time = 0
  const take = createTokenBucket({ perSecond: 2, burst: 3, patience: 2 }, () => time)
  expect([take(), take(), take(), take()]).toEqual(['pass', 'pass', 'pass', 'drop'])
  time += 500
  expect([take(), take(), take()]).toEqual(['pass', 'drop', 'cut'])
  time += 1500
  expect([take(), take(), take()]).toEqual(['pass', 'pass', 'pass'])
  time -= 1000 // a clock that is set back removes no tokens
  expect(take()).toBe('drop')
})
