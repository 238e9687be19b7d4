/** The queue of what is shown, in a time of its own. */
import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

const clock = () => {
  let now = 0
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = []
  return {
    after: (ms: number, call: () => void) => {
      const entry = { at: now + ms, call }
      waiting = [...waiting, entry]
      return () => {
        waiting = waiting.filter(other => other !== entry)
      }
    },
    pass: (ms: number) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { call } of due) call()
    },
  }
}

const setUp = (most = 8) => {
  const time = clock()
  const shown: number[] = []
  const queue = createQueue<number>(
    item => shown.push(item),
    item => (item >= 10 ? 100 : 0),
    most,
    time,
  )
  return { time, shown, queue }
}

it('shows at once what need not be held, and holds the rest one by one', () => {
  const { time, shown, queue } = setUp()
  for (const item of [1, 10, 2, 11, 3]) queue.push(item)
  expect(shown).toEqual([1, 10])
  time.pass(100)
  expect(shown).toEqual([1, 10, 2, 11])
  time.pass(99)
  expect(shown).toHaveLength(4)
  time.pass(1)
  expect(shown).toEqual([1, 10, 2, 11, 3])
})

it('is flushed by hand, or when too much waits', () => {
  const { shown, queue } = setUp(3)
  for (const item of [10, 11, 12]) queue.push(item)
  expect(shown).toEqual([10])
  queue.flush()
  expect(shown).toEqual([10, 11, 12])
  for (const item of [13, 14, 15, 16, 17, 18]) queue.push(item)
  expect(shown).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
})

it('shows nothing after it was stopped', () => {
  const { time, shown, queue } = setUp()
  queue.push(10)
  queue.push(11)
  queue.stop()
  time.pass(1000)
  expect(shown).toEqual([10])
})
