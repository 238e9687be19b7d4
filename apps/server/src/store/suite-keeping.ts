/** Keeping: the heartbeat and the clocks, deletion, readiness. */
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, playTo, running, writeOf } from './suite-data.ts'
import type { Subject } from './suite-data.ts'

export const describeKeeping = (subject: Subject): void => {
  describe('keeping', () => {
    it('adds a silence to every running clock and deadline, once', async () => {
      const { store, other } = subject
      const clocked = await beginTable(store, {}, { clocks: running(1000, 60_000, 50_000), deadline: 51_000 })
      const bots = await beginTable(store, {}, { deadline: 21_000 })
      const still = await beginTable(store)
      const over = await beginTable(store)
      await store.append({ ...lastWrite(over, 0), clocks: running(1500, 1, 2) })
      expect(await store.beat(1000)).toBe(0)
      expect(await store.beat(2000)).toBe(0)
      expect(await store.beat(5000)).toBe(0)

      const gaps = await Promise.all([store.beat(95_000), other.beat(95_000), store.beat(95_000), other.beat(95_000)])
      expect(gaps.toSorted((one, two) => one - two)).toEqual([0, 0, 0, 90_000])
      expect(await store.open(clocked.id)).toMatchObject({ clocks: { since: 91_000, left: [60_000, 50_000] }, deadline: 141_000 })
      expect(await store.open(bots.id)).toMatchObject({ clocks: null, deadline: 111_000 })
      expect(await store.open(still.id)).toMatchObject({ clocks: null, deadline: null })
      expect(await store.open(over.id)).toMatchObject({ clocks: { since: 1500 }, deadline: null })
      expect(await store.due(110_000, 10)).toEqual([])
      expect(await other.beat(96_000)).toBe(0)
    })

    it('says after a silence that everything should be read again', async () => {
      const { store, other } = subject
      const lost = Promise.all([store, other].map(handle => new Promise<void>(resolve => handle.onLost(resolve))))
      await store.beat(1000)
      await store.beat(10_000)
      await lost
    })

    it('takes a clock that was put back as it is', async () => {
      const { store } = subject
      await store.beat(1_000_000)
      expect(await store.beat(1000)).toBe(0)
      expect(await store.beat(9000)).toBe(8000)
    })

    it('deletes a match with all that belongs to it', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const kept = await beginTable(store)
      await playTo(store, table, 3)
      await store.append(lastWrite(table, 3))
      await store.addChat(table.id, { player: 'ola', seat: 0, text: 'hej', at: 1 })
      await store.halt(table.id, { version: 1, input: null, error: 'x' })
      await store.settled()
      expect(await store.deleteMatch(table.id)).toBe(true)
      expect(await store.deleteMatch(table.id)).toBe(false)
      const left = [
        await store.open(table.id),
        await store.findTable(table.id),
        await store.at(table.id, 0),
        await store.findAnswer(table.id, '0:m2'),
        await store.findEvidence(table.id),
      ]
      expect(left).toEqual([null, null, null, null, null])
      expect([...(await store.between(table.id, 0, 9)), ...(await store.chat(table.id))]).toEqual([])
      expect(await store.append(writeOf(table, 5))).toEqual({ type: 'stale' })
      expect((await store.listAll(9, 0)).map(({ id }) => id)).toEqual([kept.id])
    })

    it('is ready, and has a time', async () => {
      const { store } = subject
      expect(await store.isReady()).toBe(true)
      const [one, two] = [await store.databaseNow(), await store.databaseNow()]
      expect(one).toBeGreaterThan(0)
      expect(two).toBeGreaterThanOrEqual(one)
    })
  })
}
