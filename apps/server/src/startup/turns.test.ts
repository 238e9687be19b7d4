/** Turns of the event loop, with a scripted clock and loop. */
import { range } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { createFairQueue } from './turns.ts'

/** A loop whose turns a test takes one by one; microtasks run after each callback, as in Node.js. */
const createLoop = () => {
  let time = 0
  const scheduled: (() => void)[] = []
  return {
    now: () => time,
    work: (millis: number) => {
      time += millis
    },
    schedule: (act: () => void) => void scheduled.push(act),
    turn: async () => {
      for (const act of scheduled.splice(0)) {
        act()
        await new Promise(resolve => process.nextTick(resolve))
      }
    },
  }
}

/** Adds tasks that work for some milliseconds each; returns the turn in which each was done. */
const runTasks = async (count: number, millis: number, hasToYield: boolean) => {
  const loop = createLoop()
  const nextTurn = createFairQueue(loop.now, loop.schedule)
  const done: number[] = []
  let turn = 0
  for (const _ of range(count)) {
    void nextTurn(hasToYield).then(() => {
      loop.work(millis)
      done.push(turn)
    })
    await new Promise(resolve => process.nextTick(resolve))
  }
  while (done.length < count) {
    turn += 1
    await loop.turn()
  }
  return done
}

it('[S2.5] tasks of many rooms share a turn until they have worked for ten milliseconds', async () => {
  expect(await runTasks(8, 1, false)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(await runTasks(7, 6, false)).toEqual([0, 0, 1, 1, 2, 2, 3])
  expect(await runTasks(4, 200, false)).toEqual([0, 1, 2, 3])
})

it('a task that has to yield waits for the next turn at least', async () => {
  expect(await runTasks(3, 1, true)).toEqual([1, 1, 1])
  expect(await runTasks(3, 200, true)).toEqual([1, 2, 3])
})

it('[S2.5] a room with a burst of slow tasks does not delay the task of another', async () => {
  const loop = createLoop()
  const nextTurn = createFairQueue(loop.now, loop.schedule)
  const done: string[] = []
  const work = async (room: string, tasks: number): Promise<void> => {
    for (const _ of range(tasks)) {
      await nextTurn(true)
      loop.work(50)
      done.push(room)
    }
  }
  const all = [work('loud', 6), work('quiet', 2)]
  for (const _ of range(10)) await loop.turn()
  await Promise.all(all)
  expect(done).toEqual(['loud', 'quiet', 'loud', 'quiet', 'loud', 'loud', 'loud', 'loud'])
})
