/** The bot pool with bots that answer, hang, throw and run out of memory. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { botWorker, bundleWorker } from '../../test/bot-worker.ts'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { openBotPool } from './bot-pool.ts'
import type { BotPool } from './bot-pool.ts'

let file: string
let pool: BotPool
beforeAll(async () => {
  file = await bundleWorker(fileURLToPath(new URL('../../test/misbehaving-worker.ts', import.meta.url)))
  pool = openBotPool(file, 2, 2000)
})
afterAll(() => pool.stop())

const think = (level: string, view: unknown = 1): Promise<unknown> =>
  pool.think({ game: 'any', rules: 1, level, view, seed: '0'.repeat(64) }, null, () => true)

it('passes the view as JSON, as a browser gets it, and returns the move', async () => {
  expect(await think('quick', { hand: ['a'], deck: undefined })).toEqual({ saw: { hand: ['a'] } })
})

it('does not begin with a move that is no longer needed', async () => {
  const request = { game: 'any', rules: 1, level: 'quick', view: 1, seed: '0'.repeat(64) }
  expect(await pool.think(request, null, () => false)).toBeNull()
  expect(await think('quick')).toEqual({ saw: 1 })
})

it('terminates a bot that never answers, while other bots go on', async () => {
  await Promise.all([think('quick'), think('quick')]) // both workers have started, even on a busy machine
  let hasEnded = false
  const endless = think('endless')
    .catch((error: unknown) => String(error))
    .finally(() => (hasEnded = true))
  expect([await think('quick'), await think('quick')]).toEqual([{ saw: 1 }, { saw: 1 }])
  expect(hasEnded).toBe(false)
  expect(await endless).toMatch(/abort/i)
})

it('recovers after all its workers were terminated with tasks in the queue', async () => {
  const ends = [1, 2, 3].map(() => think('endless').catch(() => 'ended'))
  const answers = Array.from({ length: 10 }, () => think('quick'))
  expect(await Promise.all(ends)).toEqual(['ended', 'ended', 'ended'])
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ saw: 1 })))
})

it('rejects when a bot throws, and survives one that runs out of memory', async () => {
  await expect(think('broken')).rejects.toThrow('lost its head')
  await expect(think('out-of-memory')).rejects.toThrow()
  expect(await think('quick')).toEqual({ saw: 1 })
})

it('rejects when the worker file is missing', async () => {
  const nowhere = openBotPool('/nowhere/bot-worker.mjs', 1, 300)
  await expect(nowhere.think({ game: 'any', rules: 1, level: 'quick', view: 1, seed: '' }, null, () => true)).rejects.toThrow()
  await nowhere.stop()
})

it('stops while a worker fails to start', async () => {
  const folder = temporaryFolder('pool')
  const [worker, hasFailed] = [join(folder, 'worker.mjs'), join(folder, 'failed')]
  writeFileSync(
    worker,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(hasFailed)}, ''); throw new Error('broken')`,
  )
  const failing = openBotPool(worker, 1, 2000)
  const error = failing.check().catch(String)
  // Without a turn of the event loop, the error of the worker arrives only after `stop` was called.
  const sleep = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(hasFailed)) Atomics.wait(sleep, 0, 0, 10)
  Atomics.wait(sleep, 0, 0, 50)
  await failing.stop()
  expect(await error).toMatch(/broken|abort/i)
})

it('rejects a level that is not registered', async () => {
  const real = openBotPool(await botWorker(), 1, 2000)
  await expect(real.think({ game: 'rum', rules: 1, level: 'perfect', view: {}, seed: '0'.repeat(64) }, null, () => true)).rejects.toThrow(
    'no bot perfect for rules 1 of rum',
  )
  await real.stop()
})
