/** Maintenance: heartbeat and clocks, deadlines, halts, deletion, readiness. */
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, playTo, running, tableOf, writeOf } from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

export const describeMaintenance = (subject: StoreSubject): void => {
  describe('maintenance', () => {
    it('adds a gap without heartbeat to every running clock and deadline, once', async () => {
      const { store, other } = subject
      const clocked = await beginTable(store, {}, { clocks: running(1000, 60_000, 50_000), deadline: 51_000 })
      const bots = await beginTable(store, {}, { deadline: 21_000 })
      const still = await beginTable(store)
      const over = await beginTable(store)
      await store.append({ ...lastWrite(over, 0), clocks: running(1500, 1, 2) })
      expect(await store.heartbeat(1000)).toBe(0)
      expect(await store.heartbeat(2000)).toBe(0)
      expect(await store.heartbeat(5000)).toBe(0)

      const gaps = await Promise.all([store.heartbeat(95_000), other.heartbeat(95_000), store.heartbeat(95_000), other.heartbeat(95_000)])
      expect(gaps.toSorted((one, two) => one - two)).toEqual([0, 0, 0, 90_000])
      expect(await store.readMatch(clocked.id)).toMatchObject({ clocks: { since: 91_000, left: [60_000, 50_000] }, deadline: 141_000 })
      expect(await store.readMatch(bots.id)).toMatchObject({ clocks: null, deadline: 111_000 })
      expect(await store.readMatch(still.id)).toMatchObject({ clocks: null, deadline: null })
      expect(await store.readMatch(over.id)).toMatchObject({ clocks: { since: 1500 }, deadline: null })
      expect(await store.dueMatches(110_000, 10)).toEqual([])
      expect(await other.heartbeat(96_000)).toBe(0)
    })

    it('makes nobody absent or idle by a gap without heartbeat', async () => {
      const { store, clock } = subject
      const [HOUR, start] = [3_600_000, 1000]
      await store.addGuest('ola', 'Ola', 'hash')
      const [waiting, playing, over] = [tableOf(), await beginTable(store), await beginTable(store)]
      await store.openTable(waiting)
      await store.append(lastWrite(over, 0))
      const touched = async () => Promise.all([waiting, playing, over].map(async ({ id }) => (await store.findTable(id))?.table.touched))
      const seen = async () => [...(await store.lastSeen(playing.id)), (await store.findGuest('hash'))?.seen]

      await store.heartbeat(start + 500)
      await store.heartbeat(start + 10_500)
      expect(await seen()).toEqual([start + 10_000, start + 10_000, start])
      expect(await touched()).toEqual([start, start, start])
      expect((await store.lastSeen(over.id))[0]).toBe(start)

      clock.now = start + 10_500 + HOUR
      await store.markSeen(playing.id, 1, clock.now) // this process was running, but its heartbeat failed
      await store.settled()
      await store.heartbeat(clock.now)
      expect(await seen()).toEqual([start + 10_000 + HOUR, clock.now, start + HOUR])
      expect(await touched()).toEqual([start + HOUR, start + HOUR, start])
      expect((await store.lastSeen(over.id))[0]).toBe(start)
    })

    it('signals after a gap that everything must be read again', async () => {
      const { store, other } = subject
      const lost = Promise.all([store, other].map(handle => new Promise<void>(resolve => handle.onGap(resolve))))
      await store.heartbeat(1000)
      await store.heartbeat(10_000)
      await lost
    })

    it('says how far a clock was set back, and changes nothing', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await store.heartbeat(1_000_000)
      const before = await store.readMatch(table.id)
      expect(await store.heartbeat(1000)).toBe(-999_000)
      expect(await store.readMatch(table.id)).toEqual(before)
      expect(await store.heartbeat(1_001_000)).toBe(0)
    })

    it('deletes a match and everything stored for it', async () => {
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
      const remaining = [
        await store.readMatch(table.id),
        await store.findTable(table.id),
        await store.stepAt(table.id, 0),
        await store.findByKey(table.id, '0:m2'),
        await store.findEvidence(table.id),
      ]
      expect(remaining).toEqual([null, null, null, null, null])
      expect([...(await store.entriesBetween(table.id, 0, 9)), ...(await store.chat(table.id))]).toEqual([])
      expect(await store.append(writeOf(table, 5))).toEqual({ type: 'stale' })
      expect((await store.listAll(9, 0)).map(({ id }) => id)).toEqual([kept.id])
    })

    it('finds matches past their deadline, oldest deadline first, without halted and finished ones', async () => {
      const { store } = subject
      const due = async (now: number, limit = 10) => store.dueMatches(now, limit)
      const late = await beginTable(store, {}, { deadline: 300 })
      const early = await beginTable(store, {}, { deadline: 100 })
      const halted = await beginTable(store, {}, { deadline: 50 })
      const over = await beginTable(store, {}, { deadline: 60 })
      await beginTable(store)
      await store.halt(halted.id, { version: 0, input: null, error: 'x' })
      await store.append({ ...lastWrite(over, 0), deadline: 60 })
      expect(await due(99)).toEqual([])
      expect(await due(100)).toEqual([early.id])
      expect(await store.dueMatches(300, 10, 1)).toEqual([late.id])
      expect(await due(1000)).toEqual([early.id, late.id])
      expect(await due(1000, 1)).toEqual([early.id])
      await store.append(writeOf(early, 0, { deadline: 5000 }))
      expect(await due(1000)).toEqual([late.id])
    })

    it('halts a match and keeps the evidence of the first fault; the next write ends the halt', async () => {
      const { store } = subject
      const table = await beginTable(store)
      expect(await store.findEvidence(table.id)).toBeNull()
      const evidence = { version: 3, input: { seat: 1, move: ['a', null] }, error: 'Error: no such card\n  at …' }
      await store.halt(table.id, evidence)
      expect(await store.readMatch(table.id)).toMatchObject({ halted: true })
      expect(await store.findEvidence(table.id)).toEqual(evidence)
      await store.halt(table.id, { ...evidence, version: 4, input: undefined })
      expect(await store.findEvidence(table.id)).toEqual(evidence) // what came after the halt is no cause of it
      await store.append(writeOf(table, 0))
      expect(await store.readMatch(table.id)).toMatchObject({ halted: false })
      await store.halt(table.id, { ...evidence, version: 4, input: undefined })
      expect(await store.findEvidence(table.id)).toMatchObject({ version: 4 })
      await store.halt('nowhere', evidence)
      expect(await store.findEvidence('nowhere')).toBeNull()
    })

    it('retries a halted match: it is due at once, and its evidence stays', async () => {
      const { store } = subject
      const table = await beginTable(store)
      expect(await store.retry(table.id, 5000)).toBe(false)
      await store.halt(table.id, { version: 0, input: { seat: 1 }, error: 'x' })
      expect(await store.dueMatches(9e15, 10)).toEqual([])
      expect(await store.retry(table.id, 5000)).toBe(true)
      expect((await store.readMatch(table.id))?.halted).toBe(false)
      expect(await store.dueMatches(9e15, 10)).toEqual([table.id])
      expect(await store.findEvidence(table.id)).toEqual({ version: 0, input: { seat: 1 }, error: 'x' })
      expect(await store.retry('none', 5000)).toBe(false)
    })

    it('lets the clocks of a retried match go on as they stood', async () => {
      const { store } = subject
      const clocked = await beginTable(store, {}, { clocks: running(1000, 60_000, 50_000), deadline: 51_000 })
      await store.halt(clocked.id, { version: 0, input: null, error: 'x' })
      await store.retry(clocked.id, 900_000)
      expect(await store.readMatch(clocked.id)).toMatchObject({ clocks: running(900_000, 60_000, 50_000), deadline: 900_000 })
    })

    it('lists finished matches by their end, and counts running ones by their players', async () => {
      const { store } = subject
      const [over, running] = [await beginTable(store), await beginTable(store)]
      const seated = over.occupants.flatMap(occupant => occupant?.player ?? [])
      expect(seated.length).toBeGreaterThan(0)
      const playing = async (): Promise<readonly number[]> =>
        Promise.all([...new Set(seated)].map(async player => (await store.countTablesOf(player)).playing))
      expect(await playing()).toEqual([...new Set(seated)].map(() => 2))
      await playTo(store, over, 3)
      await store.append(lastWrite(over, 3))
      expect(await playing()).toEqual([...new Set(seated)].map(() => 1))
      expect(await store.listFinished(9e15, 10)).toEqual([over.id])
      expect(await store.listFinished(0, 10)).toEqual([])
      expect(running.id).not.toBe(over.id)
    })

    it('is ready and returns a time', async () => {
      const { store } = subject
      expect(await store.isReady()).toBe(true)
      expect(await store.findSchema()).toMatch(/^(memory|\d{4}-)/)
      const [one, two] = [await store.databaseNow(), await store.databaseNow()]
      expect(one).toBeGreaterThan(0)
      expect(two).toBeGreaterThanOrEqual(one)
    })
  })
}
