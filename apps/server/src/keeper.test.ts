/** What is done by the clock, with the clock in hand: time up, gaps, idle tables, and how a server goes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptTime, startServer } from '../test/table.ts'
import type { TestServer } from '../test/table.ts'
import { createTime } from './time.ts'

const time = scriptTime()
let house: TestServer
beforeAll(async () => {
  house = await startServer('memory', { now: time.now, ticks: false })
})
afterAll(() => house.stop())

/** Seconds that a living server notices one by one. */
const passSeconds = async (seconds: number): Promise<void> => {
  for (let i = 0; i < seconds; i += 1) {
    time.pass(1000)
    await house.server().tick()
  }
}

describe('time', () => {
  it('runs out for whoever is asked, and the entry says it was the clock', async () => {
    const { players } = await house.seatAll({ game: 'rum', clock: { type: 'move', seconds: 10 } }, ['Ola', 'Jan'])
    const before = (await players[0]!.shown()).version
    await passSeconds(9)
    expect((await players[0]!.shown()).version).toBe(before)
    await passSeconds(2)
    await players[0]!.reaches(before + 1)
    expect((await players[0]!.shown()).shown.at(-1)?.entry).toMatchObject({ type: 'move', by: 'clock' })
  })

  it('does not run while nobody is there to see it', async () => {
    const { id, players } = await house.seatAll({ game: 'rum', clock: { type: 'bank', seconds: 60, increment: 0 } }, ['Ola', 'Jan'])
    await passSeconds(5)
    await house.server().stop()
    time.pass(3_600_000)
    await house.restart()
    await players[0]!.until(() => players[0]!.opens() === 2, 'the line')
    await passSeconds(5)
    const opened = await house.store.open(id)
    expect(opened?.match.version).toBe(0)
    expect(opened?.deadline).toBe(time.now() + 50_000)
  })
})

it('makes a link to another device useless after ten minutes', async () => {
  const ola = await house.addGuest('Ola')
  const { link } = (await ola.api<{ link: string }>('POST', '/api/me/link')).body
  time.pass(10 * 60_000 + 1)
  expect((await house.api('POST', '/api/me/link/use', { link })).status).toBe(404)
})

describe('a table nobody touches', () => {
  it('is closed in time, begun or not', async () => {
    const ola = await house.addGuest('Ola')
    const waiting = await ola.openTable({ game: 'rum' })
    const { id } = await house.seatAll({ game: 'rum' }, ['Ewa', 'Jan'])
    time.pass(29 * 86_400_000)
    await house.server().sweep()
    expect((await house.api('GET', `/api/matches/${waiting.id}`)).status).toBe(200)
    time.pass(2 * 86_400_000)
    await house.server().sweep()
    expect((await house.api('GET', `/api/matches/${waiting.id}`)).status).toBe(404)
    expect((await house.api<{ status: string }>('GET', `/api/matches/${id}`)).body.status).toBe('over')
    expect((await house.api('GET', `/api/matches/${id}/journal`)).status).toBe(200)
  })
})

describe('a server that stops', () => {
  it('tells its clients when to come back', async () => {
    const { players } = await house.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    await house.restart()
    expect(players.map(player => player.newest('bye'))).toEqual(players.map(() => ({ type: 'bye', code: 'restarting', comeBackIn: 2000 })))
    await Promise.all(players.map(player => player.until(() => player.opens() === 2 && player.isOpen(), 'the line')))
  })
})

it('follows the time of the database', async () => {
  let machine = 1_000_000
  const clock = createTime(
    () => Promise.resolve(machine + 5000),
    () => machine,
  )
  expect(clock.now()).toBe(1_000_000)
  await clock.measure()
  machine += 10
  expect(clock.now()).toBe(1_005_010)
})
