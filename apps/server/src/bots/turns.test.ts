/** Whose turn it is to think: counted in thoughts, never in time. */
import { upTo } from '@tortuga/kit'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundleWorker } from '../../test/bot-worker.ts'
import { startServer } from '../../test/table.ts'
import { createTurns } from './turns.ts'
import type { Asker } from './turns.ts'

/** Has them all come while two others think, then lets one turn end after another; gives the order in which they had theirs. */
const orderOf = async (askers: readonly (readonly [name: string, asker: Asker])[]): Promise<readonly string[]> => {
  const turns = createTurns(2)
  await Promise.all([turns.take(null), turns.take(null)])
  const order: string[] = []
  const all = askers.map(([name, asker]) => turns.take(asker).then(() => order.push(name)))
  for (const turn of all.keys()) {
    turns.end()
    await Promise.resolve()
    expect(order.length, 'one ends, one begins').toBe(turn + 1)
  }
  await Promise.all(all)
  return order
}

const many = (count: number, name: string, asker: Asker) => upTo(count).map((): readonly [string, Asker] => [name, asker])
const at = (address: string, player: string): Asker => ({ address, player })

describe('turns', () => {
  it('go from address to address, whatever one of them asks for', async () => {
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

  it('go from player to player within an address, and players add nothing to what their address has', async () => {
    const crowd = upTo(30).map((player): readonly [string, Asker] => ['crowd', at('1', `p${player}`)])
    expect((await orderOf([...crowd, ['one', at('2', 'x')], ['one', at('2', 'x')]])).slice(0, 4)).toEqual(['crowd', 'one', 'crowd', 'one'])
    expect(await orderOf([...many(3, 'a', at('1', 'a')), ['b', at('1', 'b')]])).toEqual(['a', 'b', 'a', 'a'])
  })

  it('are one for all tables that nobody sits at', async () => {
    expect((await orderOf([...many(5, 'left', null), ['b', at('2', 'b')]])).indexOf('b')).toBeLessThan(2)
  })

  it('are in the order of coming where nobody else asks, and never more at once than there are', async () => {
    const turns = createTurns(1)
    await turns.take(null)
    const order: number[] = []
    const all = upTo(5).map(n => turns.take(at('1', 'a')).then(() => order.push(n)))
    await Promise.resolve()
    expect(order).toEqual([])
    for (const one of all) {
      turns.end()
      await one
    }
    expect(order).toEqual(upTo(5))
  })
})

it('a visitor with 30 matches against bots does not hold up the bot of another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-gate-'))
  process.env['BOT_GATE'] = join(folder, 'open')
  const worker = await bundleWorker(fileURLToPath(new URL('../../test/gated-worker.ts', import.meta.url)))
  const house = await startServer('memory', { botWorker: worker, limits: { thinkers: 1, thinking: 60_000 } })
  try {
    const moved: string[] = []
    house.store.bus.listen(({ type, id }) => {
      if (type === 'entries') moved.push(id)
    })
    /** A match in which the bot has to begin. */
    const playBot = async (guest: Awaited<ReturnType<typeof house.addGuest>>): Promise<string> => {
      for (;;) {
        const { id } = await guest.openTable({ game: 'rum', seats: 2, bots: [{ seat: 0, level: 'cabin-boy' }] })
        await guest.sit(id)
        const { awaited } = await guest.join(id).shown()
        if (awaited.includes(0)) return id
      }
    }
    const greedy = await house.addGuest('Ola')
    for (const _ of upTo(30)) await playBot(greedy)
    const id = await playBot(await house.addGuest('Jan'))
    writeFileSync(join(folder, 'open'), '')
    await expect.poll(() => moved.includes(id), { timeout: 15_000 }).toBe(true)
    expect(moved.indexOf(id), 'one was thought about when it came, and another may be stored sooner').toBeLessThanOrEqual(2)
  } finally {
    delete process.env['BOT_GATE']
    await house.stop()
    rmSync(folder, { recursive: true })
  }
})
