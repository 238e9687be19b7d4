/** The order in which the fair queue serves requests, counted in turns rather than time. */
import { range } from '@tortuga/kit'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { bundleWorker } from '../../test/bot-worker.ts'
import { startServer } from '../../test/test-server.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Requester } from './fair-queue.ts'

/** Queues all requests while both slots are busy, then releases one turn after another; returns the order in which they were served. */
const orderOf = async (requests: readonly (readonly [name: string, requester: Requester])[]): Promise<readonly string[]> => {
  const queue = createFairQueue(2)
  await Promise.all([queue.acquire(null), queue.acquire(null)])
  const order: string[] = []
  const all = requests.map(([name, requester]) => queue.acquire(requester).then(() => order.push(name)))
  for (const turn of all.keys()) {
    queue.release()
    await Promise.resolve()
    expect(order.length, 'each release starts one request').toBe(turn + 1)
  }
  await Promise.all(all)
  return order
}

const many = (count: number, name: string, requester: Requester) => range(count).map((): readonly [string, Requester] => [name, requester])
const at = (address: string, player: string): Requester => ({ address, player })

describe('the fair queue', () => {
  it('alternates between addresses, however many requests one of them has', async () => {
    expect(await orderOf([...many(4, 'a', at('1', 'a')), ...many(2, 'b', at('2', 'b')), ['c', at('3', 'c')]])).toEqual([
      'a',
      'b',
      'c',
      'a',
      'b',
      'a',
      'a',
    ])
  })

  it('alternates between the players of one address, and more players do not get an address more turns', async () => {
    const crowd = range(30).map((player): readonly [string, Requester] => ['crowd', at('1', `p${player}`)])
    expect((await orderOf([...crowd, ['one', at('2', 'x')], ['one', at('2', 'x')]])).slice(0, 4)).toEqual(['crowd', 'one', 'crowd', 'one'])
    expect(await orderOf([...many(3, 'a', at('1', 'a')), ['b', at('1', 'b')]])).toEqual(['a', 'b', 'a', 'a'])
  })

  it('treats all tables without people as one requester', async () => {
    expect((await orderOf([...many(5, 'left', null), ['b', at('2', 'b')]])).indexOf('b')).toBeLessThan(2)
  })

  it('serves one requester in arrival order and never exceeds its concurrency', async () => {
    const queue = createFairQueue(1)
    await queue.acquire(null)
    const order: number[] = []
    const all = range(5).map(n => queue.acquire(at('1', 'a')).then(() => order.push(n)))
    await Promise.resolve()
    expect(order).toEqual([])
    for (const one of all) {
      queue.release()
      await one
    }
    expect(order).toEqual(range(5))
  })
})

it('a visitor with 30 matches against bots does not delay the bot of another visitor', async () => {
  const folder = temporaryFolder('gate')
  process.env['BOT_GATE'] = join(folder, 'open')
  const worker = await bundleWorker(fileURLToPath(new URL('../../test/gated-worker.ts', import.meta.url)))
  const testServer = await startServer('memory', { botWorker: worker, limits: { thinkers: 1, thinking: 60_000 } })
  try {
    const moved: string[] = []
    testServer.store.bus.subscribe(({ type, id }) => {
      if (type === 'entries') moved.push(id)
    })
    /** Opens matches until the bot has the first turn in one. */
    const playBot = async (guest: Awaited<ReturnType<typeof testServer.addGuest>>): Promise<string> => {
      for (;;) {
        const { id } = await guest.openTable({ game: 'rum', seats: 2, bots: [{ seat: 0, level: 'cabin-boy' }] })
        await guest.sit(id)
        const { awaited } = await guest.join(id).shown()
        if (awaited.includes(0)) return id
      }
    }
    const greedy = await testServer.addGuest('Ola')
    for (const _ of range(30)) await playBot(greedy)
    const id = await playBot(await testServer.addGuest('Jan'))
    writeFileSync(join(folder, 'open'), '')
    await expect.poll(() => moved.includes(id), { timeout: 15_000 }).toBe(true)
    expect(moved.indexOf(id), 'one move was already being computed, and another may be stored first').toBeLessThanOrEqual(2)
  } finally {
    delete process.env['BOT_GATE']
    await testServer.stop()
  }
})
