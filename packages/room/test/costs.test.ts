/** What one client may cost the others: lists of moves, long logs, drafts, bursts, and failures of the store. */
import { range } from '@tortuga/kit'
import type { Game } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toy } from '../../kit/test/toy/index.ts'
import type { ToyTypes } from '../../kit/test/toy/types.ts'
import { ID, packOf, seatThree, settle } from './test-table.ts'

describe('lists of moves', () => {
  const countingGame = () => {
    let made = 0
    const game: Game<ToyTypes> = {
      ...toy,
      *moves(view) {
        for (const move of toy.moves(view)) {
          made += 1
          yield move
        }
      },
    }
    return { game, made: () => made }
  }

  it('[S2.4] are made once for each seat and version', async () => {
    const { game, made } = countingGame()
    const { anna, pass } = await seatThree({ game })
    await anna.say({ type: 'moves', id: 'all', limit: 1000 })
    const once = made()
    for (const limit of range(8)) await anna.say({ type: 'moves', id: `${limit}`, limit: limit + 1 })
    expect([made(), anna.all('moves').length]).toEqual([once, 9])
    expect(anna.last('moves').moves).toEqual(anna.all('moves')[0]?.moves.slice(0, 8))
    await pass(1000)
    await anna.play(packOf(anna.last('update').view))
    await anna.say({ type: 'moves', id: 'next', limit: 1000 })
    expect(anna.last('moves').moves).toEqual([])
  })

  it('[S1.6] are limited per seat and second at one version', async () => {
    const { rooms, join, anna } = await seatThree()
    const clients = [anna, await join(rooms, 1)]
    for (const index of range(16)) await clients[index % 2]!.say({ type: 'moves', id: `m${index}`, limit: 3 })
    expect(clients.flatMap(client => client.all('moves'))).toHaveLength(11) // the first one at a version does not count
    expect(anna.last('trouble')).toMatchObject({ code: 'too-often' })
  })
})

it('[S2.5] a burst of messages lets other work of the process pass between any two of them', async () => {
  const order: string[] = []
  const { anna, bert } = await seatThree({
    nextTurn: async hasToYield => {
      if (!hasToYield) return
      await new Promise(resolve => setImmediate(resolve))
      order.push('turn')
    },
  })
  order.length = 0
  await Promise.all(range(5).map(index => bert.say({ type: 'moves', id: `${index}`, limit: 1 })))
  await settle()
  expect([order.length, bert.all('moves').length]).toEqual([4, 5])
  await anna.say({ type: 'moves', id: 'alone', limit: 1 })
  expect(order).toHaveLength(4)
})

describe('a very long match', () => {
  /** Pretends that the journal has this many entries: all are votes without effect. */
  const lengthened = async (length: number) => {
    const table = await seatThree()
    await table.anna.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    const { store } = table
    const [proposed] = await store.entriesBetween(ID, 0, 1)
    const open = store.readMatch.bind(store)
    store.readMatch = async id => {
      const stored = await open(id)
      return stored && { ...stored, match: { ...stored.match, version: length } }
    }
    const read: number[] = []
    store.entriesBetween = (_, after, upTo) => {
      read.push(upTo - after)
      return Promise.resolve(range(upTo - after).map(index => ({ ...proposed!, version: after + 1 + index })))
    }
    return { ...table, read }
  }

  it('[S1.4] is sent with its latest 500 entries', async () => {
    const { openNode, join, read } = await lengthened(40_000)
    const rooms = openNode('two')
    const fresh = await join(rooms, 1)
    expect(fresh.last('update')).toMatchObject({ version: 40_000, since: null })
    expect([fresh.last('update').shown.length, fresh.last('update').shown[0]?.version]).toEqual([500, 39_501])
    const back = await join(rooms, 2, { have: 10 })
    expect([back.last('update').since, back.last('update').shown.length]).toEqual([null, 500])
    const recent = await join(rooms, 0, { have: 39_990 })
    expect([recent.last('update').since, recent.last('update').shown.length]).toEqual([39_990, 10])
    expect(Math.max(...read)).toBe(500)
  })

  it('[S1.8] is read backwards in pages of 200 entries, by players and spectators', async () => {
    const { openNode, join, read } = await lengthened(40_000)
    const rooms = openNode('two')
    for (const viewer of [1, 'table'] as const) {
      const client = await join(rooms, viewer)
      read.length = 0
      await client.say({ type: 'log', before: 39_501 })
      const { shown } = client.last('log')
      expect([shown.length, shown[0]?.version, shown.at(-1)?.version, read]).toEqual([200, 39_301, 39_500, [200]])
      await client.say({ type: 'log', before: 150 })
      expect(client.last('log').shown.map(({ version }) => version)).toEqual(range(150))
      await client.say({ type: 'log', before: 1 })
      expect(client.last('log').shown).toMatchObject([{ version: 0, entry: null }])
      await client.say({ type: 'log', before: 9e9 })
      expect(client.last('log').shown.at(-1)?.version).toBe(40_000)
    }
  })

  it('[S1.8] shows each viewer only what that viewer may know', async () => {
    const { anna, bert, keeper } = await seatThree()
    await Promise.all([anna, bert, keeper].map(client => client.say({ type: 'log', before: 1 })))
    for (const client of [anna, bert, keeper]) expect(client.last('log').shown).toEqual(client.all('update')[0]?.shown)
  })

  it('[S1.6, S1.8] is not read more than ten times in ten seconds by one client', async () => {
    const { openNode, join, pass } = await lengthened(40_000)
    const rooms = openNode('two')
    const [greedy, other] = [await join(rooms, 1), await join(rooms, 'table')]
    for (const page of range(11)) await greedy.say({ type: 'log', before: 1000 + page })
    await other.say({ type: 'log', before: 1000 })
    expect([greedy.all('log').length, greedy.last('trouble').code, other.all('log').length]).toEqual([10, 'too-often', 1])
    await pass(10_001)
    await greedy.say({ type: 'log', before: 1000 })
    expect(greedy.all('log')).toHaveLength(11)
  })
})

describe('drafts', () => {
  it('[S8.2] are sent at most four times a second, and the last one always', async () => {
    const { keeper, anna, pass } = await seatThree()
    const before = keeper.all('here').length
    for (const boat of [1, 2, 1, 2, 1, 2]) await anna.say({ type: 'draft', draft: { boat } })
    expect(keeper.all('here').length - before).toBe(1)
    await pass(250)
    expect([keeper.all('here').length - before, keeper.last('here').seats[1]?.draft]).toEqual([2, { boat: 2 }])
  })

  it('[S1.6] are not sent if they are too long', async () => {
    const game = { ...toy, schemas: { ...toy.schemas, draft: v.any() } }
    const { keeper, anna } = await seatThree({ game })
    const before = keeper.all('here').length
    await anna.say({ type: 'draft', draft: { boat: 1, note: 'x'.repeat(5000) } })
    expect([anna.last('trouble').code, keeper.all('here').length]).toEqual(['too-long', before])
  })
})

describe('a failure of the store', () => {
  it('[S3.3] is not charged to the clock of the player who sends the move again', async () => {
    const { anna, store, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 60, increment: 0 } } })
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('the disk is full'))
    await pass(10_000)
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'again')
    expect(anna.last('trouble').code).toBe('try-again')
    await pass(30_000)
    await anna.say({ type: 'move', id: 'again', question: 0, move })
    store.append = append
    await pass(5000)
    await anna.say({ type: 'move', id: 'again', question: 0, move })
    expect(anna.last('update').clocks?.[1]).toBe(50_000)
  })

  it('[S3.3] that lets the store answer late, as a lock does, costs the player no time either', async () => {
    const { anna, store, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 60, increment: 0 } } })
    const append = store.append.bind(store)
    let unlock = (): void => {}
    store.append = async write => {
      await new Promise<void>(resolve => (unlock = resolve))
      return append(write)
    }
    await pass(10_000)
    await anna.play(packOf(anna.last('update').view))
    await pass(8000)
    unlock()
    await settle()
    expect([anna.all('done').length, anna.last('update').clocks?.[1]]).toEqual([1, 50_000])
  })

  it('[S3.3] does not let another move count from the time of the first', async () => {
    const { anna, store, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 60, increment: 0 } } })
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('the disk is full'))
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'again')
    store.append = append
    await pass(30_000)
    await anna.say({ type: 'move', id: 'again', question: 0, move: { ...move, lamp: true } })
    expect(anna.last('update').clocks?.[1]).toBe(30_000)
  })
})

it('[S3.4] a rules fault in hello is reported to the client', async () => {
  let isBroken = false
  const game: Game<ToyTypes> = {
    ...toy,
    view: (state, viewer) => {
      if (isBroken) throw new Error('no view')
      return toy.view(state, viewer)
    },
  }
  const { rooms, join, anna } = await seatThree({ game })
  isBroken = true
  const late = await join(rooms, 'table')
  expect([late.last('trouble').code, anna.last('trouble').code]).toEqual(['halted', 'halted'])
  await anna.say({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
  const later = await join(rooms, 2)
  expect(later.all('trouble').map(({ code }) => code)).toContain('halted')
})
