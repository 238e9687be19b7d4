/** The pool under bots of every mood. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { botWorker, bundleWorker } from '../../test/bot-worker.ts'
import { openBotPool } from './pool.ts'
import type { BotPool } from './pool.ts'

let file: string
let pool: BotPool
beforeAll(async () => {
  file = await bundleWorker(fileURLToPath(new URL('../../test/moody-worker.ts', import.meta.url)))
  pool = openBotPool(file, 2, 2000)
})
afterAll(() => pool.stop())

const think = (level: string, view: unknown = 1): Promise<unknown> => pool.think({ game: 'any', level, view, seed: '0'.repeat(64) }, null)

it('hands over the view as a browser gets it and gives back the move', async () => {
  expect(await think('quick', { hand: ['a'], deck: undefined })).toEqual({ saw: { hand: ['a'] } })
})

it('ends an endless thought, and lets others think meanwhile', async () => {
  await Promise.all([think('quick'), think('quick')]) // both workers have started, however busy the machine is
  let hasEnded = false
  const endless = think('endless')
    .catch((error: unknown) => String(error))
    .finally(() => (hasEnded = true))
  expect([await think('quick'), await think('quick')]).toEqual([{ saw: 1 }, { saw: 1 }])
  expect(hasEnded).toBe(false)
  expect(await endless).toMatch(/abort/i)
})

it('goes on after all its workers were ended, with many in line', async () => {
  const ends = [1, 2, 3].map(() => think('endless').catch(() => 'ended'))
  const answers = Array.from({ length: 10 }, () => think('quick'))
  expect(await Promise.all(ends)).toEqual(['ended', 'ended', 'ended'])
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ saw: 1 })))
})

it('says when a bot fails, and bears one that eats up its memory', async () => {
  await expect(think('broken')).rejects.toThrow('lost its head')
  await expect(think('greedy-for-memory')).rejects.toThrow()
  expect(await think('quick')).toEqual({ saw: 1 })
})

it('says when there is no worker to run', async () => {
  const nowhere = openBotPool('/nowhere/bot-worker.mjs', 1, 300)
  await expect(nowhere.think({ game: 'any', level: 'quick', view: 1, seed: '' }, null)).rejects.toThrow()
  await nowhere.stop()
})

it('knows no level that is not registered', async () => {
  const real = openBotPool(await botWorker(), 1, 2000)
  await expect(real.think({ game: 'rum', level: 'perfect', view: {}, seed: '0'.repeat(64) }, null)).rejects.toThrow(
    'no bot perfect for rum',
  )
  await real.stop()
})
