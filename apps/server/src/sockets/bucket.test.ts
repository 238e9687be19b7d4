/** The bucket under a scripted clock. */
import { expect, it } from 'vitest'
import { createBucket } from './bucket.ts'

it('lets a burst through, then a steady trickle, and loses patience with who does not stop', () => {
  let time = 0
  const draw = createBucket({ perSecond: 2, burst: 3, patience: 2 }, () => time)
  expect([draw(), draw(), draw(), draw()]).toEqual(['pass', 'pass', 'pass', 'drop'])
  time += 500
  expect([draw(), draw(), draw()]).toEqual(['pass', 'drop', 'cut'])
  time += 1500
  expect([draw(), draw(), draw()]).toEqual(['pass', 'pass', 'pass'])
  time -= 1000 // a clock that is put back costs nothing
  expect(draw()).toBe('drop')
})
