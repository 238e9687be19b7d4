/** Writes: stored once, in order, each for itself. */
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, machine, madeAt, person, playTo, running, stateOf, writeOf } from './suite-data.ts'
import type { Subject } from './suite-data.ts'

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))

export const describeWriting = (subject: Subject): void => {
  describe('writing', () => {
    it('stores a write whole: entry, events, state, players, clocks and deadline', async () => {
      const { store } = subject
      const table = await beginTable(store, { chairs: [person('ola', 'Ola'), machine('Rolf')] })
      const write = writeOf(table, 0, { clocks: running(70, 5000, 6000.5), deadline: 5070 })
      expect(await store.append(write)).toEqual({ type: 'stored', version: 1 })
      const opened = await store.open(table.id)
      expect(opened?.match).toEqual(write.next)
      expect(JSON.stringify(opened?.match.state)).toBe(JSON.stringify(stateOf(1))) // the order of keys, too
      expect(opened).toMatchObject({ players: write.players, clocks: write.clocks, deadline: 5070, halted: false })
      expect(await store.between(table.id, 0, 1)).toEqual([{ version: 1, ...madeAt(1) }])
    })

    it('knows a stale write, also for a match that is not there', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 2)
      expect(await store.append(writeOf(table, 1, { key: 'late' }))).toEqual({ type: 'stale' })
      expect(await store.append(writeOf(table, 7, { key: 'early' }))).toEqual({ type: 'stale' })
      expect(await store.append(writeOf({ ...table, id: 'nowhere' }, 0))).toEqual({ type: 'stale' })
      expect((await store.open(table.id))?.match.version).toBe(2)
      expect(await store.between(table.id, 0, 9)).toHaveLength(2)
    })

    it('knows a repeated write by its key, whatever version it was made for', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 3)
      const key = '0:m2'
      expect(await store.append(writeOf(table, 1, { key }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.append(writeOf(table, 3, { key }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.findAnswer(table.id, key)).toBe(2)
      expect(await store.findAnswer(table.id, 'unknown')).toBeNull()
      expect((await store.open(table.id))?.match.version).toBe(3)
    })

    it('takes the same key at another table, and any number of writes without one', async () => {
      const { store } = subject
      const [one, other] = [await beginTable(store), await beginTable(store)]
      expect(await store.append(writeOf(one, 0, { key: 'k' }))).toMatchObject({ type: 'stored' })
      expect(await store.append(writeOf(other, 0, { key: 'k' }))).toMatchObject({ type: 'stored' })
      for (const expected of [1, 2]) expect(await store.append(writeOf(one, expected, { key: null }))).toMatchObject({ type: 'stored' })
    })

    it('answers two entries of one write by the first', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const write = lastWrite(table, 0)
      expect(await store.append(write)).toEqual({ type: 'stored', version: 1 })
      expect(await store.append(write)).toEqual({ type: 'repeated', version: 1 })
      expect((await store.open(table.id))?.match).toMatchObject({ version: 2, over: true })
    })

    it('lets a stale or repeated write in a batch harm no other', async () => {
      const { store } = subject
      const tables = await Promise.all(Array.from({ length: 20 }, () => beginTable(store)))
      await Promise.all(tables.map(table => playTo(store, table, 2)))
      const writes = tables.map((table, n) =>
        n % 3 === 0 ? writeOf(table, 0, { key: 'stale' }) : n % 3 === 1 ? writeOf(table, 1) : writeOf(table, 2),
      )
      const results = await Promise.all(writes.map(write => store.append(write)))
      expect(results.map(({ type }) => type)).toEqual(tables.map((_, n) => ['stale', 'repeated', 'stored'][n % 3]))
      const versions = await Promise.all(tables.map(async ({ id }) => (await store.open(id))?.match.version))
      expect(versions).toEqual(tables.map((_, n) => (n % 3 === 2 ? 3 : 2)))
    })

    it('rejects a write that cannot be stored, alone', async () => {
      const { store } = subject
      const [good, bad] = [await beginTable(store), await beginTable(store)]
      const results = await Promise.allSettled([
        store.append(writeOf(good, 0)),
        store.append(writeOf(bad, 0, { made: [{ ...madeAt(1), state: 1n }] })),
      ])
      expect(results[0]).toMatchObject({ status: 'fulfilled', value: { type: 'stored' } })
      if (results[1].status === 'rejected') expect((await store.open(bad.id))?.match.version).toBe(0)
    })

    it('lets exactly one of many through, from whatever handle', async () => {
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
      expect(await other.between(table.id, 0, 99)).toHaveLength(20)
    })

    it('stores one of two equal writes and calls the other repeated or stale, from whatever handle', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      const types = (await Promise.all([store.append(writeOf(table, 0)), other.append(writeOf(table, 0))])).map(({ type }) => type)
      expect(types).toContain('stored')
      expect(types.some(type => type === 'repeated' || type === 'stale')).toBe(true)
      expect(await other.append(writeOf(table, 0))).toEqual({ type: 'repeated', version: 1 })
    })

    it('many tables at once from two handles keep every entry', async () => {
      const { store, other } = subject
      const tables = await Promise.all(Array.from({ length: 30 }, () => beginTable(store)))
      await Promise.all(tables.map((table, n) => playTo(n % 2 === 0 ? store : other, table, 10)))
      for (const { id } of tables)
        expect((await other.between(id, 0, 10)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })

    it('acknowledges before it tells', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const order: string[] = []
      store.bus.listen(({ type }) => type === 'entries' && order.push('told'))
      await store.append(writeOf(table, 0)).then(() => order.push('acknowledged'))
      await settle()
      expect(order).toEqual(['acknowledged', 'told'])
    })
  })
}
