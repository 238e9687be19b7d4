/** The clocks of a match, as clients see them. */
import { describe, expect, it } from 'vitest'
import type { Game } from '@tortuga/kit'
import { toy } from '../../kit/test/toy/index.ts'
import type { ToyTypes } from '../../kit/test/toy/types.ts'
import { ID, packAll, packOf, seatThree } from './test-table.ts'

describe('clocks', () => {
  it('[S6.1] run for every awaited seat since the last move', async () => {
    const { anna, bert, keeper, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 60, increment: 5 } } })
    await pass(20_000)
    await anna.play(packOf(anna.last('update').view))
    expect(bert.last('update').clocks).toEqual([60_000, 45_000, 40_000])
    await pass(10_000)
    await bert.play(packOf(bert.last('update').view))
    expect(keeper.last('update').clocks).toEqual([60_000, 45_000, 35_000])
  })

  it('[S6.3] give no time for moves that can be undone', async () => {
    const { anna, bert, keeper, pass } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await packAll({ anna, bert })
    await pass(4000)
    await keeper.play({ type: 'arrange', shelf: [] })
    expect(keeper.last('update').clocks?.[0]).toBe(6000)
    await pass(1000)
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(keeper.last('update').clocks?.[0]).toBe(5000)
    await keeper.play({ type: 'look', boat: 1 })
    expect(anna.last('update').clocks?.[1]).toBe(10_000)
  })

  it('[S6.2] reject a move that arrives too late', async () => {
    const { anna, pass } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await pass(10_001)
    await anna.play({ type: 'pack', crate: 'silk', lamp: true })
    expect(anna.all('done')).toEqual([])
    expect(anna.last('update').shown.at(-1)?.entry).toMatchObject({ by: 'clock' })
  })

  it('[S6.5] make moves that players may not make', async () => {
    const game: Game<ToyTypes> = { ...toy, isClockMove: ({ type }) => type === 'nod' }
    const table = await seatThree({ game, settings: { clock: { type: 'move', seconds: 10 } } })
    const { rooms, keeper, anna, pass } = table
    await packAll(table)
    await keeper.play({ type: 'nod' })
    expect(keeper.last('refused')).toMatchObject({ refusal: { type: 'clock-only' }, rules: [] })
    await pass(10_001)
    await rooms.wake(ID)
    expect(anna.last('update').shown).toMatchObject([{ version: 3, entry: { type: 'move', seat: 0, by: 'clock' } }])
  })

  it('[S6.4] do not count the time without a live node, once the store has corrected them', async () => {
    const { store, pass, openNode, join, now } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await store.heartbeat(now())
    await pass(600_000)
    await store.heartbeat(now())
    const anna = await join(openNode('two'), 1)
    expect(anna.last('update')).toMatchObject({ version: 0, clocks: [10_000, 10_000, 10_000] })
  })
})
