/** Tables: opening, seating, beginning, listing, closing. */
import { describe, expect, it } from 'vitest'
import type { StoredTable } from '../port/store.ts'
import { appliedAt, beginningOf, beginTable, lastWrite, botOccupant, personOccupant, playTo } from './sample-data.ts'
import { running, SETTINGS, tableOf, writeOf } from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

const ids = (tables: readonly { readonly id: string }[]): readonly string[] => tables.map(({ id }) => id)

export const describeTables = (subject: StoreSubject): void => {
  describe('tables', () => {
    it('returns a table as it was opened', async () => {
      const { store } = subject
      const table = tableOf({ occupants: [personOccupant('ola', 'Ola'), null, botOccupant('Rolf')], rematchOf: 'earlier' })
      expect(await store.openTable(table)).toBe(true)
      expect(await store.findTable(table.id)).toEqual({ table, revision: 0 })
      expect(await store.findTable('nowhere')).toBeNull()
      await expect(store.openTable(tableOf({ id: table.id }))).rejects.toThrow()
    })

    it('opens and seats many tables at once, although some of the writes fail', async () => {
      const { store, other } = subject
      const tables = Array.from({ length: 30 }, () => tableOf())
      const taken = tableOf()
      await store.openTable(taken)
      const opened = await Promise.allSettled([...tables, tableOf({ id: taken.id, opener: 'eve' })].map(table => store.openTable(table)))
      expect(opened.map(({ status }) => status === 'fulfilled')).toEqual([...tables.map(() => true), false])
      const occupants = [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')]
      const seated = await Promise.all(
        tables.map((table, n) => (n % 2 === 0 ? store : other).changeSeats(table.id, n % 5 === 0 ? 1 : 0, occupants, null)),
      )
      expect(seated).toEqual(tables.map((_, n) => n % 5 !== 0))
      for (const [n, table] of tables.entries())
        expect(await store.findTable(table.id)).toMatchObject({ table: { opener: 'ola' }, revision: n % 5 === 0 ? 0 : 1 })
    })

    it('changes occupants only by compare-and-set on the revision', async () => {
      const { store, other } = subject
      const table = tableOf()
      await store.openTable(table)
      const occupants = [table.occupants[0] ?? null, personOccupant('jan', 'Jan')]
      const results = await Promise.all([
        store.changeSeats(table.id, 0, occupants, null),
        other.changeSeats(table.id, 0, [null, personOccupant('eve', 'Eve')], null),
      ])
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      expect(await store.changeSeats(table.id, 0, occupants, null)).toBe(false)
      expect(await store.changeSeats(table.id, 1, occupants, null)).toBe(true)
      expect(await store.findTable(table.id)).toMatchObject({ table: { occupants, status: 'waiting' }, revision: 2 })
      expect(await store.changeSeats('nowhere', 0, occupants, null)).toBe(false)
    })

    it('begins a match once, when the last seat is taken', async () => {
      const { store, other } = subject
      const table = tableOf()
      await store.openTable(table)
      const occupants = [table.occupants[0] ?? null, personOccupant('jan', 'Jan')]
      const beginning = beginningOf({ ...table, occupants })
      const results = await Promise.all([
        store.changeSeats(table.id, 0, occupants, beginning),
        other.changeSeats(table.id, 0, occupants, beginning),
      ])
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      expect(await store.findTable(table.id)).toMatchObject({ table: { occupants, status: 'playing' }, revision: 1 })
      expect(await store.changeSeats(table.id, 1, occupants, null)).toBe(false)
      expect((await store.readMatch(table.id))?.match.version).toBe(0)
      expect(await store.removeTable(table.id)).toBe(false)
      expect(await store.findTable(table.id)).not.toBeNull()
    })

    it('removes a waiting table', async () => {
      const { store } = subject
      const table = tableOf()
      await store.openTable(table)
      expect([await store.removeTable(table.id), await store.removeTable('nowhere')]).toEqual([true, false])
      expect(await store.findTable(table.id)).toBeNull()
      expect(await store.readWaiting(table.id)).toBeNull()
      expect(await store.listTablesOf('ola', 10)).toEqual([])
    })

    it('lists waiting tables, watchable tables and the tables of one player', async () => {
      const { store, clock } = subject
      const hidden = { ...SETTINGS, listed: false }
      const first = tableOf({ created: 1 })
      const second = tableOf({ created: 2, opener: 'eve', occupants: [null, personOccupant('eve', 'Eve')] })
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

      expect(ids(await store.listOpen(10, 0))).toEqual(ids([second, first]))
      expect(ids(await store.listOpen(1, 0))).toEqual([second.id])
      expect(ids(await store.listWatchable(10))).toEqual([playing.id])
      const mine = await store.listTablesOf('jan', 10)
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
        avatars: [null, null],
        result: null,
      })
      expect(mine.find(({ id }) => id === over.id)).toMatchObject({
        status: 'over',
        awaited: [],
        version: 2,
        result: { outcome: { places: [1, 2], scores: [3, 0] }, reason: 'outcome' },
      })
      expect((await store.listOpen(10, 0))[0]).toMatchObject({
        seats: [null, { name: 'Eve', bot: null }],
        mine: null,
        version: 0,
        awaited: [],
      })
      expect(ids(await store.listAll(3, 0))).toHaveLength(3)
      expect(new Set([...ids(await store.listAll(5, 0)), ...ids(await store.listAll(5, 5))]).size).toBe(8)
      expect(ids(await store.listAll(2, 0))).toEqual([halted.id, over.id])
      expect((await store.countTablesOf('ola')).waiting).toBe(2)
      expect(await store.countTablesOf('nobody')).toEqual({ waiting: 0, playing: 0 })
      expect(await store.countMatches()).toEqual({ waiting: 3, playing: 3, over: 1, halted: 1 })
    })

    it('leaves out tables without a free seat, and tables where nobody has been since', async () => {
      const { store, clock } = subject
      const listed = async (since: number) => ids(await store.listOpen(10, since))
      const [visited, left, full] = [tableOf({ created: 1 }), tableOf({ created: 2 }), tableOf({ created: 3 })]
      for (const table of [visited, left, full]) await store.openTable(table)
      await store.markSeen(visited.id, 0, 3000)
      await store.settled()
      expect(await listed(999)).toEqual([full.id, left.id, visited.id])
      clock.now = 1500
      await store.changeSeats(full.id, 0, [personOccupant('ola', 'Ola'), botOccupant('Rolf')], null)
      expect(await listed(999)).toEqual([left.id, visited.id])
      expect(await listed(2000)).toEqual([visited.id])
      expect(await listed(3000)).toEqual([])
    })

    it('keeps when a player was seen while the seats change, until the match begins', async () => {
      const { store, clock } = subject
      const table = tableOf()
      await store.openTable(table)
      expect(await store.lastSeen(table.id)).toEqual([1000, null])
      clock.now = 5000
      const occupants = [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')]
      await store.changeSeats(table.id, 0, occupants, null)
      expect(await store.lastSeen(table.id)).toEqual([1000, 5000])
      clock.now = 6000
      await store.changeSeats(table.id, 1, occupants, beginningOf({ ...table, occupants }))
      expect(await store.lastSeen(table.id)).toEqual([6000, 6000])
    })

    it('stores who is ready, and the totals of a series', async () => {
      const { store } = subject
      const series = { matches: 3, wins: [{ player: 'ola', bot: null, count: 2 }] }
      const table = tableOf({ series, occupants: [personOccupant('ola', 'Ola'), null, botOccupant('Rolf')] })
      await store.openTable(table)
      expect(await store.readWaiting(table.id)).toMatchObject({ ready: [false, false, true], series: { matches: 3, wins: [2, 0, 0] } })
      await store.changeSeats(table.id, 0, [{ ...personOccupant('ola', 'Ola'), ready: true }, null, botOccupant('Rolf')], null)
      expect(await store.readWaiting(table.id)).toMatchObject({ ready: [true, false, true] })
      expect((await store.findTable(table.id))?.table).toMatchObject({ series, occupants: [{ ready: true }, null, { ready: true }] })
    })

    it('opens one rematch per match', async () => {
      const { store, other } = subject
      const match = await beginTable(store)
      expect(await store.findRematch(match.id)).toBeNull()
      const rivals: readonly StoredTable[] = [tableOf({ rematchOf: match.id }), tableOf({ rematchOf: match.id })]
      const results = await Promise.all(rivals.map((table, n) => (n === 0 ? store : other).openTable(table)))
      expect(results.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true])
      const winner = rivals[results.indexOf(true)]
      expect(await store.findRematch(match.id)).toBe(winner?.id)
      await store.removeTable(winner?.id ?? '')
      expect(await store.openTable(tableOf({ rematchOf: match.id }))).toBe(true)
    })

    it('stores who has left and when each player was last seen', async () => {
      const { store, clock } = subject
      clock.now = 7000
      const table = await beginTable(store, {
        occupants: [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan'), botOccupant('Rolf')],
      })
      expect(await store.lastSeen(table.id)).toEqual([7000, 7000, null])
      await Promise.all([
        store.markSeen(table.id, 0, 7500),
        store.markSeen(table.id, 2, 8000),
        store.markSeen(table.id, 0, 8000),
        store.markSeen('nowhere', 0, 1),
      ])
      expect(await store.lastSeen(table.id)).toEqual([8000, 7000, null])
      await store.settled()
      expect(await store.lastSeen(table.id)).toEqual([8000, 7000, null])
      expect(await store.readLeft(table.id)).toEqual([false, false, false])
      await store.setLeft(table.id, 0, true)
      expect(await store.readLeft(table.id)).toEqual([true, false, false])
      expect(await store.lastSeen(table.id)).toEqual([null, 7000, null])
      await store.setLeft(table.id, 0, false)
      expect(await store.lastSeen(table.id)).toEqual([8000, 7000, null])
      expect(await store.lastSeen('nowhere')).toEqual([])
    })

    it('finds idle tables', async () => {
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
      const unfinished = await store.findUnfinished([waiting.id, busy.id, over.id, halted.id, 'nowhere'])
      expect(unfinished.toSorted()).toEqual([waiting.id, busy.id, halted.id].toSorted())
      expect(await store.listIdle(1000, 10)).toEqual([])
    })

    it('gives a match with a clock the time that all seats have to move before it is idle', async () => {
      const { store, clock } = subject
      clock.now = 1000
      const clocked = await beginTable(store, {}, { clocks: running(1000, 50_000, 50_000), deadline: 51_000 })
      const bots = await beginTable(store, {}, { deadline: 51_000 })
      expect(await store.listIdle(60_000, 10)).toEqual([{ id: bots.id, status: 'playing' }])
      expect(await store.listIdle(101_000, 10)).toHaveLength(1)
      expect(await store.listIdle(101_001, 10)).toHaveLength(2)

      const { entry } = appliedAt(1)
      if (entry.type !== 'move') throw new Error('no move')
      clock.now = 51_000
      const byClock = writeOf(clocked, 0, { applied: [{ ...appliedAt(1), entry: { ...entry, by: 'clock' } }] })
      await store.append({ ...byClock, clocks: running(51_000, 50_000, 50_000), deadline: 101_000 })
      expect((await store.findTable(clocked.id))?.table.touched).toBe(1000)
      expect(await store.listIdle(101_001, 10)).toHaveLength(2) // the clock alone keeps no table
      clock.now = 60_000
      await store.append(writeOf(clocked, 1, { clocks: running(60_000, 50_000, 50_000), deadline: 110_000 }))
      expect((await store.findTable(clocked.id))?.table.touched).toBe(60_000)
      expect(await store.listIdle(160_000, 10)).toHaveLength(1)
    })
  })
}
