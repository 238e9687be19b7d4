/** Tables: opened, filled, begun, listed, closed. */
import { describe, expect, it } from 'vitest'
import type { Table } from './store.ts'
import { beginningOf, beginTable, lastWrite, machine, person, playTo, SETTINGS, tableOf, writeOf } from './suite-data.ts'
import type { Subject } from './suite-data.ts'

const ids = (tables: readonly { readonly id: string }[]): readonly string[] => tables.map(({ id }) => id)

export const describeLobby = (subject: Subject): void => {
  describe('the lobby', () => {
    it('gives a table back as it was opened', async () => {
      const { store } = subject
      const table = tableOf({ chairs: [person('ola', 'Ola'), null, machine('Rolf')], rematchOf: 'earlier' })
      expect(await store.openTable(table)).toBe(true)
      expect(await store.findTable(table.id)).toEqual({ table, revision: 0 })
      expect(await store.findTable('nowhere')).toBeNull()
      await expect(store.openTable(tableOf({ id: table.id }))).rejects.toThrow()
    })

    it('changes chairs only by the revision somebody saw', async () => {
      const { store, other } = subject
      const table = tableOf()
      await store.openTable(table)
      const chairs = [table.chairs[0] ?? null, person('jan', 'Jan')]
      const results = await Promise.all([
        store.seatTable(table.id, 0, chairs, null),
        other.seatTable(table.id, 0, [null, person('eve', 'Eve')], null),
      ])
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      expect(await store.seatTable(table.id, 0, chairs, null)).toBe(false)
      expect(await store.seatTable(table.id, 1, chairs, null)).toBe(true)
      expect(await store.findTable(table.id)).toMatchObject({ table: { chairs, status: 'waiting' }, revision: 2 })
      expect(await store.seatTable('nowhere', 0, chairs, null)).toBe(false)
    })

    it('begins with the last seat, once', async () => {
      const { store, other } = subject
      const table = tableOf()
      await store.openTable(table)
      const chairs = [table.chairs[0] ?? null, person('jan', 'Jan')]
      const beginning = beginningOf({ ...table, chairs })
      const results = await Promise.all([store.seatTable(table.id, 0, chairs, beginning), other.seatTable(table.id, 0, chairs, beginning)])
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      expect(await store.findTable(table.id)).toMatchObject({ table: { chairs, status: 'playing' }, revision: 1 })
      expect(await store.seatTable(table.id, 1, chairs, null)).toBe(false)
      expect((await store.open(table.id))?.match.version).toBe(0)
      await store.removeTable(table.id)
      expect(await store.findTable(table.id)).not.toBeNull()
    })

    it('closes a table that waits', async () => {
      const { store } = subject
      const table = tableOf()
      await store.openTable(table)
      await store.removeTable(table.id)
      await store.removeTable('nowhere')
      expect(await store.findTable(table.id)).toBeNull()
      expect(await store.waiting(table.id)).toBeNull()
      expect(await store.listOf('ola', 10)).toEqual([])
    })

    it('lists what waits, what may be watched and what is mine', async () => {
      const { store, clock } = subject
      const hidden = { ...SETTINGS, listed: false }
      const first = tableOf({ created: 1 })
      const second = tableOf({ created: 2, opener: 'eve', chairs: [null, person('eve', 'Eve')] })
      await store.openTable(first)
      await store.openTable(second)
      await store.openTable(tableOf({ created: 3, settings: hidden }))
      clock.now = 5000
      const playing = await beginTable(store, { created: 4 })
      await beginTable(store, { created: 5, settings: hidden })
      await beginTable(store, { created: 6, settings: { ...SETTINGS, spectators: false } })
      const halted = await beginTable(store, { created: 7 })
      await store.halt(halted.id, { version: 0, input: 1, error: 'x' })
      clock.now = 6000
      const over = await beginTable(store, { created: 8 })
      await store.append(lastWrite(over, 0))
      await playTo(store, playing, 3)

      expect(ids(await store.listOpen(10))).toEqual(ids([second, first]))
      expect(ids(await store.listOpen(1))).toEqual([second.id])
      expect(ids(await store.listWatchable(10))).toEqual([playing.id])
      const mine = await store.listOf('jan', 10)
      expect(mine).toHaveLength(5)
      expect(
        mine
          .slice(0, 2)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([over.id, playing.id].toSorted())
      expect(mine.find(({ id }) => id === playing.id)).toEqual({
        id: playing.id,
        game: 'rum',
        status: 'playing',
        settings: SETTINGS,
        seats: [
          { name: 'Ola', bot: null },
          { name: 'Jan', bot: null },
        ],
        created: 4,
        touched: 6000,
        awaited: [1],
        mine: 1,
        version: 3,
        halted: false,
      })
      expect(mine.find(({ id }) => id === over.id)).toMatchObject({ status: 'over', awaited: [], version: 2 })
      expect((await store.listOpen(10))[0]).toMatchObject({
        seats: [null, { name: 'Eve', bot: null }],
        mine: null,
        version: 0,
        awaited: [],
      })
      expect(ids(await store.listAll(3, 0))).toHaveLength(3)
      expect(new Set([...ids(await store.listAll(5, 0)), ...ids(await store.listAll(5, 5))]).size).toBe(8)
      expect((await store.listAll(1, 0))[0]?.id).toBe(over.id)
      expect(await store.countWaitingOf('ola')).toBe(2)
      expect(await store.countWaitingOf('nobody')).toBe(0)
      expect(await store.countMatches()).toEqual({ waiting: 3, playing: 3, over: 1, halted: 1 })
    })

    it('lets a match have one rematch', async () => {
      const { store, other } = subject
      const match = await beginTable(store)
      expect(await store.findRematch(match.id)).toBeNull()
      const rivals: readonly Table[] = [tableOf({ rematchOf: match.id }), tableOf({ rematchOf: match.id })]
      const results = await Promise.all(rivals.map((table, n) => (n === 0 ? store : other).openTable(table)))
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      const winner = rivals[results.indexOf(true)]
      expect(await store.findRematch(match.id)).toBe(winner?.id)
      await store.removeTable(winner?.id ?? '')
      expect(await store.openTable(tableOf({ rematchOf: match.id }))).toBe(true)
    })

    it('knows who has left and who was seen when', async () => {
      const { store, clock } = subject
      clock.now = 7000
      const table = await beginTable(store, { chairs: [person('ola', 'Ola'), person('jan', 'Jan'), machine('Rolf')] })
      expect(await store.seen(table.id)).toEqual([7000, 7000, null])
      await Promise.all([
        store.see(table.id, 0, 7500),
        store.see(table.id, 2, 8000),
        store.see(table.id, 0, 8000),
        store.see('nowhere', 0, 1),
      ])
      expect(await store.seen(table.id)).toEqual([8000, 7000, null])
      await store.settled()
      expect(await store.seen(table.id)).toEqual([8000, 7000, null])
      expect(await store.hasLeft(table.id)).toEqual([false, false, false])
      await store.setLeft(table.id, 0, true)
      expect(await store.hasLeft(table.id)).toEqual([true, false, false])
      expect(await store.seen(table.id)).toEqual([null, 7000, null])
      await store.setLeft(table.id, 0, false)
      expect(await store.seen(table.id)).toEqual([8000, 7000, null])
      expect(await store.seen('nowhere')).toEqual([])
    })

    it('finds what nobody has touched', async () => {
      const { store, clock } = subject
      const waiting = tableOf({ created: 1, touched: 1000 })
      await store.openTable(waiting)
      const playing = await beginTable(store, { created: 2 })
      const busy = await beginTable(store, { created: 3 })
      const over = await beginTable(store, { created: 4 })
      const halted = await beginTable(store, { created: 5 })
      await store.append(lastWrite(over, 0))
      await store.halt(halted.id, { version: 0, input: null, error: 'x' })
      clock.now = 9000
      await store.append(writeOf(busy, 0))
      expect(await store.listIdle(5000, 10)).toEqual([
        { id: waiting.id, status: 'waiting' },
        { id: playing.id, status: 'playing' },
      ])
      expect(await store.listIdle(5000, 1)).toHaveLength(1)
      expect(await store.listIdle(1000, 10)).toEqual([])
    })
  })
}
