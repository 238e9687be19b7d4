/** Matches: reading any version before and after packing, deadlines, halting, chat, notices. */
import type { Entry } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { CHAT_HISTORY_LIMIT } from '../port/store.ts'
import { CHUNK_SIZE } from '../sql/packing.ts'
import {
  beginningOf,
  beginTable,
  lastWrite,
  appliedAt,
  personOccupant,
  playLong,
  playTo,
  SETTINGS,
  stateOf,
  tableOf,
  unchangedAt,
  writeOf,
  recordNews,
} from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

export const describeMatches = (subject: StoreSubject): void => {
  describe('matches', () => {
    it('opens only matches that have begun', async () => {
      const { store } = subject
      const waiting = tableOf()
      await store.openTable(waiting)
      expect(await store.readMatch(waiting.id)).toBeNull()
      expect(await store.readMatch('nowhere')).toBeNull()
      expect(await store.readMatch('a\0b')).toBeNull()
      const table = await beginTable(store)
      const { header, match } = beginningOf(table)
      const players = [
        { name: 'Ola', bot: null },
        { name: 'Jan', bot: null },
      ]
      expect(await store.readMatch(table.id)).toEqual({
        header,
        settings: SETTINGS,
        match,
        players,
        owners: ['ola', 'jan'],
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
      expect(await store.readWaiting(table.id)).toEqual({
        game,
        options,
        settings,
        commitment,
        seats: [{ name: 'Ola', bot: null }, null],
        ready: [false, false],
        series: null,
      })
      await store.changeSeats(table.id, 0, table.occupants, beginningOf(table))
      expect(await store.readWaiting(table.id)).toBeNull()
      expect(await store.readWaiting('nowhere')).toBeNull()
    })

    it('returns a match of any rules as it was written, while it runs and after its end', async () => {
      const { store } = subject
      const table = tableOf({ occupants: [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')] })
      const { header, match, ...beginning } = beginningOf(table)
      await store.openTable({ ...table, occupants: [null, null] })
      await store.changeSeats(table.id, 0, table.occupants, {
        ...beginning,
        header: { ...header, rules: 7 },
        match: { ...match, rules: 7 },
      })
      expect(await store.readMatch(table.id)).toMatchObject({ header: { rules: 7 }, match: { ...match, rules: 7 } })
      const last = lastWrite(table, 0)
      await store.append({ ...last, next: { ...last.next, rules: 7 } })
      expect((await store.readMatch(table.id))?.match).toEqual({ ...last.next, rules: 7 })
      await store.settled()
      expect([await store.stepAt(table.id, 0), await store.stepAt(table.id, 2)]).toEqual([
        { state: stateOf(0), events: [{ type: 'dealt' }] },
        { state: stateOf(2), events: [{ type: 'played' }] },
      ])
    })

    it('returns any range of entries and any version', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await playTo(store, table, 12)
      const versions = async (after: number, last: number) =>
        (await store.entriesBetween(table.id, after, last)).map(({ version }) => version)
      expect(await versions(0, 3)).toEqual([1, 2, 3])
      expect(await versions(4, 6)).toEqual([5, 6])
      expect(await versions(10, 99)).toEqual([11, 12])
      expect(await versions(12, 12)).toEqual([])
      expect(await versions(9, 2)).toEqual([])
      expect(await store.stepAt(table.id, 0)).toEqual({ state: stateOf(0), events: [{ type: 'dealt' }] })
      expect(await store.stepAt(table.id, 7)).toEqual({ state: stateOf(7), events: [{ type: 'played' }] })
      expect(await store.stepAt(table.id, 13)).toBeNull()
      expect(await store.stepAt('nowhere', 0)).toBeNull()
    })

    it('returns the same data before and after packing', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      await playTo(store, table, 40)
      await store.append(lastWrite(table, 40))
      const readAll = async () => ({
        opened: await other.readMatch(table.id),
        all: (await other.entriesBetween(table.id, 0, 99)).map(stored => ({ ...stored })),
        some: (await other.entriesBetween(table.id, 17, 20)).map(stored => ({ ...stored })),
        last: (await other.entriesBetween(table.id, 41, 42)).map(stored => ({ ...stored })),
        states: await Promise.all([0, 1, 33, 42, 43].map(version => other.stepAt(table.id, version))),
        keys: await Promise.all(['0:m2', '1:m41', 'unknown'].map(key => other.findByKey(table.id, key))),
      })
      const before = await readAll()
      await store.settled()
      expect(await readAll()).toEqual(before)
      expect(before.all.map(({ version }) => version)).toEqual(Array.from({ length: 42 }, (_, n) => n + 1))
      expect(before.states[2]).toEqual({ state: stateOf(33), events: [{ type: 'played' }] })
      expect(before.keys).toEqual([2, 41, null])
      expect(await store.append(lastWrite(table, 40))).toEqual({ type: 'repeated', version: 41 })
      expect(await store.append(writeOf(table, 5, { key: '0:m2' }))).toEqual({ type: 'repeated', version: 2 })
      expect(await store.append(writeOf(table, 5, { key: 'new' }))).toEqual({ type: 'stale' })
    })

    it('finds the state of every version of a match with votes, while it runs and after its end', async () => {
      const { store, other } = subject
      const rules = 7
      const table = await beginTable(store, {}, { match: { ...beginningOf(tableOf()).match, rules } })
      const propose: Entry = { type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 1 }, asks: [1] }
      const vote: Entry = { type: 'vote', at: 0, seat: 1, agree: false }
      const [asked, refused] = [unchangedAt(2, propose), unchangedAt(2, vote)]
      const next = (version: number) => ({ ...writeOf(table, version - 1).next, state: stateOf(2), version, rules })
      for (const expected of [0, 1]) await store.append(writeOf(table, expected, { next: { ...writeOf(table, expected).next, rules } }))
      await store.append(writeOf(table, 2, { applied: [asked], next: next(3) }))
      expect((await other.readMatch(table.id))?.match.state).toEqual(stateOf(2))
      await store.append(writeOf(table, 3, { applied: [refused, asked], next: next(5) }))
      await store.append(writeOf(table, 5, { applied: [refused], next: next(6) }))
      const states = async () =>
        (await Promise.all([0, 1, 2, 3, 4, 5, 6].map(version => other.stepAt(table.id, version)))).map(step => step?.state)
      const expected = [0, 1, 2, 2, 2, 2, 2].map(version => stateOf(version))
      expect((await other.readMatch(table.id))?.match.state).toEqual(stateOf(2))
      expect(await states()).toEqual(expected)
      const last = lastWrite(table, 6)
      await store.append({ ...last, next: { ...last.next, rules } })
      await store.settled()
      expect(await states()).toEqual(expected)
      expect((await other.readMatch(table.id))?.match.state).toEqual(stateOf(8))
      expect((await other.entriesBetween(table.id, 2, 6)).map(({ entry }) => entry)).toEqual([propose, vote, propose, vote])
    })

    it('reads any part of a match that is longer than one chunk, before, during and after packing', async () => {
      const { store, other } = subject
      const table = await beginTable(store)
      const length = 2 * CHUNK_SIZE + 8
      await playLong(store, table, length)
      const before = await other.stepAt(table.id, CHUNK_SIZE)
      await store.append(lastWrite(table, length))
      const ranges = [
        [0, length + 2],
        [CHUNK_SIZE - 2, CHUNK_SIZE + 2],
        [CHUNK_SIZE, 2 * CHUNK_SIZE],
        [length, length + 2],
      ] as const
      const versions = async () =>
        Promise.all(ranges.map(async ([after, last]) => (await other.entriesBetween(table.id, after, last)).map(({ version }) => version)))
      const expected = ranges.map(([after, last]) => Array.from({ length: last - after }, (_, n) => after + 1 + n))
      const during = versions()
      await store.settled()
      expect(await during).toEqual(expected)
      expect(await versions()).toEqual(expected)
      expect(await other.stepAt(table.id, CHUNK_SIZE)).toEqual(before)
      for (const version of [0, CHUNK_SIZE - 1, CHUNK_SIZE, 2 * CHUNK_SIZE + 1])
        expect((await other.stepAt(table.id, version))?.state).toEqual(stateOf(version))
      expect(await other.stepAt(table.id, length + 3)).toBeNull()
      const keys = [CHUNK_SIZE + 1, length + 1].map(version => `${version % 2}:m${version}`)
      expect(await Promise.all(keys.map(key => other.findByKey(table.id, key)))).toEqual([CHUNK_SIZE + 1, length + 1])
      expect(await other.findByKey(table.id, 'unknown')).toBeNull()
    })

    it('stores players who sat down during the match', async () => {
      const { store } = subject
      const table = await beginTable(store)
      const bot: Entry = { type: 'sit', at: 0, seat: 1, player: { name: 'Rolf', bot: 'easy' } }
      const back: Entry = { type: 'sit', at: 0, seat: 1, player: { name: 'Jan', bot: null } }
      const [ola, rolf] = [{ name: 'Ola', bot: null }, bot.player]
      await store.append(writeOf(table, 0, { applied: [appliedAt(1, bot)], players: [ola, rolf] }))
      expect((await store.readMatch(table.id))?.players).toEqual([ola, rolf])
      await store.append(writeOf(table, 1, { applied: [appliedAt(2, back)] }))
      expect((await store.readMatch(table.id))?.players).toEqual([ola, back.player])
      expect((await store.entriesBetween(table.id, 0, 2)).map(({ entry }) => entry)).toEqual([bot, back])
    })

    it('[S12.2, S12.7] gives a seat to a substitute together with the entry, and keeps the former names before it', async () => {
      const { store } = subject
      const table = await beginTable(store)
      await store.setLeft(table.id, 1, true)
      const sit = (name: string): Entry => ({ type: 'sit', at: 0, seat: 1, player: { name, bot: null } })
      const ola = { name: 'Ola', bot: null }
      const taken = (version: number, player: string, name: string) =>
        writeOf(table, version, {
          applied: [appliedAt(version + 1, sit(name))],
          players: [ola, { name, bot: null }],
          owner: { seat: 1, player, name },
        })
      await store.append(writeOf(table, 0, { applied: [appliedAt(1, sit('Jan'))] }))
      expect(await store.append({ ...taken(0, 'eve', 'Eve'), key: 'late' })).toEqual({ type: 'stale' })
      expect([(await store.readMatch(table.id))?.owners, await store.findGivenSeat(table.id, 'jan')]).toEqual([['ola', 'jan'], null])
      await store.append(taken(1, 'ewa', 'Ewa'))
      await store.append(writeOf(table, 2, { players: [ola, { name: 'Ewa', bot: null }] }))
      await store.append(taken(3, 'iza', 'Iza'))
      const opened = await store.readMatch(table.id)
      expect(opened?.header.players).toEqual([ola, { name: 'Jan', bot: null }])
      expect([opened?.players, opened?.owners]).toEqual([
        [ola, { name: 'Iza', bot: null }],
        ['ola', 'iza'],
      ])
      const names = (await store.entriesBetween(table.id, 0, 4)).map(({ entry }) => (entry.type === 'sit' ? entry.player.name : null))
      expect(names).toEqual(['Jan', 'Ewa', null, 'Iza'])
      const found = await store.findTable(table.id)
      expect(found?.table.occupants[1]).toEqual({ player: 'iza', name: 'Iza', bot: null, contribution: '', ready: false })
      expect(opened?.header.contributions).toEqual(table.occupants.map(occupant => occupant?.contribution))
      expect(await store.readLeft(table.id)).toEqual([false, false])
      expect((await store.lastSeen(table.id))[1]).not.toBeNull()
      expect(await Promise.all(['ola', 'jan', 'ewa', 'iza'].map(player => store.findGivenSeat(table.id, player)))).toEqual([
        null,
        1,
        1,
        null,
      ])
      expect((await store.listTablesOf('jan', 9)).map(({ id }) => id)).not.toContain(table.id)
      expect((await store.listTablesOf('iza', 9)).find(({ id }) => id === table.id)?.mine).toBe(1)
      await store.deleteMatch(table.id)
      expect(await store.findGivenSeat(table.id, 'jan')).toBeNull()
    })

    it('keeps the last chat messages in order', async () => {
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
      for (let n = 0; n < CHAT_HISTORY_LIMIT; n += 1) await store.addChat(table.id, { player: 'ola', seat: 0, text: `${n}`, at: n })
      const kept = await store.chat(table.id)
      expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([CHAT_HISTORY_LIMIT, '0', `${CHAT_HISTORY_LIMIT - 1}`])
    })

    it('publishes entries and changed tables to every handle', async () => {
      const { store, other } = subject
      const [here, there] = [recordNews(store), recordNews(other)]
      const table = await beginTable(store)
      await store.append(writeOf(table, 0))
      await other.append(lastWrite(table, 1))
      await store.halt(table.id, { version: 3, input: null, error: 'x' })
      const { id } = table
      const notices = [
        { type: 'table', id },
        { type: 'table', id },
        { type: 'entries', id, version: 1 },
        { type: 'entries', id, version: 3 },
        { type: 'table', id },
      ]
      expect(await here.received(notices.length)).toEqual(expect.arrayContaining(notices))
      expect(await there.received(notices.length)).toEqual(expect.arrayContaining(notices))
      expect(await here.received(0)).toHaveLength(notices.length)
      expect(await there.received(0)).toHaveLength(notices.length)
    })

    it('delivers every published notice once to every handle, including the publisher', async () => {
      const { store, other } = subject
      const [here, there] = [recordNews(store), recordNews(other)]
      const chat = { type: 'chat', id: 'm', line: { player: 'ola', seat: 0, text: 'ż'.repeat(500), at: 1 } } as const
      const huge = { type: 'here', id: 'm', node: 'n', here: [{ here: true, draft: 'x'.repeat(9000) }], watching: 0 } as const
      const small = { ...huge, here: [{ here: true, draft: { boat: 1 } }] } as const
      store.bus.publish(huge) // too large for a notification: other nodes may miss it
      store.bus.publish(chat)
      store.bus.publish(small)
      expect((await here.received(3)).filter(notice => notice !== huge)).toEqual([chat, small])
      await there.received(2)
      expect((await there.received(2)).filter(notice => JSON.stringify(notice).length < 8000)).toEqual([chat, small])
    })
  })
}
