/** Rules that throw, and builds with different editions of the rules. */
import { at, replay } from '@tortuga/kit'
import type { Game } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { toy, toyOfRules1 } from '../../kit/test/toy/index.ts'
import type { State, ToyTypes, View } from '../../kit/test/toy/types.ts'
import { createTestTable, ID, packOf, seatThree, settle } from './test-table.ts'

/** The same edition, but every move throws. */
const broken: Game<ToyTypes> = {
  ...toy,
  apply: () => {
    throw new Error('the rules broke')
  },
}

describe('a fault in the rules', () => {
  it('[S3.4] halts the match, stores the evidence and informs the clients', async () => {
    const { anna, keeper, store, rooms, join } = await seatThree({ game: broken })
    await anna.play(packOf(anna.last('update').view))
    expect([anna.last('trouble').code, keeper.last('trouble').code]).toEqual(['halted', 'halted'])
    expect(await store.findEvidence(ID)).toMatchObject({
      version: 0,
      input: { seat: 1 },
      error: expect.stringContaining('the rules broke'),
    })
    await anna.play({ type: 'nod' })
    expect(anna.last('trouble')).toMatchObject({ code: 'halted', id: expect.any(String) })
    const later = await join(rooms, 1)
    expect([later.last('trouble').code, later.last('update').version]).toEqual(['halted', 0])
  })

  it('halts the match also if it occurs while a bot thinks', async () => {
    const blind: typeof toy = {
      ...toy,
      view: (state, viewer) => {
        if (viewer === 1) throw new Error('the view broke')
        return toy.view(state, viewer)
      },
    }
    const table = await createTestTable({ game: blind, bots: [1], think: () => new Promise(() => {}) })
    await table.begin()
    const keeper = await table.join(table.openNode('one'), 0)
    expect(keeper.last('trouble').code).toBe('halted')
    expect(await table.store.findEvidence(ID)).toMatchObject({ input: { seat: 1 }, error: expect.stringContaining('the view broke') })
  })
})

describe('a halted match', () => {
  const haltMatch = async () => {
    const table = await seatThree({ game: broken })
    await table.anna.play(packOf(table.anna.last('update').view))
    expect((await table.store.readMatch(ID))?.halted).toBe(true)
    return table
  }

  it('stays halted in the process that halted it, even after everybody has left', async () => {
    const { rooms, keeper, anna, bert, join, store } = await haltMatch()
    for (const client of [keeper, anna, bert]) await client.leave()
    const again = await join(rooms, 1)
    expect(again.last('trouble').code).toBe('halted')
    await again.play(packOf(again.last('update').view))
    expect([again.all('trouble').length, (await store.readMatch(ID))?.match.version]).toEqual([2, 0])
  })

  it('is halted for the clients of every node that has it open', async () => {
    const { anna, openNode, join } = await seatThree({ game: broken })
    const spectator = await join(openNode('two'), 'table')
    await anna.play(packOf(anna.last('update').view))
    expect(spectator.last('trouble').code).toBe('halted')
  })

  it('is tried again by another process, and goes on if the rules work there', async () => {
    const { openNode, join, store, bert } = await haltMatch()
    const anna = await join(openNode('mended', [toy]), 1)
    expect([anna.all('trouble'), anna.last('update').version]).toEqual([[], 0])
    await anna.play(packOf(anna.last('update').view))
    expect(anna.all('done')).toHaveLength(1)
    expect((await store.readMatch(ID))?.halted).toBe(false)
    expect(bert.last('update').version).toBe(1)
  })

  it('halts again if the rules still throw there', async () => {
    const { openNode, join, store, reports } = await haltMatch()
    const rooms = openNode('restarted')
    const anna = await join(rooms, 1)
    expect(anna.all('trouble')).toEqual([])
    await anna.play(packOf(anna.last('update').view))
    expect(anna.last('trouble').code).toBe('halted')
    expect(await store.readMatch(ID)).toMatchObject({ halted: true, match: { version: 0 } })
    expect(reports.filter(({ type }) => type === 'halted')).toHaveLength(2)
    const later = await join(rooms, 2)
    expect(later.last('trouble').code).toBe('halted')
  })
})

describe('a match of an earlier edition', () => {
  it('is played to its end by a build with newer rules, under its own', async () => {
    const asked: (readonly [string, number])[] = []
    const table = await seatThree({
      game: toyOfRules1,
      bots: [2],
      think: ({ game, rules, view }) => {
        asked.push([game, rules])
        return Promise.resolve(toyOfRules1.timeUp(view as View))
      },
    })
    await table.anna.play(packOf(table.anna.last('update').view))
    for (const client of [table.keeper, table.anna, table.bert]) await client.leave()

    const newer = table.openNode('newer', [toy, toyOfRules1])
    const people = [await table.join(newer, 0), await table.join(newer, 1)]
    for (let turn = 0; turn < 100 && !at(people, 0).last('update').over; turn += 1) {
      const [seat] = at(people, 0).last('update').awaited
      const client = at(people, seat ?? 0)
      const moves = [...toyOfRules1.moves(client.last('update').view as View)].filter(({ type }) => type !== 'arrange')
      await client.play(at(moves.toReversed(), 0))
    }
    expect(people.map(client => client.all('trouble'))).toEqual([[], []])
    expect(new Set(asked.map(String))).toEqual(new Set(['harbour,1']))

    const stored = await table.store.readMatch(ID)
    if (stored === null) throw new Error('the match is gone')
    expect(stored.match).toMatchObject({ over: true, rules: 1 })
    expect(stored.match.state as State).not.toHaveProperty('fines')
    const entries = (await table.store.entriesBetween(ID, 0, 1000)).map(({ entry }) => entry)
    expect(entries.at(-1)).toMatchObject({ type: 'end', reason: 'outcome' })
    expect(replay(toyOfRules1, { header: stored.header, entries }).fault).toBeNull()
  })
})

describe('a build without the rules of a match', () => {
  /** A match of rules 2 with a clock and a bot, and a node that has only rules 1. */
  const openOlderNode = async () => {
    const table = await createTestTable({
      bots: [2],
      settings: { clock: { type: 'move', seconds: 10 } },
      think: ({ view }) => Promise.resolve(toy.timeUp(view as View)),
    })
    await table.begin()
    return { ...table, older: table.openNode('older', [toyOfRules1]) }
  }

  it('sends clients away to come back later, and shows them nothing', async () => {
    const { older, join } = await openOlderNode()
    for (const viewer of [0, 1, 'table'] as const) {
      const client = await join(older, viewer)
      expect(client.received).toEqual([{ type: 'bye', code: 'newer-rules', comeBackIn: 5000 }])
      expect(client.isOpen()).toBe(false)
      await client.say({ type: 'moves', id: 'm', limit: 5 })
      expect(client.received).toHaveLength(1)
    }
    expect(older.connections()).toBe(0)
  })

  it('sends away a client that waited for the match to begin', async () => {
    const table = await createTestTable()
    const client = await table.join(table.openNode('older', [toyOfRules1]), 1)
    expect(client.last('waiting').game).toBe('harbour')
    await table.begin()
    await settle()
    expect([client.last('bye').code, client.all('welcome'), client.isOpen()]).toEqual(['newer-rules', [], false])
  })

  it('[S11.3] changes nothing: no move, no bot, no end, no halt', async () => {
    const { older, join, store, pass, reports, now, openNode } = await openOlderNode()
    const before = await store.readMatch(ID)
    await join(older, 1)
    await pass(60_000)
    expect(await store.dueMatches(now(), 10)).toEqual([ID])
    await older.wake(ID)
    expect(reports).toEqual([])
    for (const seat of [0, 1]) await store.setLeft(ID, seat, true)
    await older.leave(ID, 1)
    await older.reclaim(ID, 2, { name: 'name-2', bot: null })
    await older.abandon(ID)
    await settle()
    expect(await store.readMatch(ID)).toEqual(before)
    expect(await store.entriesBetween(ID, 0, 100)).toEqual([])
    expect(await store.findEvidence(ID)).toBeNull()
    expect(reports.map(report => report.type)).not.toContain('halted')

    await openNode('newer', [toyOfRules1, toy]).wake(ID)
    await settle()
    expect((await store.readMatch(ID))?.match).toMatchObject({ version: 1, over: true }) // everybody has left
  })

  it('reports what it could not do', async () => {
    const { older, reports } = await openOlderNode()
    await older.abandon(ID)
    expect(reports).toEqual([{ type: 'failed', id: ID, error: 'a match of rules that this build does not have cannot be ended' }])
  })
})
