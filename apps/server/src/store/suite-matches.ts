/** Matches: opened and looked at in any version, before and after they are packed; halted, due, talked at. */
import type { Entry } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { CHAT_KEPT } from './store.ts'
import { beginningOf, beginTable, lastWrite, madeAt, playTo, SETTINGS, stateOf, tableOf, writeOf, hearing } from './suite-data.ts'
import type { Subject } from './suite-data.ts'

export const describeMatches = (subject: Subject): void => {
  describe('matches', () => {
    it('opens what has begun and nothing else', async () => {
      const { store } = subject
      const waiting = tableOf()
      await store.openTable(waiting)
      expect(await store.open(waiting.id)).toBeNull()
      expect(await store.open('nowhere')).toBeNull()
      expect(await store.open('a\0b')).toBeNull()
      const table = await beginTable(store)
      const { header, match } = beginningOf(table)
      const players = [
        { name: 'Ola', bot: null },
        { name: 'Jan', bot: null },
      ]
      expect(await store.open(table.id)).toEqual({
        header,
        settings: SETTINGS,
        match,
        players,
        clocks: null,
        deadline: null,
        halted: false,
      })
    })

    it('shows a waiting table until it begins', async () => {
      const { store } = subject
      const table = tableOf()
      await store.openTable(table)
      const { game, options, settings, commitment } = table
      expect(await store.waiting(table.id)).toEqual({ game, options, settings, commitment, seats: [{ name: 'Ola', bot: null }, null] })
      await store.seatTable(table.id, 0, table.chairs, beginningOf(table))
      expect(await store.waiting(table.id)).toBeNull()
      expect(await store.waiting('nowhere')).toBeNull()
    })

    it('gives any range and any version', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 12)
      const versions = async (after: number, last: number) => (await store.between(table.id, after, last)).map(({ version }) => version)
      expect(await versions(0, 3)).toEqual([1, 2, 3])
      expect(await versions(4, 6)).toEqual([5, 6])
      expect(await versions(10, 99)).toEqual([11, 12])
      expect(await versions(12, 12)).toEqual([])
      expect(await versions(9, 2)).toEqual([])
      expect(await store.at(table.id, 0)).toEqual({ state: stateOf(0), events: [{ type: 'dealt' }] })
      expect(await store.at(table.id, 7)).toEqual({ state: stateOf(7), events: [{ type: 'played' }] })
      expect(await store.at(table.id, 13)).toBeNull()
      expect(await store.at('nowhere', 0)).toBeNull()
    })

    it('looks the same once it is over and packed', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      await playTo(store, table, 40)
      await store.append(lastWrite(table, 40))
      const look = async () => ({
        opened: await other.open(table.id),
        all: (await other.between(table.id, 0, 99)).map(stored => ({ ...stored })),
        some: (await other.between(table.id, 17, 20)).map(stored => ({ ...stored })),
        last: (await other.between(table.id, 41, 42)).map(stored => ({ ...stored })),
        states: await Promise.all([0, 1, 33, 42, 43].map(version => other.at(table.id, version))),
        keys: await Promise.all(['0:m2', '1:m41', 'unknown'].map(key => other.findAnswer(table.id, key))),
      })
      const before = await look()
      await store.settled()
      expect(await look()).toEqual(before)
      expect(before.all.map(({ version }) => version)).toEqual(Array.from({ length: 42 }, (_, n) => n + 1))
      expect(before.states[2]).toEqual({ state: stateOf(33), events: [{ type: 'played' }] })
      expect(before.keys).toEqual([2, 41, null])
      expect(await store.append(lastWrite(table, 40))).toEqual({ type: 'repeated', version: 41 })
      expect(await store.append(writeOf(table, 5, { key: '0:m2' }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.append(writeOf(table, 5, { key: 'new' }))).toEqual({ type: 'stale' })
    })

    it('keeps who sat down in between', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const bot: Entry = { type: 'sit', at: 0, seat: 1, player: { name: 'Rolf', bot: 'easy' } }
      const back: Entry = { type: 'sit', at: 0, seat: 1, player: { name: 'Jan', bot: null } }
      const [ola, rolf] = [{ name: 'Ola', bot: null }, bot.player]
      await store.append(writeOf(table, 0, { made: [madeAt(1, bot)], players: [ola, rolf] }))
      expect((await store.open(table.id))?.players).toEqual([ola, rolf])
      await store.append(writeOf(table, 1, { made: [madeAt(2, back)] }))
      expect((await store.open(table.id))?.players).toEqual([ola, back.player])
      expect((await store.between(table.id, 0, 2)).map(({ entry }) => entry)).toEqual([bot, back])
    })

    it('finds what is due, the longest over first, neither halted nor over', async () => {
      const { store } = subject
      const due = async (now: number, limit = 10) => store.due(now, limit)
      const late = await beginTable(store, {}, { deadline: 300 })
      const early = await beginTable(store, {}, { deadline: 100 })
      const halted = await beginTable(store, {}, { deadline: 50 })
      const over = await beginTable(store, {}, { deadline: 60 })
      await beginTable(store)
      await store.halt(halted.id, { version: 0, input: null, error: 'x' })
      await store.append({ ...lastWrite(over, 0), deadline: 60 })
      expect(await due(99)).toEqual([])
      expect(await due(100)).toEqual([early.id])
      expect(await due(1000)).toEqual([early.id, late.id])
      expect(await due(1000, 1)).toEqual([early.id])
      await store.append(writeOf(early, 0, { deadline: 5000 }))
      expect(await due(1000)).toEqual([late.id])
    })

    it('halts with its evidence, and goes on when the mark is taken off', async () => {
      const { store } = subject
      const table = await beginTable(store)
      expect(await store.findEvidence(table.id)).toBeNull()
      const evidence = { version: 3, input: { seat: 1, move: ['a', null] }, error: 'Error: no such card\n  at …' }
      await store.halt(table.id, evidence)
      expect(await store.open(table.id)).toMatchObject({ halted: true })
      expect(await store.findEvidence(table.id)).toEqual(evidence)
      await store.halt(table.id, { ...evidence, version: 4, input: undefined })
      expect(await store.findEvidence(table.id)).toMatchObject({ version: 4 })
      await store.unhalt(table.id)
      expect(await store.open(table.id)).toMatchObject({ halted: false })
      await store.halt('nowhere', evidence)
      expect(await store.findEvidence('nowhere')).toBeNull()
    })

    it('keeps the talk in order, the last lines of it', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const lines = ['Cześć!', 'a\0b', '<b>\n"\'; drop table chat', '🏴‍☠️'].map((text, n) => ({
        player: n % 2 === 0 ? 'ola' : 'eve',
        seat: n % 2 === 0 ? 0 : null,
        text,
        at: n,
      }))
      for (const line of lines) await store.addChat(table.id, line)
      expect(await store.chat(table.id)).toEqual(lines)
      expect(await store.chat('nowhere')).toEqual([])
      for (let n = 0; n < CHAT_KEPT; n += 1) await store.addChat(table.id, { player: 'ola', seat: 0, text: `${n}`, at: n })
      const kept = await store.chat(table.id)
      expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([CHAT_KEPT, '0', `${CHAT_KEPT - 1}`])
    })

    it('tells every handle of entries and changed tables', async () => {
      const { store, other } = subject
      const [here, there] = [hearing(store), hearing(other)]
      const table = await beginTable(store)
      await store.append(writeOf(table, 0))
      await other.append(lastWrite(table, 1))
      await store.halt(table.id, { version: 3, input: null, error: 'x' })
      const { id } = table
      const news = [
        { type: 'table', id },
        { type: 'table', id },
        { type: 'entries', id, version: 1 },
        { type: 'entries', id, version: 3 },
        { type: 'table', id },
      ]
      expect(await here.heard(news.length)).toEqual(expect.arrayContaining(news))
      expect(await there.heard(news.length)).toEqual(expect.arrayContaining(news))
      expect(await here.heard(0)).toHaveLength(news.length)
      expect(await there.heard(0)).toHaveLength(news.length)
    })

    it('passes on what is told, to the teller too, once', async () => {
      const { store, other } = subject
      const [here, there] = [hearing(store), hearing(other)]
      const told = { type: 'chat', id: 'm', line: { player: 'ola', seat: 0, text: 'ż'.repeat(500), at: 1 } } as const
      const huge = { type: 'here', id: 'm', node: 'n', here: [{ here: true, draft: 'x'.repeat(9000) }], watching: 0 } as const
      const small = { ...huge, here: [{ here: true, draft: { boat: 1 } }] } as const
      store.bus.tell(huge) // others need not hear of it
      store.bus.tell(told)
      store.bus.tell(small)
      expect((await here.heard(3)).filter(news => news !== huge)).toEqual([told, small])
      await there.heard(2)
      expect((await there.heard(2)).filter(news => JSON.stringify(news).length < 8000)).toEqual([told, small])
    })
  })
}
