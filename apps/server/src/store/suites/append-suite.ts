/** Appending: every write is stored once, in order and independently of others. */
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, botOccupant, appliedAt, personOccupant, playTo, running, stateOf, writeOf } from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))

export const describeAppend = (subject: StoreSubject): void => {
  describe('append', () => {
    it('stores every part of a write: entry, events, state, players, clocks and deadline', async () => {
      const { store } = subject
      const table = await beginTable(store, { occupants: [personOccupant('ola', 'Ola'), botOccupant('Rolf')] })
      const write = writeOf(table, 0, { clocks: running(70, 5000, 6000.5), deadline: 5070 })
      expect(await store.append(write)).toEqual({ type: 'stored', version: 1 })
      const opened = await store.readMatch(table.id)
      expect(opened?.match).toEqual(write.next)
      expect(JSON.stringify(opened?.match.state)).toBe(JSON.stringify(stateOf(1))) // including the order of keys
      expect(opened).toMatchObject({ players: write.players, clocks: write.clocks, deadline: 5070, halted: false })
      const { entry, events } = appliedAt(1)
      expect(await store.entriesBetween(table.id, 0, 1)).toEqual([{ version: 1, entry, events }]) // a log needs no states
    })

    it('reports a stale write, even for a match that does not exist', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 2)
      expect(await store.append(writeOf(table, 1, { key: 'late' }))).toEqual({ type: 'stale' })
      expect(await store.append(writeOf(table, 7, { key: 'early' }))).toEqual({ type: 'stale' })
      expect(await store.append(writeOf({ ...table, id: 'nowhere' }, 0))).toEqual({ type: 'stale' })
      expect((await store.readMatch(table.id))?.match.version).toBe(2)
      expect(await store.entriesBetween(table.id, 0, 9)).toHaveLength(2)
    })

    it('recognizes a repeated write by its idempotency key at any expected version', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 3)
      const key = '0:m2'
      expect(await store.append(writeOf(table, 1, { key }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.append(writeOf(table, 3, { key }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.findByKey(table.id, key)).toBe(2)
      expect(await store.findByKey(table.id, 'unknown')).toBeNull()
      expect((await store.readMatch(table.id))?.match.version).toBe(3)
    })

    it('accepts the same key at another table, and any number of writes without a key', async () => {
      const { store } = subject
      const [one, other] = [await beginTable(store), await beginTable(store)]
      expect(await store.append(writeOf(one, 0, { key: 'k' }))).toMatchObject({ type: 'stored' })
      expect(await store.append(writeOf(other, 0, { key: 'k' }))).toMatchObject({ type: 'stored' })
      for (const expected of [1, 2]) expect(await store.append(writeOf(one, expected, { key: null }))).toMatchObject({ type: 'stored' })
    })

    it('returns the version of the first entry of a write with two entries', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const write = lastWrite(table, 0)
      expect(await store.append(write)).toEqual({ type: 'stored', version: 1 })
      expect(await store.append(write)).toEqual({ type: 'repeated', version: 1 })
      expect((await store.readMatch(table.id))?.match).toMatchObject({ version: 2, over: true })
    })

    it('stores the other writes of a batch that contains stale and repeated ones', async () => {
      const { store } = subject
      const tables = await Promise.all(Array.from({ length: 20 }, () => beginTable(store)))
      await Promise.all(tables.map(table => playTo(store, table, 2)))
      const writes = tables.map((table, n) =>
        n % 3 === 0 ? writeOf(table, 0, { key: 'stale' }) : n % 3 === 1 ? writeOf(table, 1) : writeOf(table, 2),
      )
      const results = await Promise.all(writes.map(write => store.append(write)))
      expect(results.map(({ type }) => type)).toEqual(tables.map((_, n) => ['stale', 'repeated', 'stored'][n % 3]))
      const versions = await Promise.all(tables.map(async ({ id }) => (await store.readMatch(id))?.match.version))
      expect(versions).toEqual(tables.map((_, n) => (n % 3 === 2 ? 3 : 2)))
    })

    it('rejects a write that cannot be stored, and the other writes are not affected', async () => {
      const { store } = subject
      const [good, bad] = [await beginTable(store), await beginTable(store)]
      const results = await Promise.allSettled([
        store.append(writeOf(good, 0)),
        store.append(writeOf(bad, 0, { applied: [{ ...appliedAt(1), state: 1n }] })),
      ])
      expect(results[0]).toMatchObject({ status: 'fulfilled', value: { type: 'stored' } })
      if (results[1].status === 'rejected') expect((await store.readMatch(bad.id))?.match.version).toBe(0)
    })

    it('stores exactly one of many concurrent writes from both handles', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      for (let expected = 0; expected < 20; expected += 1) {
        const writes = Array.from({ length: 6 }, (_, n) =>
          (n % 2 === 0 ? store : other).append(writeOf(table, expected, { key: `${expected}-${n}` })),
        )
        const types = (await Promise.all(writes)).map(({ type }) => type)
        expect(types.filter(type => type === 'stored')).toHaveLength(1)
        expect(types.filter(type => type === 'stale')).toHaveLength(5)
      }
      expect(await other.entriesBetween(table.id, 0, 99)).toHaveLength(20)
    })

    it('stores one of two equal writes from two handles and reports the other as repeated or stale', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      const types = (await Promise.all([store.append(writeOf(table, 0)), other.append(writeOf(table, 0))])).map(({ type }) => type)
      expect(types).toContain('stored')
      expect(types.some(type => type === 'repeated' || type === 'stale')).toBe(true)
      expect(await other.append(writeOf(table, 0))).toEqual({ type: 'repeated', version: 1 })
    })

    it('keeps every entry of many tables written from two handles', async () => {
      const { store, other } = subject
      const tables = await Promise.all(Array.from({ length: 30 }, () => beginTable(store)))
      await Promise.all(tables.map((table, n) => playTo(n % 2 === 0 ? store : other, table, 10)))
      for (const { id } of tables)
        expect((await other.entriesBetween(id, 0, 10)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })

    it('acknowledges a write before it publishes the notice', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const order: string[] = []
      store.bus.subscribe(({ type }) => type === 'entries' && order.push('published'))
      await store.append(writeOf(table, 0)).then(() => order.push('acknowledged'))
      await settle()
      expect(order).toEqual(['acknowledged', 'published'])
    })
  })
}
